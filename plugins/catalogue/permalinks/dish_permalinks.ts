import { categoryLinks } from '#plugins/catalogue/permalinks/category_links'

/** Addresses of dishes. */
export default categoryLinks('dishes', 'dish')
