// Other plugins enter the sales here: what they contribute to, and the sums that carts and documents share.
export { allocateAmount } from '#plugins/sales/totals/allocate_amount'
export { orderNotCancellable, orderNotFound } from '#plugins/sales/orders/errors'
export { CancelOrder, type Cancellation } from '#plugins/sales/orders/actions/cancel_order'
export { cartNotFound } from '#plugins/sales/cart/errors'
export { FindCustomerCart, type OpenCart } from '#plugins/sales/cart/queries/find_customer_cart'
export { FindOrderFor, type OrderSeeker } from '#plugins/sales/orders/queries/find_order_for'
export { isOrderKey, orderKey } from '#plugins/sales/orders/services/order_key'
export { openQuantities, type LinePieces, type LineQuantities } from '#plugins/sales/orders/services/quantities'
export { ownLines, partsOf, type StoredOrder, type StoredOrderLine } from '#plugins/sales/orders/services/stored_order'
export { HasOrdered } from '#plugins/sales/orders/queries/has_ordered'
export { FindDelivered } from '#plugins/sales/shipments/queries/find_delivered'
export { SendReplacement, type Replacement } from '#plugins/sales/shipments/actions/send_replacement'
export { stockPieces } from '#plugins/sales/shipments/stock_pieces'
export { COUNTS as ORDER_COUNTS, keptOf as keptOfOrder } from '#plugins/sales/reports/sold'
export { RefundOrder, type IssuedRefund, type NewRefund } from '#plugins/sales/refunds/actions/refund_order'
export type { AfterSale, AfterSaleOffer, AfterSaleQuestion } from '#plugins/sales/contracts/after_sale'
export type { OrderPlacement, PlacedLine, PlacedOrder } from '#plugins/sales/contracts/order_placement'
export { BaseMoney } from '#plugins/sales/shipping/base_money'
export { withinPostcodes } from '#plugins/sales/shared/within_postcodes'
export { FindPlacedCarts, type PlacedCart } from '#plugins/sales/discounts/find_placed_carts'
export type { Destination } from '#plugins/sales/contracts/destination'
export type {
  CartForDiscounts,
  ClosestDiscount,
  CodeRefusal,
  DiscountableLine,
  DiscountableShipping,
  Discounts,
  DiscountSource,
  Gift,
  Redeeming,
  RefusedCode,
  UsedDiscount,
} from '#plugins/sales/contracts/discount_source'
export { ForgedNotification } from '#plugins/sales/contracts/payment_method'
export {
  isOffered,
  methodSettings,
  providerSettings,
  type MethodSettings,
} from '#plugins/sales/payments/method_settings'
export { ProviderClient, ProviderRefused, ProviderSilent } from '#plugins/sales/payments/services/provider_client'
export { FindDuePayment, type DuePayment } from '#plugins/sales/payments/queries/find_due_payment'
export { notificationAddress, siteAddress } from '#plugins/sales/payments/services/payment_addresses'
export { providerAddress } from '#plugins/sales/payments/services/provider_address'
export type { ProviderAnswer, ProviderCall } from '#plugins/sales/payments/services/provider_client'
export type { PostalAddress } from '#plugins/sales/contracts/address'
export type {
  AccountCheck,
  AskedPayment,
  FailureReason,
  LogoPath,
  PaidLine,
  PaymentBeginning,
  PaymentContext,
  PaymentDescription,
  PaymentInstructions,
  PaymentMethod,
  PaymentMovement,
  PaymentNews,
  PaymentNewsKind,
  PaymentToBegin,
  PaymentToExplain,
  RawNotification,
  ReceivedNotification,
  ReturnRequest,
} from '#plugins/sales/contracts/payment_method'
export type {
  ShippingGate,
  ShippingMethod,
  ShippingOffer,
  ShippingRequest,
} from '#plugins/sales/contracts/shipping_method'
export type { Discount } from '#plugins/sales/contracts/totals'
export { MoveMoney } from '#plugins/sales/payments/actions/move_money'
export { openPdf, PAGE, rule, setText, type Pdf } from '#plugins/sales/documents/papers/draw/sheet'
