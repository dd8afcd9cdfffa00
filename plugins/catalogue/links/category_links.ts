import { categoryHolder } from '#plugins/catalogue/links/category_holder'
import categoryTargets from '#plugins/catalogue/links/category_targets'

/** Links in descriptions of categories. */
export default categoryHolder(categoryTargets)
