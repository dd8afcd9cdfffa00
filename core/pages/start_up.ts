import type { HttpContext } from '@adonisjs/core/http'

/** Which page is to be described. */
export interface PageQuestion {
  /** Id of the screen. */
  route: string
  /** The screen's own words for itself. */
  title: string
  /** Absolute. */
  url: string
}

/** What every page knows at its first load; filled by the plugin that answers `init`. */
export abstract class StartUp {
  /** `{ locale, channel, offer, csrfToken, visitor, init }`. */
  abstract forPage(ctx: HttpContext): Promise<Record<string, unknown>>

  /** What `get-metadata` answers for a page, without asking the route; null where an address cannot be read. */
  abstract describe(ctx: HttpContext, page: PageQuestion): Promise<object | null>
}

/** Start-up data of a product without plugins: the context alone. */
export class PlainStartUp extends StartUp {
  async describe() {
    return null
  }

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
