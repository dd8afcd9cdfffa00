import type { AfterSale } from '#plugins/sales/contracts/after_sale'
import type { DiscountSource } from '#plugins/sales/contracts/discount_source'
import type { OrderPlacement } from '#plugins/sales/contracts/order_placement'
import type { PaymentMethod } from '#plugins/sales/contracts/payment_method'
import type { ShippingGate, ShippingMethod } from '#plugins/sales/contracts/shipping_method'

declare module '#core/plugin/extension_points' {
  interface ExtensionPoints {
    /** What customers may do with an order after the sale, on its page and in its mails. At most two statements. */
    'sales.after_sale': AfterSale
    /**
     * What is taken off a cart: rules, coupons. Amounts are gross minor units of the cart’s currency. Uses are
     * counted in the transaction that places the order, which throws when a limit is reached.
     */
    'sales.discount_sources': DiscountSource
    /**
     * What a plugin keeps of an order from the moment it is placed on, in the transaction that places it: an error
     * undoes the order.
     */
    'sales.order_placements': OrderPlacement
    /**
     * Ways to pay an order, by the code that the order stores. The order is placed before anything here is called,
     * with no transaction open. Amounts are gross minor units.
     */
    'sales.payment_methods': PaymentMethod
    /**
     * Rules over all ways of delivery: nobody delivers there, or delivery costs nothing. Amounts are gross minor
     * units, weights grams.
     */
    'sales.shipping_gates': ShippingGate
    /**
     * Ways to have an order delivered. Asked again when the order is placed: the same request gives the same offers.
     * Amounts are gross minor units, weights grams.
     */
    'sales.shipping_methods': ShippingMethod
  }
}
