import type { Router } from '@adonisjs/core/http'
import { moveWish, storeWish } from '#plugins/catalogue/validators/wish_validator'

const wishlist = () => import('#plugins/catalogue/controllers/wishlist_controller')
const items = () => import('#plugins/catalogue/controllers/wishlist_items_controller')
const moves = () => import('#plugins/catalogue/controllers/wishlist_moves_controller')

const API = '/api/catalogue/wishlist'

/** What visitors keep for later. */
export function wishlistRoutes(router: Router): void {
  router.get(API, [wishlist, 'show']).as('catalogue.wishlist.show').public()
  router.post(`${API}/items`, [items, 'store']).as('catalogue.wishlist_items.store').public().accepts(storeWish)
  router.delete(`${API}/items/:product`, [items, 'destroy']).as('catalogue.wishlist_items.destroy').public()
  router
    .post(`${API}/items/:product/move`, [moves, 'store'])
    .as('catalogue.wishlist_moves.store')
    .public()
    .accepts(moveWish)
}
