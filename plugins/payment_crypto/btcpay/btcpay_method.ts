import { BtcpayClient } from '#plugins/payment_crypto/btcpay/btcpay_client'
import { btcpayAccount, isComplete, type BtcpayAccount } from '#plugins/payment_crypto/btcpay/btcpay_account'
import { checkAccount } from '#plugins/payment_crypto/btcpay/check_account'
import {
  ForgedNotification,
  isOffered,
  type AskedPayment,
  type PaymentMethod,
  type PaymentNews,
  type ProviderClient,
} from '#plugins/sales/index'
import { judge, readEvent } from '#plugins/payment_crypto/btcpay/btcpay_webhook'
import { KEY } from '#plugins/payment_crypto/btcpay/btcpay_settings'
import { LOGO } from '#plugins/payment_crypto/logo'
import { needsPayments, newsOf } from '#plugins/payment_crypto/btcpay/btcpay_news'
import { words } from '#plugins/payment_crypto/words'
import type { BtcpayInvoice } from '#plugins/payment_crypto/btcpay/btcpay_invoice'
import type { Settings } from '#core/settings/settings'
import type { Translator } from '#core/i18n/translator'

export interface BtcpayParts {
  settings: Settings
  translator: Translator
  client: ProviderClient
}

/**
 * Payments on the page of the shop's own BTCPay Server. The server tells of each invoice by a signed webhook; the shop
 * reads the invoice again before it believes it. Money goes back by hand: the server only makes a link by which the
 * customer claims it, and nobody knows when they do.
 */
export function btcpayMethod({ settings, translator, client }: BtcpayParts): PaymentMethod {
  const accountOf = (channel: string) => btcpayAccount(settings, channel)
  const serverOf = (account: BtcpayAccount) => new BtcpayClient(client, account)
  const newsFrom = async (server: BtcpayClient, invoice: BtcpayInvoice | null): Promise<PaymentNews[]> => {
    if (!invoice || invoice.number === '') return []
    return newsOf(invoice, needsPayments(invoice) ? await server.payments(invoice) : [])
  }
  const invoiceOf = (server: BtcpayClient, { begun, number, idempotencyKey }: AskedPayment) =>
    begun ? server.find(begun) : server.findAttempt(number, idempotencyKey)
  const ask = async (payment: AskedPayment) => {
    const server = serverOf(accountOf(payment.channel))
    return newsFrom(server, await invoiceOf(server, payment))
  }
  return {
    label: words('BTCPay Server', 'BTCPay Server'),
    logo: LOGO,
    state: 'pending_payment',
    retry: true,
    sort: (channel) => settings.get<number>(`${KEY}.sort`, { channel }),
    isOffered: async (context) => isComplete(accountOf(context.channel)) && isOffered(settings, KEY, context),
    isTest: (channel) => accountOf(channel).isTest,
    describe(locale, channel) {
      const title = settings.get<string>(`${KEY}.title`, { channel, locale }).trim()
      return {
        title: title || translator.translate(locale, 'payment_crypto.btcpay.title'),
        description: translator.translate(locale, 'payment_crypto.btcpay.description'),
      }
    },
    origins(channel) {
      const { address } = accountOf(channel)
      return URL.canParse(address) ? [new URL(address).origin] : []
    },
    async begin(payment) {
      const account = accountOf(payment.channel)
      const minutes = settings.get<number>(`${KEY}.minutes`, { channel: payment.channel })
      const { id, checkoutLink } = await serverOf(account).create(payment, minutes)
      if (!URL.canParse(checkoutLink) || new URL(checkoutLink).origin !== new URL(account.address).origin) {
        throw new Error('BTCPay Server leads to a page that is not its own')
      }
      return { kind: 'redirect', url: checkoutLink, method: 'GET', fields: {}, reference: id }
    },
    received: (notification) => judge(notification, accountOf(notification.channel)),
    async notified(notification) {
      const account = accountOf(notification.channel)
      const { verdict, reason } = judge(notification, account)
      if (verdict === 'forged') throw new ForgedNotification(reason)
      const { invoiceId, isTrial } = readEvent(notification)
      if (isTrial || invoiceId === '') return []
      const server = serverOf(account)
      const invoice = await server.find(invoiceId)
      if (!invoice) throw new ForgedNotification('The store has no such invoice')
      return newsFrom(server, invoice)
    },
    ask,
    returned: async (request) => (await ask(request)).at(-1) ?? null,
    async abandon(payment) {
      const server = serverOf(accountOf(payment.channel))
      const invoice = await invoiceOf(server, payment)
      // Coins that are on their way must arrive.
      if (invoice?.status === 'New') await server.invalidate(invoice)
    },
    check: (channel, locale) => {
      const account = accountOf(channel)
      return checkAccount(account, serverOf(account), {
        channel,
        say: (key, parameters) => translator.translate(locale, `payment_crypto.btcpay.check.${key}`, parameters),
      })
    },
  }
}
