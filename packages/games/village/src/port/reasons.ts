import type { Names } from '@chronik/kernel'

/** Why the sea has no use. */
export const portReasons: Names = {
  'no-captain-left': [
    'kein Kapitän ist mehr anzuheuern',
    'no captain is left to be hired',
    'er is geen kapitein meer om aan te monsteren',
  ],
}
