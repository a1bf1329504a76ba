import type { Names } from '@chronik/kernel'

/** What the wedding board brings is called in a sentence. */
export const marriagePieces: Names = {
  bread: ['1 Brot|Brote', 'a loaf of bread|loaves of bread', 'een brood|broden'],
  tool: ['1 Werkzeug|Werkzeuge', 'a tool|tools', 'een stuk gereedschap|stukken gereedschap'],
  'meeple-pink': [
    'ein pinkes Familienmitglied|pinke Familienmitglieder',
    'a pink member|pink members',
    'een roze familielid|roze familieleden',
  ],
}
