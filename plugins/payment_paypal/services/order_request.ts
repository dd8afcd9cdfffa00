import { createHash } from 'node:crypto'
import { paypalAmount } from '#plugins/payment_paypal/services/paypal_amounts'
import { paypalLines } from '#plugins/payment_paypal/services/paypal_lines'
import { personName } from '#core/text/person_name'
import { paypalText } from '#plugins/payment_paypal/services/paypal_text'
import { writeSubject } from '#plugins/payment_paypal/services/paypal_objects'
import type { PaymentToBegin, PostalAddress } from '#plugins/sales/index'

interface Shop {
  name: string
  /** Before the number of the order. */
  prefix: string
  capturesLater: boolean
}

/** What creates an order at PayPal. Its amounts add up to the cent, else PayPal refuses it. */
export function orderRequest(payment: PaymentToBegin, { name, prefix, capturesLater }: Shop) {
  const { number, idempotencyKey: key, delivery, locale, returnUrl, cancelUrl } = payment
  return {
    intent: capturesLater ? 'AUTHORIZE' : 'CAPTURE',
    purchase_units: [
      {
        reference_id: 'default',
        custom_id: writeSubject({ number, key }),
        // PayPal refuses a second payment with the same one, unless the account allows it.
        invoice_id: `${prefix}${number}`,
        ...amountOf(payment),
        ...(delivery ? { shipping: shippingOf(delivery) } : {}),
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          return_url: returnUrl,
          cancel_url: cancelUrl,
          user_action: 'PAY_NOW',
          shipping_preference: delivery ? 'SET_PROVIDED_ADDRESS' : 'NO_SHIPPING',
          payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
          locale: locale.replace('_', '-'),
          ...(name ? { brand_name: name } : {}),
        },
      },
    },
  }
}

/** The address of a payment page is of one attempt of one shop: two shops with the same numbers do not share a key. */
export function requestIdOf({ idempotencyKey, returnUrl }: PaymentToBegin): string {
  const digest = createHash('sha256').update(`${idempotencyKey}\n${returnUrl}`).digest('hex')
  return `order-${digest.slice(0, 32)}`
}

function amountOf(payment: PaymentToBegin) {
  const { amount, currency, shipping, delivery } = payment
  const lines = paypalLines(payment)
  if (!lines) return { amount: paypalAmount(amount, currency) }
  const goods = lines.reduce((total, { price, quantity }) => total + price * quantity, 0)
  return {
    amount: {
      ...paypalAmount(amount, currency),
      breakdown: { item_total: paypalAmount(goods, currency), shipping: paypalAmount(shipping, currency) },
    },
    items: lines.map(({ sku, name, quantity, price }) => ({
      name,
      sku,
      quantity: String(quantity),
      unit_amount: paypalAmount(price, currency),
      category: delivery ? 'PHYSICAL_GOODS' : 'DIGITAL_GOODS',
    })),
  }
}

function shippingOf(address: PostalAddress) {
  const { company, street, additional, city, state, postcode, country } = address
  const second = [company, additional].filter(Boolean).join(', ')
  return {
    name: { full_name: paypalText(personName(address), 300) },
    address: {
      address_line_1: paypalText(street, 300),
      ...(second ? { address_line_2: paypalText(second, 300) } : {}),
      admin_area_2: paypalText(city, 120),
      ...(state ? { admin_area_1: paypalText(state, 300) } : {}),
      ...(postcode ? { postal_code: paypalText(postcode, 60) } : {}),
      country_code: country,
    },
  }
}
