import { SHOP_ZONE } from '#core/time/shop_zone'
import { DEFAULT_LOCALE, LOCALE_PREFIXES, isLocale, negotiateLocale, type Locale } from '#core/i18n/locales'
import { pathBelowBase } from '#core/http/path_below_base'
import type { HttpContext } from '@adonisjs/core/http'

/** The channel, language and currency of a request. */
export interface ShopContext {
  /** Channel code. */
  channel: string
  locale: Locale
  /** ISO 4217. */
  currency: string
  /** The shop is closed for maintenance to this IP address. Staff may still enter. */
  isClosed: boolean
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    shop: ShopContext
  }
}

/** The part of a channel that core needs. */
export interface Channel {
  code: string
  hosts: string[]
  locales: Locale[]
  defaultLocale: Locale
  currencies: string[]
  baseCurrency: string
  timezone: string
}

/** Display name and symbol of a currency. */
export interface CurrencyName {
  code: string
  name: string
  symbol: string
}

/** Provides the shop's channels. Implemented by the plugin that stores them. */
export abstract class ChannelPort {
  abstract all(): Channel[]

  /** The channel of a host; the first channel when no one has the host. */
  forHost(host: string): Channel {
    const channels = this.all()
    return channels.find(({ hosts }) => hosts.includes(host)) ?? (channels[0] as Channel)
  }

  /** Display names and symbols of currencies. */
  namesOf(currencies: readonly string[]): CurrencyName[] {
    return currencies.map((code) => ({ code, name: code, symbol: code }))
  }

  /** Whether a channel is closed for maintenance to an IP address. Called for every request. */
  isClosedTo(_channel: string, _address: string): boolean {
    return false
  }
}

/** Default implementation without a plugin: one French channel in euros. */
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
 * Builds the context of a request. The language of a page is determined by its path, in the back office by a cookie. An API
 * call has a `locale` in its query; without one, Accept-Language decides.
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
  const below = pathBelowBase(path, basePath)
  if (below !== null && /^\/admin(?:[/.]|$)/.test(below)) return staffLocale(ctx) ?? channel.defaultLocale
  if (below !== null) wanted = localeOfPath(below, channel)
  else {
    const named = ctx.request.qs().locale
    wanted = isLocale(named) ? named : negotiateLocale(ctx.request.header('accept-language'))
  }
  return channel.locales.includes(wanted) ? wanted : channel.defaultLocale
}

/** The staff member's language. It may be one that the channel does not offer. */
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
