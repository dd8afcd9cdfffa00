/** SQL of postcodes as people read them: "20*", "97100–97199". */
export const postcodes = (alias: string): string =>
  `case when ${alias}.postcode_to = '' then ${alias}.postcode_from
    else ${alias}.postcode_from || '–' || ${alias}.postcode_to end`
