/** Every character that some layer might take for its own. */
export const STRANGE = [
  `'; drop table deeds; --`,
  `" or "1"="1`,
  '\\\\ \\" \\u0041 %s $1 ? :name @p #{x}',
  '<script>alert(1)</script>',
  'Müller, 村, 🏡, \u202Eabc, e\u0301',
  '\u0000 \u0001 \u001F \u007F \u2028',
  '\uD800',
  'null',
  '{"a":[1,2]}',
  'x'.repeat(500_000),
]
