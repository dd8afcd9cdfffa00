import { categoryLinks } from '#plugins/catalogue/search/category_links'

/** Addresses of categories. */
export default categoryLinks('categories', 'category')
