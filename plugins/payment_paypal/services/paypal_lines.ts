import { paypalText } from '#plugins/payment_paypal/services/paypal_text'
import { takesAmount } from '#plugins/payment_paypal/services/paypal_amounts'
import type { PaymentToBegin } from '#plugins/sales/index'

/** A line whose price times quantity is its amount, to the cent. */
export interface PaypalLine {
  sku: string
  name: string
  quantity: number
  /** Minor units of one. */
  price: number
}

const LONGEST = 127

/**
 * The lines of a payment as PayPal multiplies them. A line whose amount is not a multiple of its quantity becomes one
 * piece, with the count in its name. Null: the lines and the delivery are not the amount, so PayPal is told the amount only.
 */
export function paypalLines({ lines, shipping, amount, currency }: PaymentToBegin): PaypalLine[] | null {
  const sum = lines.reduce((total, line) => total + line.amount, shipping)
  if (lines.length === 0 || sum !== amount || !takesAmount(shipping, currency)) return null
  const told = lines.map((line): PaypalLine => {
    const { quantity } = line
    const price = line.amount / quantity
    const sku = paypalText(line.sku, LONGEST)
    const name = paypalText(line.name, LONGEST) || sku
    if (Number.isInteger(price) && Number.isInteger(quantity) && takesAmount(price, currency)) {
      return { sku, name, quantity, price }
    }
    return { sku, name: paypalText(`${quantity} × ${name}`, LONGEST), quantity: 1, price: line.amount }
  })
  return told.every(({ price }) => takesAmount(price, currency)) ? told : null
}
