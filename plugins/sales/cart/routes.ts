import type { Router } from '@adonisjs/core/http'
import {
  listCartSuggestions,
  showDeliveryTerms,
  storeCartCoupon,
  storeCartItems,
  updateCartItem,
} from '#plugins/sales/cart/cart_validator'

const cart = () => import('#plugins/sales/cart/controllers/cart_controller')
const items = () => import('#plugins/sales/cart/controllers/cart_items_controller')
const suggestions = () => import('#plugins/sales/cart/controllers/cart_suggestions_controller')
const delivery = () => import('#plugins/sales/cart/controllers/delivery_terms_controller')

const customers = () => import('#plugins/sales/cart/controllers/customer_carts_controller')

const API = '/api/sales/cart'

/** What visitors put into their cart, and what staff see of it. */
export function cartRoutes(router: Router): void {
  router.get(API, [cart, 'show']).as('sales.cart.show').public()
  router
    .get(`${API}/suggestions`, [suggestions, 'index'])
    .as('sales.cart_suggestions.index')
    .public()
    .accepts(listCartSuggestions)
  router
    .get('/api/sales/delivery-terms', [delivery, 'show'])
    .as('sales.delivery_terms.show')
    .public()
    .accepts(showDeliveryTerms)
  router.post(`${API}/items`, [items, 'store']).as('sales.cart_items.store').public().accepts(storeCartItems)
  router.put(`${API}/items/:key`, [items, 'update']).as('sales.cart_items.update').public().accepts(updateCartItem)
  router.delete(`${API}/items/:key`, [items, 'destroy']).as('sales.cart_items.destroy').public()
  router.post(`${API}/coupon`, [cart, 'applyCoupon']).as('sales.cart_coupon.store').public().accepts(storeCartCoupon)
  router
    .get('/api/admin/sales/customers/:id/cart', [customers, 'show'])
    .as('sales.admin.customer_carts.show')
    .permission('sales.orders.list')
  router.delete(`${API}/coupon`, [cart, 'removeCoupon']).as('sales.cart_coupon.destroy').public()
}
