import { currencyNumber } from '#plugins/payment_payzen/services/currencies'
import { partAmounts, partsOf, type Account } from '#plugins/payment_payzen/services/account'
import { signatureOf, type Fields } from '#plugins/payment_payzen/services/signature'
import type { PaymentToBegin, PostalAddress } from '#plugins/sales/index'
import type { attempts } from '#plugins/payment_payzen/tables'
import type { RowIn } from '#core/database/table'

type Attempt = Pick<RowIn<typeof attempts>, 'transId' | 'transDate' | 'orderId'>

/** Addresses that are longer are left to those of the Back Office. */
const LONGEST_ADDRESS = 127

/** The signed form that leads to the payment page. */
export function formFields(account: Account, payment: PaymentToBegin, attempt: Attempt): Fields {
  const { amount, currency, locale, email, billing, delivery, idempotencyKey } = payment
  const { returnUrl, cancelUrl, notificationUrl } = payment
  const number = currencyNumber(currency)
  if (number === null) throw new Error(`PayZen does not take ${currency}`)
  const fields: Fields = {
    vads_action_mode: 'INTERACTIVE',
    vads_amount: String(amount),
    vads_ctx_mode: account.isTest ? 'TEST' : 'PRODUCTION',
    vads_currency: number,
    vads_page_action: 'PAYMENT',
    vads_payment_config: paymentConfig(account, amount, currency),
    vads_site_id: account.siteId,
    vads_trans_date: attempt.transDate,
    vads_trans_id: attempt.transId,
    vads_version: 'V2',
    vads_order_id: attempt.orderId,
    vads_ext_info_attempt: idempotencyKey,
    vads_contrib: 'Cellier',
    vads_language: locale.slice(0, 2),
    vads_validation_mode: account.isManual ? '1' : '0',
    vads_capture_delay: String(account.captureDelay),
    vads_return_mode: 'NONE',
    ...customerFields(billing, email),
    ...(delivery ? deliveryFields(delivery) : {}),
    ...addressFields({
      vads_url_return: returnUrl,
      vads_url_success: returnUrl,
      vads_url_refused: cancelUrl,
      vads_url_cancel: cancelUrl,
      vads_url_error: cancelUrl,
      vads_url_check: notificationUrl,
    }),
  }
  return { ...fields, signature: signatureOf(fields, account.key, account.algorithm) }
}

/** The number of an order as PayZen takes it: letters, digits, `-` and `_`. */
export const orderIdOf = (number: string) => number.replace(/[^A-Za-z0-9_-]/g, '-').slice(0, 63)

function paymentConfig(account: Account, amount: number, currency: string): string {
  const parts = partsOf(account, amount, currency)
  if (!parts) return 'SINGLE'
  const [first] = partAmounts(amount, parts)
  return `MULTI:first=${first};count=${parts.count};period=${parts.days}`
}

function customerFields(address: PostalAddress, email: string): Fields {
  const company = address.company ?? ''
  return filled({
    vads_cust_email: clean(email, 150),
    vads_cust_status: company ? 'COMPANY' : 'PRIVATE',
    vads_cust_legal_name: clean(company, 100),
    vads_cust_first_name: clean(address.firstName, 63),
    vads_cust_last_name: clean(address.lastName, 63),
    vads_cust_address: clean(address.street, 255),
    vads_cust_address2: clean(address.additional, 255),
    vads_cust_zip: clean(address.postcode, 64),
    vads_cust_city: clean(address.city, 128),
    vads_cust_state: clean(address.state, 127),
    vads_cust_country: clean(address.country, 2),
    vads_cust_phone: clean(address.phone, 32),
  })
}

function deliveryFields(address: PostalAddress): Fields {
  const company = address.company ?? ''
  return filled({
    vads_ship_to_status: company ? 'COMPANY' : 'PRIVATE',
    vads_ship_to_legal_name: clean(company, 100),
    vads_ship_to_first_name: clean(address.firstName, 63),
    vads_ship_to_last_name: clean(address.lastName, 63),
    vads_ship_to_street: clean(address.street, 255),
    vads_ship_to_street2: clean(address.additional, 255),
    vads_ship_to_zip: clean(address.postcode, 64),
    vads_ship_to_city: clean(address.city, 128),
    vads_ship_to_state: clean(address.state, 127),
    vads_ship_to_country: clean(address.country, 2),
    vads_ship_to_phone_num: clean(address.phone, 32),
  })
}

const addressFields = (addresses: Fields) =>
  Object.fromEntries(Object.entries(addresses).filter(([, address]) => address.length <= LONGEST_ADDRESS))

const filled = (fields: Fields) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))

/** PayZen refuses `<`, `>` and control characters. Cut by characters, not by halves of them. */
function clean(text: string | null, most: number): string {
  const plain = (text ?? '')
    .replace(/[<>\p{Cc}]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
  return [...plain].slice(0, most).join('')
}
