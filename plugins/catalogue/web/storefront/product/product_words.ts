/** Words of the product page. */
export const productWords = [
  'catalogue.product',
  'catalogue.reviews',
  'catalogue.card',
  'catalogue.price',
  'catalogue.stock',
  'catalogue.alert',
  'catalogue.tiers',
  'catalogue.bundle',
  'catalogue.grouped',
  'catalogue.downloads',
]
