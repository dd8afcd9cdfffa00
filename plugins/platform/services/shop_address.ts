import app from '@adonisjs/core/services/app'
import { inject } from '@adonisjs/core'
import { ChannelPort, localeOfPath } from '#core/context/shop_context'
import { LOCALE_PREFIXES, type Locale } from '#core/i18n/locales'
import type { HttpContext } from '@adonisjs/core/http'

/** An address whose path can be read as letters; null: not this one. */
export function readableAddress(address: string): URL | null {
  try {
    const url = new URL(address)
    decodeURIComponent(url.pathname)
    return url
  } catch {
    return null
  }
}

/** The public address of the shop. */
@inject()
export class ShopAddress {
  readonly basePath = app.config.get<string>('cellier.basePath')

  constructor(private readonly channels: ChannelPort) {}

  /** `https://shop.example/vue`: the configured public address, else that of the request. */
  base({ request }: HttpContext): string {
    const known = app.config.get<string | null>('cellier.publicUrl', null)
    const origin = known ? new URL(known).origin : `${request.protocol()}://${request.host() ?? 'localhost'}`
    return `${origin}${this.basePath}`
  }

  /** Parses an address of the shop: its language, and its path without base and prefix. */
  place(ctx: HttpContext, url: URL): { base: string; locale: Locale; path: string } {
    const base = this.base(ctx)
    const below = url.pathname === this.basePath || url.pathname.startsWith(`${this.basePath}/`)
    if (!below) return { base, locale: ctx.shop.locale, path: url.pathname }
    const full = url.pathname.slice(this.basePath.length) || '/'
    const locale = localeOfPath(full, this.channels.forHost(ctx.request.hostname() ?? ''))
    const path = full.slice(LOCALE_PREFIXES[locale].length) || '/'
    return { base, locale, path: path === '/' ? path : path.replace(/\/+$/, '') }
  }
}
