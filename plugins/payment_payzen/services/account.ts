import { KEY, MOST_PARTS } from '#plugins/payment_payzen/settings'
import { providerAddress } from '#plugins/sales/index'
import type { Algorithm } from '#plugins/payment_payzen/services/signature'
import type { Settings } from '#core/settings/settings'

export type Brand = 'payzen' | 'systempay'

export const BRANDS: Record<Brand, { name: string; form: string; api: string }> = {
  payzen: { name: 'PayZen', form: 'https://secure.payzen.eu', api: 'https://api.payzen.eu' },
  systempay: { name: 'Systempay', form: 'https://paiement.systempay.fr', api: 'https://api.systempay.fr' },
}

/** A payment in several parts. */
export interface Parts {
  count: number
  /** Between two parts. */
  days: number
}

/** The account of a channel, as its settings tell it. Keys are those of its mode. */
export interface Account {
  channel: string
  brand: Brand
  siteId: string
  isTest: boolean
  /** Signs forms and their notifications. */
  key: string
  /** Of the web service; empty: it is not used. */
  password: string
  algorithm: Algorithm
  isManual: boolean
  captureDelay: number
  parts: Parts & { from: number }
  /** Origin of the payment page, without a slash at the end. */
  formAddress: string
  /** Address of the web service, without a slash at the end. */
  apiAddress: string
}

export function accountOf(settings: Settings, channel: string): Account {
  const of = <Value>(name: string) => settings.get<Value>(`${KEY}.${name}`, { channel })
  const isTest = of<string>('mode') !== 'live'
  const brand = of<Brand>('brand')
  const { form, api } = BRANDS[brand]
  const at = (address: string) => providerAddress({ gateway: 'payzen', isTest, live: address, test: address })
  const mode = isTest ? 'test' : 'live'
  return {
    channel,
    brand,
    siteId: of<string>('site_id').trim(),
    isTest,
    key: of<string>(`${mode}_key`).trim(),
    password: of<string>(`${mode}_password`).trim(),
    algorithm: of<boolean>('sha1') ? 'sha1' : 'sha256',
    isManual: of<string>('capture') === 'manual',
    captureDelay: of<number>('capture_delay'),
    parts: { count: of<number>('parts'), days: of<number>('parts_days'), from: of<number>('parts_from') },
    formAddress: at(form),
    apiAddress: `${at(api)}/api-payment/V4`,
  }
}

/** Whether the account can begin a payment. */
export const isComplete = ({ siteId, key }: Account) => /^\d{8}$/.test(siteId) && key !== ''

/** How many parts an amount is paid in; null: at once. Each part must be validated when staff capture by hand. */
export function partsOf({ parts, isManual }: Account, amount: number, currency: string): Parts | null {
  const { count, days, from } = parts
  if (count < 2 || count > MOST_PARTS || isManual || currency !== 'EUR' || amount < from || amount < count) return null
  return { count, days }
}

/** Minor units of each part. The first one is the largest. */
export function partAmounts(amount: number, { count }: Pick<Parts, 'count'>): number[] {
  const each = Math.floor(amount / count)
  return [amount - each * (count - 1), ...Array.from({ length: count - 1 }, () => each)]
}
