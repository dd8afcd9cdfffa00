import { readAccount } from '#plugins/payment_paypal/services/paypal_account'
import { notificationAddress, ProviderRefused } from '#plugins/sales/index'
import { refusalOf } from '#plugins/payment_paypal/services/failure_reason'
import type { AccountCheck } from '#plugins/sales/index'
import type { Locale } from '#core/i18n/locales'
import type { Settings } from '#core/settings/settings'
import type { PaypalApi } from '#plugins/payment_paypal/services/paypal_api'
import type { Translator } from '#core/i18n/translator'

const METHOD = 'payment_paypal.orders'

/** Events that the shop must hear of. */
const EVENTS = [
  'CHECKOUT.ORDER.APPROVED',
  'PAYMENT.AUTHORIZATION.CREATED',
  'PAYMENT.AUTHORIZATION.VOIDED',
  'PAYMENT.CAPTURE.COMPLETED',
  'PAYMENT.CAPTURE.DENIED',
  'PAYMENT.CAPTURE.PENDING',
  'PAYMENT.CAPTURE.REFUNDED',
  'PAYMENT.CAPTURE.REVERSED',
] as const

interface Webhook {
  url?: string
  event_types?: { name?: string }[]
}

/** Looks whether PayPal takes the keys of the shop, and whether its webhook leads to the shop. */
export class CheckAccount {
  constructor(
    private readonly settings: Settings,
    private readonly api: PaypalApi,
    private readonly translator: Translator
  ) {}

  async check(channel: string, locale: Locale): Promise<AccountCheck> {
    const address = notificationAddress(METHOD, channel)
    const say = (word: string, values: Record<string, string> = {}) =>
      this.translator.translate(locale, `payment_paypal.check.${word}`, { address, ...values })
    const account = readAccount(this.settings, channel)
    const { clientId, secret, webhookId } = account
    if (!clientId || !secret) return { ok: false, detail: say('no_keys') }
    if (!webhookId) return { ok: false, detail: say('no_webhook') }
    try {
      const path = `/v1/notifications/webhooks/${encodeURIComponent(webhookId)}`
      const { url = '', event_types: types = [] } = await this.api.call<Webhook>(account, { path })
      if (!leadsTo(url, address)) return { ok: false, detail: say('other_address', { url }) }
      const names = types.map(({ name }) => name)
      const missing = names.includes('*') ? [] : EVENTS.filter((event) => !names.includes(event))
      if (missing.length > 0) return { ok: false, detail: say('missing_events', { events: missing.join(', ') }) }
      return { ok: true, detail: say('fine', { url }) }
    } catch (error) {
      if (error instanceof ProviderRefused && error.status === 401) return { ok: false, detail: say('wrong_keys') }
      if (refusalOf(error)) return { ok: false, detail: say('unknown_webhook') }
      return { ok: false, detail: say('silent') }
    }
  }
}

/** The shop may be reached by several hosts: the path and the channel tell whether a webhook is its own. */
function leadsTo(url: string, address: string): boolean {
  const { pathname, search } = new URL(address)
  return url.endsWith(`${pathname}${search}`)
}
