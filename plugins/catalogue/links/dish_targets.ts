import { categoryTargets } from '#plugins/catalogue/links/category_linked'

/** Dishes, for links. */
export default categoryTargets('dish', { fr_FR: 'Plat', en_GB: 'Dish' })
