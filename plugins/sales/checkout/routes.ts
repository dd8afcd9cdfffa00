import type { Router } from '@adonisjs/core/http'
import {
  updateAddresses,
  updateCartComment,
  updateCartPurpose,
  updateChoice,
} from '#plugins/sales/checkout/checkout_validator'

const cart = () => import('#plugins/sales/cart/controllers/cart_controller')
const checkout = () => import('#plugins/sales/checkout/controllers/checkout_controller')

const API = '/api/sales/checkout'

/** What leads from a cart to an order or a quote. Guests may only ask for a quote: each write says so itself. */
export function checkoutRoutes(router: Router): void {
  router
    .put('/api/sales/cart/comment', [cart, 'comment'])
    .as('sales.cart_comment.update')
    .public()
    .accepts(updateCartComment)
  router
    .put('/api/sales/cart/purpose', [cart, 'turn'])
    .as('sales.cart_purpose.update')
    .public()
    .accepts(updateCartPurpose)
  router
    .put(`${API}/addresses`, [checkout, 'addresses'])
    .as('sales.checkout.addresses')
    .public()
    .accepts(updateAddresses)
  router.put(`${API}/shipping`, [checkout, 'shipping']).as('sales.checkout.shipping').public().accepts(updateChoice)
  router.put(`${API}/payment`, [checkout, 'payment']).as('sales.checkout.payment').public().accepts(updateChoice)
}
