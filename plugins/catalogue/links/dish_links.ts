import { categoryHolder } from '#plugins/catalogue/links/category_holder'
import dishTargets from '#plugins/catalogue/links/dish_targets'

/** Links in descriptions of dishes. */
export default categoryHolder(dishTargets)
