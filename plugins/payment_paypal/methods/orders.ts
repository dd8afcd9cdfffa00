import app from '@adonisjs/core/services/app'
import { Settings } from '#core/settings/settings'
import { Translator } from '#core/i18n/translator'
import { ProviderRefused, isOffered } from '#plugins/sales/index'
import { CheckAccount } from '#plugins/payment_paypal/services/check_account'
import { PaypalApi } from '#plugins/payment_paypal/services/paypal_api'
import { PaypalMovements } from '#plugins/payment_paypal/services/paypal_movements'
import { PaypalOrders } from '#plugins/payment_paypal/services/paypal_orders'
import { WebhookCertificates } from '#plugins/payment_paypal/services/webhook_certificates'
import { WebhookNews } from '#plugins/payment_paypal/services/webhook_news'
import { Webhooks } from '#plugins/payment_paypal/services/webhooks'
import { askDisputes } from '#plugins/payment_paypal/services/disputes'
import { closedNews, newsOfOrder } from '#plugins/payment_paypal/services/payment_news'
import { isTestMode, pageAddress, readAccount } from '#plugins/payment_paypal/services/paypal_account'
import { orderRequest, requestIdOf } from '#plugins/payment_paypal/services/order_request'
import { paypalLogo } from '#plugins/payment_paypal/services/paypal_logo'
import { paypalText } from '#plugins/payment_paypal/services/paypal_text'
import { takesAmount } from '#plugins/payment_paypal/services/paypal_amounts'
import { writeSubject } from '#plugins/payment_paypal/services/paypal_objects'
import type { AskedPayment, PaymentMethod, PaymentNews } from '#plugins/sales/index'
import type { PaypalOrder } from '#plugins/payment_paypal/services/paypal_objects'

const KEY = 'payment_paypal.orders'

const [settings, translator, certificates] = await Promise.all([
  app.container.make(Settings),
  app.container.make(Translator),
  app.container.make(WebhookCertificates),
])
// One client, so that all use the same access tokens.
const api = await app.container.make(PaypalApi)
const orders = new PaypalOrders(api)
const movements = new PaypalMovements(api, orders)
const webhooks = new Webhooks(api, certificates)
const webhookNews = new WebhookNews(api, orders)
const accountCheck = new CheckAccount(settings, api, translator)

const accountOf = (channel: string) => readAccount(settings, channel)

/** What a returning customer is told of: that the money came or is authorised, else why not. */
function mainNews(news: readonly PaymentNews[]): PaymentNews | null {
  const of = (...kinds: string[]) => news.findLast(({ kind }) => kinds.includes(kind)) ?? null
  return of('paid', 'authorised') ?? of('failed', 'canceled')
}

/** PayPal forgets orders that were not paid some hours after they were made. */
function expired({ begun, number, amount, currency, idempotencyKey, reference }: AskedPayment): PaymentNews[] {
  if (!begun || reference !== null) return []
  const customId = writeSubject({ number, key: idempotencyKey })
  const unit = { custom_id: customId, amount: { currency_code: currency, value: '0' } }
  const order: PaypalOrder = { id: begun, status: 'EXPIRED', purchase_units: [unit] }
  return closedNews(order, 'failed', { raw: 'RESOURCE_NOT_FOUND', reason: 'expired' }).map((news) => ({
    ...news,
    amount,
  }))
}

/** PayPal by Orders v2: people approve on PayPal's pages, then the shop takes the money. */
const method: PaymentMethod = {
  label: { fr_FR: 'PayPal', en_GB: 'PayPal' },
  state: 'pending_payment',
  retry: true,
  capturesParts: true,
  logo: paypalLogo,
  sort: (channel) => settings.get<number>(`${KEY}.sort`, { channel }),
  isTest: (channel) => isTestMode(settings, 'orders', channel),
  origins: (channel) => [new URL(pageAddress(isTestMode(settings, 'orders', channel))).origin],
  async isOffered(context) {
    const { clientId, secret } = accountOf(context.channel)
    if (!clientId || !secret || !takesAmount(context.amount, context.currency)) return false
    return isOffered(settings, KEY, context)
  },
  describe(locale, channel) {
    const title = settings.get<string>(`${KEY}.title`, { channel, locale }).trim()
    return {
      title: title || translator.translate(locale, `${KEY}.title`),
      description: translator.translate(locale, `${KEY}.description`),
    }
  },
  async begin(payment) {
    const { channel } = payment
    const account = accountOf(channel)
    const { prefix, capturesLater } = account
    const name = paypalText(settings.get<string>('configuration.general.shop_name', { channel }), 127)
    const { id, links = [] } = await api.call<PaypalOrder>(account, {
      path: '/v2/checkout/orders',
      json: orderRequest(payment, { name, prefix, capturesLater }),
      requestId: requestIdOf(payment),
    })
    const url = links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href ?? ''
    if (!URL.canParse(url) || !method.origins?.(channel).includes(new URL(url).origin)) {
      throw new Error(`PayPal leads elsewhere to approve order ${id}`)
    }
    return { kind: 'redirect', url, method: 'GET', fields: {}, reference: id }
  },
  async returned({ channel, begun, query }) {
    if (!begun) return null
    const account = accountOf(channel)
    return mainNews(await ('canceled' in query ? orders.abandon(account, begun) : orders.settle(account, begun)))
  },
  received: (notification) => webhooks.received(accountOf(notification.channel), notification),
  async notified(notification) {
    const account = accountOf(notification.channel)
    return webhookNews.of(account, await webhooks.verified(account, notification))
  },
  async ask(payment) {
    if (!payment.begun) return []
    try {
      const account = accountOf(payment.channel)
      const news = newsOfOrder(await orders.read(account, payment.begun))
      return [...news, ...(await askDisputes(api, account, news))]
    } catch (error) {
      if (error instanceof ProviderRefused && error.status === 404) return expired(payment)
      throw error
    }
  },
  async abandon({ channel, begun }) {
    if (begun) await orders.abandon(accountOf(channel), begun)
  },
  check: (channel, locale) => accountCheck.check(channel, locale),
  capture: (movement) => movements.capture(accountOf(movement.channel), movement),
  refund: (movement) => movements.refund(accountOf(movement.channel), movement),
  void: (movement) => movements.void(accountOf(movement.channel), movement),
}

export default method
