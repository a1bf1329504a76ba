import type { Evening } from '../../../art/moments.ts'

/** The sea in the evening, with the sun on the water. */
const SEA =
  '<rect y="96" width="320" height="54" fill="#4f6f86"/><path d="M0 96H320V112C240 104 80 104 0 112Z" fill="#6d8796"/><path d="M214 100H310M226 108H300M236 117H292M244 127H286" stroke="#f2cf9a" stroke-width="2.400" stroke-linecap="round" opacity=".6"/><path d="M20 122q9-6 18 0t18 0M96 138q9-6 18 0t18 0M204 142q9-6 18 0t18 0M36 144q7-5 14 0t14 0" fill="none" stroke="#a9c3cc" stroke-width="2" stroke-linecap="round" opacity=".7"/>'
const SHIP =
  '<g stroke-linejoin="round"><path d="M160 112V48" stroke="#4a2c16" stroke-width="4" stroke-linecap="round"/><path d="M163 52C190 58 198 78 194 96H163Z" fill="#f3e6cc" stroke="#8a6a3c" stroke-width="2"/><path d="M157 56C140 64 132 80 134 94H157Z" fill="#dcc8a0" stroke="#8a6a3c" stroke-width="2"/><path d="M112 104H208L196 128C178 134 142 134 124 128Z" fill="#7a4a2a" stroke="#3f2412" stroke-width="2.400"/><path d="M115 111H204" stroke="#a8703f" stroke-width="3"/><path d="M160 47l14 5-14 5Z" fill="#a3342a"/></g><path d="M100 130q10-6 20 0t20 0 20 0 20 0 20 0" fill="none" stroke="#c9dce0" stroke-width="2.400" stroke-linecap="round"/>'
const LIGHTHOUSE =
  '<path d="M86 132C100 112 132 106 166 106S238 114 250 132C220 142 116 142 86 132Z" fill="#7d7a5c"/><path d="M104 132C118 120 140 116 168 116S222 122 234 132" fill="none" stroke="#a7a27c" stroke-width="3" stroke-linecap="round"/><path d="M160 44L60 26V62ZM176 44L276 26V62Z" fill="#ffe9b0" opacity=".42"/><g stroke="#4a2c22" stroke-width="2" stroke-linejoin="round"><path d="M152 116L158 54H178L184 116Z" fill="#f6ead4"/><path d="M154.500 92L156.500 74H179.500L181.500 92Z" fill="#b8443a"/><rect x="155" y="50" width="26" height="5" rx="2" fill="#6d452b"/><rect x="159" y="36" width="18" height="14" fill="#ffe08a"/><path d="M156 37L168 25 180 37Z" fill="#b8443a"/><path d="M163 116V104a5 5 0 0 1 10 0V116Z" fill="#6d452b"/></g>'

/** Who dies at sea is aboard, or keeps a light. */
export const duskAtSea = (place: string): Evening | null =>
  place === 'ship'
    ? { stands: SHIP, ground: SEA }
    : place.startsWith('lighthouse-')
      ? { stands: LIGHTHOUSE, ground: SEA }
      : null
