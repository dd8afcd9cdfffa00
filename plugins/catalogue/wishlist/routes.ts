import type { Router } from '@adonisjs/core/http'
import { moveWish, storeWish } from '#plugins/catalogue/wishlist/wish_validator'

const wishlist = () => import('#plugins/catalogue/wishlist/wishlist_controller')

const API = '/api/catalogue/wishlist'

/** What visitors keep for later. */
export function wishlistRoutes(router: Router): void {
  router.get(API, [wishlist, 'show']).as('catalogue.wishlist.show').public()
  router.post(`${API}/items`, [wishlist, 'store']).as('catalogue.wishlist_items.store').public().accepts(storeWish)
  router.delete(`${API}/items/:product`, [wishlist, 'destroy']).as('catalogue.wishlist_items.destroy').public()
  router
    .post(`${API}/items/:product/move`, [wishlist, 'move'])
    .as('catalogue.wishlist_moves.store')
    .public()
    .accepts(moveWish)
}
