/** Deeper than anything that is asked for; what reads it further on may go as deep as it is. */
const DEEPEST = 32

/** Whether a text of JSON nests deeper than anybody means; brackets in strings do not count. */
export function isTooDeep(json: string): boolean {
  let depth = 0
  let quoted = false
  for (let at = 0; at < json.length; at++) {
    const sign = json.charCodeAt(at)
    if (quoted) {
      if (sign === BACKSLASH) at++
      else if (sign === QUOTE) quoted = false
    } else if (sign === QUOTE) quoted = true
    else if (sign === BRACKET || sign === BRACE) {
      depth++
      if (depth > DEEPEST) return true
    } else if (sign === BRACKET + 2 || sign === BRACE + 2) depth--
  }
  return false
}

const QUOTE = 34
const BACKSLASH = 92
const BRACKET = 91
const BRACE = 123
