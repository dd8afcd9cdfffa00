import { paypalLines } from '#plugins/payment_paypal/services/paypal_lines'
import { paypalText } from '#plugins/payment_paypal/services/paypal_text'
import { paypalValue } from '#plugins/payment_paypal/services/paypal_amounts'
import { writeSubject } from '#plugins/payment_paypal/services/paypal_objects'
import type { PaymentToBegin, PostalAddress } from '#plugins/sales/index'

interface Shop {
  /** Before the number of the order. */
  prefix: string
  business: string
  words: { order: string; shipping: string }
}

/** The fields of the form that leads to PayPal. The lines and the delivery add up to the amount of the order. */
export function standardFields(payment: PaymentToBegin, { business, prefix, words }: Shop): Record<string, string> {
  const { number, idempotencyKey: key, currency, locale, delivery, email } = payment
  return {
    cmd: '_cart',
    upload: '1',
    charset: 'utf-8',
    business,
    paymentaction: 'sale',
    invoice: paypalText(`${prefix}${number}`, 127),
    custom: writeSubject({ number, key }),
    currency_code: currency,
    lc: locale,
    no_note: '1',
    // The browser returns by a link: what it would post proves nothing.
    rm: '1',
    return: payment.returnUrl,
    cancel_return: payment.cancelUrl,
    notify_url: payment.notificationUrl,
    ...itemFields(payment, words),
    ...(delivery ? addressFields(delivery) : { no_shipping: '1' }),
    ...(email ? { email: email.slice(0, 127) } : {}),
  }
}

function itemFields(payment: PaymentToBegin, words: Shop['words']): Record<string, string> {
  const { amount, currency, shipping, number } = payment
  const delivery = { sku: '', name: words.shipping, quantity: 1, price: shipping }
  const lines = paypalLines(payment)
  const whole = [{ sku: number, name: words.order, quantity: 1, price: amount }]
  // PayPal refuses a cart with a line that costs nothing.
  const items = (lines ? [...lines, delivery] : whole).filter(({ price }) => price > 0)
  return Object.fromEntries(
    items.flatMap(({ sku, name, quantity, price }, i) => [
      [`item_name_${i + 1}`, paypalText(name, 127)],
      ...(sku ? [[`item_number_${i + 1}`, paypalText(sku, 127)]] : []),
      [`quantity_${i + 1}`, String(quantity)],
      [`amount_${i + 1}`, paypalValue(price, currency)],
    ])
  ) as Record<string, string>
}

function addressFields(address: PostalAddress): Record<string, string> {
  const { firstName, lastName, company, street, additional, city, state, postcode, country } = address
  const second = [company, additional].filter(Boolean).join(', ')
  return {
    address_override: '1',
    first_name: paypalText(firstName, 32),
    last_name: paypalText(lastName, 32),
    address1: paypalText(street, 100),
    ...(second ? { address2: paypalText(second, 100) } : {}),
    city: paypalText(city, 40),
    ...(state ? { state: paypalText(state, 40) } : {}),
    ...(postcode ? { zip: paypalText(postcode, 32) } : {}),
    country,
  }
}
