import type { Router } from '@adonisjs/core/http'
import { indexSellables, storeDraft, storeDraftOrder } from '#plugins/sales/drafts/draft_validator'
import { storeCartCoupon, storeCartItems, updateCartItem } from '#plugins/sales/cart/cart_validator'
import { updateAddresses, updateCartComment, updateChoice } from '#plugins/sales/checkout/checkout_validator'

const DraftsController = () => import('#plugins/sales/drafts/controllers/drafts_controller')
const ItemsController = () => import('#plugins/sales/drafts/controllers/draft_items_controller')
const CheckoutController = () => import('#plugins/sales/drafts/controllers/draft_checkout_controller')
const CouponController = () => import('#plugins/sales/drafts/controllers/draft_coupon_controller')
const OrdersController = () => import('#plugins/sales/drafts/controllers/draft_orders_controller')
const SellablesController = () => import('#plugins/sales/drafts/controllers/draft_sellables_controller')

const DRAFTS = '/api/admin/sales/drafts'
const DRAFT = `${DRAFTS}/:id`
const MAY = 'sales.orders.create'

/** Staff make an order for a customer: a draft is filled as a cart is, and becomes an order. */
export function adminDraftRoutes(router: Router): void {
  router.get(DRAFTS, [DraftsController, 'index']).as('sales.admin.drafts.index').permission(MAY)
  router.post(DRAFTS, [DraftsController, 'store']).as('sales.admin.drafts.store').permission(MAY).accepts(storeDraft)
  router.get(DRAFT, [DraftsController, 'show']).as('sales.admin.drafts.show').permission(MAY)
  router.delete(DRAFT, [DraftsController, 'destroy']).as('sales.admin.drafts.destroy').permission(MAY)
  router
    .get(`${DRAFT}/sellables`, [SellablesController, 'index'])
    .as('sales.admin.draft_sellables.index')
    .permission(MAY)
    .accepts(indexSellables)
  itemRoutes(router)
  choiceRoutes(router)
  router
    .post(`${DRAFT}/order`, [OrdersController, 'store'])
    .as('sales.admin.draft_orders.store')
    .permission(MAY)
    .accepts(storeDraftOrder)
}

function itemRoutes(router: Router): void {
  router
    .post(`${DRAFT}/items`, [ItemsController, 'store'])
    .as('sales.admin.draft_items.store')
    .permission(MAY)
    .accepts(storeCartItems)
  router
    .put(`${DRAFT}/items/:key`, [ItemsController, 'update'])
    .as('sales.admin.draft_items.update')
    .permission(MAY)
    .accepts(updateCartItem)
  router
    .delete(`${DRAFT}/items/:key`, [ItemsController, 'destroy'])
    .as('sales.admin.draft_items.destroy')
    .permission(MAY)
}

function choiceRoutes(router: Router): void {
  router
    .put(`${DRAFT}/addresses`, [CheckoutController, 'addresses'])
    .as('sales.admin.draft_addresses.update')
    .permission(MAY)
    .accepts(updateAddresses)
  router
    .put(`${DRAFT}/shipping`, [CheckoutController, 'shipping'])
    .as('sales.admin.draft_shipping.update')
    .permission(MAY)
    .accepts(updateChoice)
  router
    .put(`${DRAFT}/payment`, [CheckoutController, 'payment'])
    .as('sales.admin.draft_payment.update')
    .permission(MAY)
    .accepts(updateChoice)
  router
    .put(`${DRAFT}/comment`, [CheckoutController, 'comment'])
    .as('sales.admin.draft_comment.update')
    .permission(MAY)
    .accepts(updateCartComment)
  router
    .post(`${DRAFT}/coupon`, [CouponController, 'store'])
    .as('sales.admin.draft_coupon.store')
    .permission(MAY)
    .accepts(storeCartCoupon)
  router.delete(`${DRAFT}/coupon`, [CouponController, 'destroy']).as('sales.admin.draft_coupon.destroy').permission(MAY)
}
