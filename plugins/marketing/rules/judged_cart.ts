import type { ProductFacts } from '#plugins/catalogue/index'
import type { CartForDiscounts, DiscountableLine } from '#plugins/sales/index'

/** A cart with everything that conditions ask for. Amounts are in the money of the channel's books. */
export interface JudgedCart extends Pick<CartForDiscounts, 'destination' | 'paymentCode' | 'lines'> {
  /** Of lines before discounts; null: there is no rate to the books. */
  subtotal: number | null
  quantity: number
  weight: number
  shippingCode: string | null
  unitPriceOf(line: DiscountableLine): number | null
  factsOf(line: DiscountableLine): ProductFacts | null
}
