import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { CURRENCY } from '#plugins/payment_payplug/services/amounts'
import type { PaymentToBegin, PostalAddress } from '#plugins/sales/index'

/** What the payment's metadata tell: whose payment it is. PayPlug gives them back with it. */
export interface PaymentMetadata {
  order: string
  attempt: string
  /** Host of the shop: shops of one merchant may share an account. */
  shop: string
}

/** Most characters of a text. PayPlug refuses payments with longer ones. */
const LENGTHS = { name: 100, company: 100, address: 255, postcode: 16, city: 100, state: 100, email: 255 }

/** The body of `POST /payments`. Deferred: the money is authorised, and taken when staff ask for it. */
export function paymentRequest(payment: PaymentToBegin, { isDeferred }: { isDeferred: boolean }) {
  const { amount, number, idempotencyKey, billing, delivery, returnUrl, cancelUrl, notificationUrl } = payment
  const metadata: PaymentMetadata = {
    order: number,
    attempt: idempotencyKey,
    shop: new URL(notificationUrl).hostname,
  }
  return {
    ...(isDeferred ? { authorized_amount: amount } : { amount }),
    currency: CURRENCY,
    billing: person(billing, payment),
    shipping: { ...person(delivery ?? billing, payment), delivery_type: deliveryType(billing, delivery) },
    hosted_payment: { return_url: returnUrl, cancel_url: cancelUrl },
    notification_url: notificationUrl,
    metadata,
  }
}

function person(address: PostalAddress, { email, locale }: PaymentToBegin) {
  const company = clean(address.company, LENGTHS.company)
  return {
    title: null,
    first_name: clean(address.firstName, LENGTHS.name) ?? company ?? '-',
    last_name: clean(address.lastName, LENGTHS.name) ?? company ?? '-',
    company_name: company,
    email: email.slice(0, LENGTHS.email),
    ...phoneOf(address),
    address1: clean(address.street, LENGTHS.address) ?? '-',
    address2: clean(address.additional, LENGTHS.address),
    postcode: clean(address.postcode, LENGTHS.postcode) ?? '-',
    city: clean(address.city, LENGTHS.city) ?? '-',
    state: clean(address.state, LENGTHS.state),
    country: address.country.toUpperCase(),
    language: locale.slice(0, 2),
  }
}

/** PayPlug wants E.164 and tells mobile phones from others. It refuses a payment with a number that does not exist. */
function phoneOf({ phone, country }: PostalAddress) {
  const found = phone ? parsePhoneNumberFromString(phone, country as never) : undefined
  const number = found?.isValid() ? found.number : null
  const isMobile = found?.getType()?.includes('MOBILE') ?? false
  return { mobile_phone_number: isMobile ? number : null, landline_phone_number: isMobile ? null : number }
}

function deliveryType(billing: PostalAddress, delivery: PostalAddress | null) {
  if (!delivery) return 'DIGITAL_GOODS'
  const place = ({ firstName, lastName, street, additional, postcode, city, country }: PostalAddress) =>
    JSON.stringify([firstName, lastName, street, additional, postcode, city, country])
  return place(billing) === place(delivery) ? 'BILLING' : 'NEW'
}

/** Letters, digits and punctuation of any script; no line breaks, symbols or markup. Null: nothing is left. */
function clean(text: string | null, length: number): string | null {
  const plain = (text ?? '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}\p{P}\p{Zs}+°]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  return [...plain].slice(0, length).join('').trim() || null
}
