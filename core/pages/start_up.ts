import type { HttpContext } from '@adonisjs/core/http'

/** What every page knows at its first load; filled by the plugin that answers `init`. */
export abstract class StartUp {
  /** `{ locale, channel, offer, csrfToken, visitor, init }`. */
  abstract forPage(ctx: HttpContext): Promise<Record<string, unknown>>
}

/** Start-up data of a product without plugins: the context alone. */
export class PlainStartUp extends StartUp {
  async forPage({ shop }: HttpContext) {
    return {
      locale: shop.locale,
      channel: shop.channel,
      offer: { locales: [shop.locale], currency: shop.currency, currencies: [] },
      csrfToken: null,
      visitor: { customer: null, staff: null },
      init: { routes: {}, coreConfig: {}, permalinks: {}, branding: { colours: [], images: {} } },
    }
  }
}
