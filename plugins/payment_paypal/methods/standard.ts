import { createHash } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import { Settings } from '#core/settings/settings'
import { Translator } from '#core/i18n/translator'
import { ForgedNotification, ProviderClient, isOffered } from '#plugins/sales/index'
import {
  businessOf,
  isOwnAccount,
  newsOfMessage,
  postBackAddress,
  readMessage,
} from '#plugins/payment_paypal/services/ipn'
import { isTestMode, pageAddress } from '#plugins/payment_paypal/services/paypal_account'
import { paypalLogo } from '#plugins/payment_paypal/services/paypal_logo'
import { readSubject } from '#plugins/payment_paypal/services/paypal_objects'
import { standardFields } from '#plugins/payment_paypal/services/standard_fields'
import { takesAmount } from '#plugins/payment_paypal/services/paypal_amounts'
import type { PaymentMethod } from '#plugins/sales/index'

const KEY = 'payment_paypal.standard'

const [settings, translator, client] = await Promise.all([
  app.container.make(Settings),
  app.container.make(Translator),
  app.container.make(ProviderClient),
])

const isTest = (channel: string) => isTestMode(settings, 'standard', channel)
const webscr = (channel: string) => `${pageAddress(isTest(channel))}/cgi-bin/webscr`

/** Why a message is not about a payment to this shop; null: it may be. */
function mismatch(channel: string, message: URLSearchParams): string | null {
  if (!isOwnAccount(message, businessOf(settings, channel))) return 'The receiver is not the account of the shop'
  if ((message.get('test_ipn') === '1') !== isTest(channel)) return 'The message is not of the mode of the shop'
  return message.get('txn_id') ? null : 'The message names no transaction'
}

/** PayPal by its older form: people pay on PayPal's pages, and IPN messages tell of it. No money is moved by the shop. */
const method: PaymentMethod = {
  label: { fr_FR: 'PayPal Standard', en_GB: 'PayPal Standard' },
  state: 'pending_payment',
  retry: true,
  logo: paypalLogo,
  pages: { redirect: 'paypal/standard/redirect', failed: 'paypal/standard/failed' },
  sort: (channel) => settings.get<number>(`${KEY}.sort`, { channel }),
  isTest,
  origins: (channel) => [new URL(webscr(channel)).origin],
  isOffered: async (context) =>
    businessOf(settings, context.channel) !== '' &&
    takesAmount(context.amount, context.currency) &&
    isOffered(settings, KEY, context),
  describe(locale, channel) {
    const title = settings.get<string>(`${KEY}.title`, { channel, locale }).trim()
    return {
      title: title || translator.translate(locale, `${KEY}.title`),
      description: translator.translate(locale, `${KEY}.description`),
    }
  },
  async begin(payment) {
    const { channel, locale, number } = payment
    const words = {
      order: translator.translate(locale, `${KEY}.order`, { number }),
      shipping: translator.translate(locale, `${KEY}.shipping`),
    }
    const prefix = settings.get<string>(`${KEY}.prefix`, { channel }).trim()
    const fields = standardFields(payment, { business: businessOf(settings, channel), prefix, words })
    return { kind: 'redirect', url: webscr(channel), method: 'POST', fields }
  },
  // PayPal has nothing to ask: its message tells the rest.
  returned: async () => null,
  received({ channel, body }) {
    const message = readMessage(body)
    if (!message) return { event: 'unreadable', verdict: 'forged', reason: 'The body is not a message of PayPal' }
    // The bytes are part of the name: a message that somebody makes up does not take the place of PayPal's own.
    const digest = createHash('sha256').update(body).digest('hex').slice(0, 32)
    const [id, state] = ['txn_id', 'payment_status'].map((name) => message.get(name) ?? '')
    const number = readSubject(message.get('custom') ?? '')?.number
    const told = { event: [digest, id, state].join(':').slice(0, 190), ...(number ? { number } : {}), answer: '' }
    const reason = mismatch(channel, message)
    return reason ? { ...told, verdict: 'forged', reason } : { ...told, verdict: 'unproven' }
  },
  async notified({ channel, body }) {
    const message = readMessage(body)
    const reason = message ? mismatch(channel, message) : 'The body is not a message of PayPal'
    if (!message || reason) throw new ForgedNotification(reason ?? '')
    const { text } = await client.call({
      url: postBackAddress(isTest(channel)),
      // The bytes as they came: PayPal compares them with those that it sent.
      form: `cmd=_notify-validate&${body.toString('latin1')}`,
      isRepeatable: true,
    })
    if (text === 'INVALID') throw new ForgedNotification('PayPal did not send this message')
    if (text !== 'VERIFIED') throw new Error('PayPal did not say whether it sent a message')
    return newsOfMessage(message)
  },
}

export default method
