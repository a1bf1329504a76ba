/** Where something leads that was typed or pasted: a link to a table, or a code of six signs. Null for neither. */
export function tableIn(typed: string): { readonly table: string } | { readonly code: string } | null {
  const [, linked] = /\/t\/([A-Za-z0-9_-]{1,64})(?:[/?#]|$)/.exec(typed.trim()) ?? []
  if (linked !== undefined) return { table: linked }
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '')
  return /^[A-Z0-9]{6}$/.test(code) ? { code } : null
}
