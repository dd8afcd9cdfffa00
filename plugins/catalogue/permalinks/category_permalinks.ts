import { categoryLinks } from '#plugins/catalogue/permalinks/category_links'

/** Addresses of categories. */
export default categoryLinks('categories', 'category')
