/** SQL of a list of texts as people read it: `["FR","MC"]` → "FR, MC". */
export const listed = (column: string): string =>
  `replace(replace(replace(replace(${column}, '","', ', '), '["', ''), '"]', ''), '[]', '')`
