// Other plugins enter the sales here: what they contribute to, and the sums that carts and documents share.
export { allocateAmount } from '#plugins/sales/totals/allocate_amount'
export { BaseMoney } from '#plugins/sales/shipping/base_money'
export { withinPostcodes } from '#plugins/sales/shared/within_postcodes'
export type { Destination } from '#plugins/sales/contracts/destination'
export type {
  CartForDiscounts,
  CodeRefusal,
  DiscountableLine,
  DiscountableShipping,
  Discounts,
  DiscountSource,
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
