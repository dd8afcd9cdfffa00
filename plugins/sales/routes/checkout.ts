import type { Router } from '@adonisjs/core/http'
import {
  updateAddresses,
  updateCartComment,
  updateCartPurpose,
  updateChoice,
} from '#plugins/sales/validators/checkout_validator'

const comment = () => import('#plugins/sales/controllers/cart_comment_controller')
const purpose = () => import('#plugins/sales/controllers/cart_purpose_controller')
const checkout = () => import('#plugins/sales/controllers/checkout_controller')

const API = '/api/sales/checkout'

/** What leads from a cart to an order or a quote. Guests may only ask for a quote: each write says so itself. */
export function checkoutRoutes(router: Router): void {
  router
    .put('/api/sales/cart/comment', [comment, 'update'])
    .as('sales.cart_comment.update')
    .public()
    .accepts(updateCartComment)
  router
    .put('/api/sales/cart/purpose', [purpose, 'update'])
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
