import { SHOP_ZONE } from '#core/time/shop_zone'
import { DEFAULT_LOCALE, LOCALE_PREFIXES, isLocale, negotiateLocale, type Locale } from '#core/i18n/locales'
import { belowBase } from '#core/http/below_base'
import type { HttpContext } from '@adonisjs/core/http'

/** Where a request stands: which shop, in which language, in which money. */
export interface ShopContext {
  /** Channel code. */
  channel: string
  locale: Locale
  /** ISO 4217. */
  currency: string
  /** The shop is closed for maintenance to this visitor, unless they turn out to be staff. */
  isClosed: boolean
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    shop: ShopContext
  }
}

/** A channel as core needs it: codes only, no foreign keys. */
export interface Channel {
  code: string
  hosts: string[]
  locales: Locale[]
  defaultLocale: Locale
  currencies: string[]
  baseCurrency: string
  timezone: string
}

/** A currency as visitors read it. */
export interface CurrencyName {
  code: string
  name: string
  symbol: string
}

/** Gives the shop's channels. Filled by the plugin that keeps them as data. */
export abstract class ChannelPort {
  abstract all(): Channel[]

  /** The channel of a host, else the first one. */
  forHost(host: string): Channel {
    const channels = this.all()
    return channels.find(({ hosts }) => hosts.includes(host)) ?? (channels[0] as Channel)
  }

  /** What currencies are called and how they are signed. */
  namesOf(currencies: readonly string[]): CurrencyName[] {
    return currencies.map((code) => ({ code, name: code, symbol: code }))
  }

  /** Whether a channel is closed for maintenance to a network address. Asked at every request. */
  isClosedTo(_channel: string, _address: string): boolean {
    return false
  }
}

/** One French channel in euros: what a shop is before anybody configured it. */
export class SingleChannel extends ChannelPort {
  all(): Channel[] {
    return [
      {
        code: 'default',
        hosts: [],
        locales: ['fr_FR', 'en_GB'],
        defaultLocale: DEFAULT_LOCALE,
        currencies: ['EUR'],
        baseCurrency: 'EUR',
        timezone: SHOP_ZONE,
      },
    ]
  }
}

/** Cookie that carries the currency a visitor chose. */
export const CURRENCY_COOKIE = 'currency'

/** Cookie that carries the language a member of staff chose for the back office. */
const STAFF_LOCALE_COOKIE = 'admin-locale'

/**
 * The context of a request. A page's language comes from its address alone, but in the back office; an API call names it
 * (`locale` in the query) or is answered in the first language its Accept-Language offers.
 */
export function resolveContext(ctx: HttpContext, channels: ChannelPort, basePath: string): ShopContext {
  const channel = channels.forHost(ctx.request.hostname() ?? '')
  const wanted = ctx.request.plainCookie(CURRENCY_COOKIE, undefined, false) as unknown
  const currency = channel.currencies.find((code) => code === wanted) ?? channel.baseCurrency
  return {
    channel: channel.code,
    locale: localeOf(ctx, channel, basePath),
    currency,
    isClosed: channels.isClosedTo(channel.code, ctx.request.ip()),
  }
}

function localeOf(ctx: HttpContext, channel: Channel, basePath: string): Locale {
  const path = ctx.request.parsedUrl.pathname ?? '/'
  let wanted: Locale = channel.defaultLocale
  const below = belowBase(path, basePath)
  if (below !== null && /^\/admin(?:[/.]|$)/.test(below)) return staffLocale(ctx) ?? channel.defaultLocale
  if (below !== null) wanted = localeOfPath(below, channel)
  else {
    const named = ctx.request.qs().locale
    wanted = isLocale(named) ? named : negotiateLocale(ctx.request.header('accept-language'))
  }
  return channel.locales.includes(wanted) ? wanted : channel.defaultLocale
}

/** One of the product's languages: staff may read another one than the shop is written in. */
function staffLocale(ctx: HttpContext): Locale | null {
  const chosen = ctx.request.plainCookie(STAFF_LOCALE_COOKIE, undefined, false) as unknown
  return isLocale(chosen) ? chosen : null
}

/** Locale of a path below the base path: `/en/boutique` → en_GB. */
export function localeOfPath(path: string, channel: Pick<Channel, 'locales' | 'defaultLocale'>): Locale {
  for (const locale of channel.locales) {
    const prefix = LOCALE_PREFIXES[locale]
    if (prefix && (path === prefix || path.startsWith(`${prefix}/`) || path.startsWith(`${prefix}.`))) {
      return locale
    }
  }
  return channel.defaultLocale
}
