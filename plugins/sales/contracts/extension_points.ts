import type { AfterSale } from '#plugins/sales/contracts/after_sale'
import type { DiscountSource } from '#plugins/sales/contracts/discount_source'
import type { OrderPlacement } from '#plugins/sales/contracts/order_placement'
import type { PaymentMethod } from '#plugins/sales/contracts/payment_method'
import type { ShippingGate, ShippingMethod } from '#plugins/sales/contracts/shipping_method'

declare module '#core/plugin/extension_points' {
  interface ExtensionPoints {
    /** What customers may do with an order after the sale, on its page and in its mails. */
    'sales.after_sale': AfterSale
    /** What is taken off a cart: rules, coupons. */
    'sales.discount_sources': DiscountSource
    /** What plugins keep of an order while it is placed, in its transaction. */
    'sales.order_placements': OrderPlacement
    /** Ways to pay an order. */
    'sales.payment_methods': PaymentMethod
    /** Rules over all ways of delivery. */
    'sales.shipping_gates': ShippingGate
    /** Ways to have an order delivered. */
    'sales.shipping_methods': ShippingMethod
  }
}
