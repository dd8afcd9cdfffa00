import type { DiscountSource } from '#plugins/sales/contracts/discount_source'
import type { PaymentMethod } from '#plugins/sales/contracts/payment_method'
import type { ShippingGate, ShippingMethod } from '#plugins/sales/contracts/shipping_method'

declare module '#core/plugin/extension_points' {
  interface ExtensionPoints {
    /** What is taken off a cart: rules, coupons. */
    'sales.discount_sources': DiscountSource
    /** Ways to pay an order. */
    'sales.payment_methods': PaymentMethod
    /** Rules over all ways of delivery. */
    'sales.shipping_gates': ShippingGate
    /** Ways to have an order delivered. */
    'sales.shipping_methods': ShippingMethod
  }
}
