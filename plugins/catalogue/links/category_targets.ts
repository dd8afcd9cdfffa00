import { categoryTargets } from '#plugins/catalogue/links/category_linked'

/** Categories of products, for links. */
export default categoryTargets('category', { fr_FR: 'Catégorie de produits', en_GB: 'Product category' })
