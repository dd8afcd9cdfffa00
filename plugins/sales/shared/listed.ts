/** SQL of a list of codes as people read it: `["FR","MC"]` → "FR, MC". */
export const listed = (column: string): string =>
  `replace(replace(replace(replace(${column}, '","', ', '), '["', ''), '"]', ''), '[]', '')`

/** SQL of postcodes as people read them: "20*", "97100–97199". */
export const postcodes = (alias: string): string =>
  `case when ${alias}.postcode_to = '' then ${alias}.postcode_from
    else ${alias}.postcode_from || '–' || ${alias}.postcode_to end`
