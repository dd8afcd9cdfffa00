/** Words of every screen with a list of wines. */
export const listWords = [
  'catalogue.list',
  'catalogue.reviews',
  'catalogue.card',
  'catalogue.price',
  'catalogue.stock',
  'catalogue.facets',
  'catalogue.sort',
  'catalogue.empty',
]
