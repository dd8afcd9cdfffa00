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
export type {
  PaymentBeginning,
  PaymentContext,
  PaymentDescription,
  PaymentInstructions,
  PaymentMethod,
  PaymentMovement,
  PaymentNews,
  PaymentToBegin,
  RawNotification,
  ReturnRequest,
} from '#plugins/sales/contracts/payment_method'
export type {
  ShippingGate,
  ShippingMethod,
  ShippingOffer,
  ShippingRequest,
} from '#plugins/sales/contracts/shipping_method'
export type { Discount } from '#plugins/sales/contracts/totals'
