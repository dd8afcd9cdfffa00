import { categoryLinks } from '#plugins/catalogue/search/category_links'

/** Addresses of dishes. */
export default categoryLinks('dishes', 'dish')
