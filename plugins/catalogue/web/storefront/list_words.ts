/** Words of every screen with a list of wines. */
export const listWords = [
  'catalogue.list',
  'catalogue.card',
  'catalogue.price',
  'catalogue.stock',
  'catalogue.facets',
  'catalogue.sort',
  'catalogue.empty',
]
