import type { Names } from '@chronik/kernel'

/** Why the wedding has no use. */
export const marriageReasons: Names = {
  'already-in-ceremony': [
    'ein Familienmitglied {who:von dir |}steht schon im Zeremonienbereich',
    'a family member {who:of yours |}is already in the ceremony area',
    'een familielid {who:van jou |}staat al in het ceremoniegebied',
  ],
}
