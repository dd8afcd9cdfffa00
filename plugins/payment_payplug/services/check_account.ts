import { formatMoney } from '#core/money/format_money'
import { ProviderRefused } from '#plugins/sales/index'
import { CURRENCY } from '#plugins/payment_payplug/services/amounts'
import type { AccountCheck } from '#plugins/sales/index'
import type { Bounds } from '#plugins/payment_payplug/services/account_bounds'
import type { Locale } from '#core/i18n/locales'
import type { PayplugAccount } from '#plugins/payment_payplug/services/payplug_resources'
import type { Translator } from '#core/i18n/translator'

export interface CheckedAccount {
  isLive: boolean
  isDeferred: boolean
  /** Of the shop, as PayPlug's servers would call it; null: a gateway of this machine calls it. */
  shop: string | null
  read(): Promise<{ account: PayplugAccount; bounds: Bounds }>
}

/** Looks at the merchant's account, and says in words of staff what is wrong with it. */
export async function checkAccount(
  translator: Translator,
  locale: Locale,
  { isLive, isDeferred, shop, read }: CheckedAccount
): Promise<AccountCheck> {
  const say = (name: string, values: Record<string, string> = {}) =>
    translator.translate(locale, `payment_payplug.check.${name}`, values)
  const mode = say(isLive ? 'live' : 'test')
  const wrong = (name: string, values = {}) => ({ ok: false, detail: say(name, { mode, ...values }) })
  try {
    const { account, bounds } = await read()
    if (account.isLive !== isLive) return wrong('other_mode')
    if (isLive && !account.canUseLiveMode) return wrong('not_live')
    if (!account.takesEuros) return wrong('no_euros')
    if (isDeferred && !account.canDefer) return wrong('not_deferred')
    if (shop !== null && !isReachable(shop)) return wrong('unreachable', { shop })
    const money = (amount: number) => formatMoney(locale, { amount, currency: CURRENCY })
    const amounts = { least: money(bounds.least), most: money(bounds.most) }
    return { ok: true, detail: say('fine', { mode, account: account.id, ...amounts }) }
  } catch (error) {
    return error instanceof ProviderRefused ? wrong('refused', { status: String(error.status) }) : wrong('silent')
  }
}

/** PayPlug notifies public addresses over TLS. */
function isReachable(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' && hostname.includes('.') && !/^(?:127|10|192\.168)\./.test(hostname)
}
