import type { HttpContext } from '@adonisjs/core/http'

/** The page whose metadata is requested. */
export interface PageDescriptionRequest {
  /** Id of the screen. */
  route: string
  /** The screen's own title. */
  title: string
  /** Absolute. */
  url: string
}

/** The data that every page gets at its first load. A port: the plugin with the route `init` fills it. */
export abstract class StartUp {
  /** `{ locale, channel, offer, csrfToken, visitor, init }`. */
  abstract forPage(ctx: HttpContext): Promise<Record<string, unknown>>

  /** The data of the route `get-metadata` for a page, without calling that route. Null: the URL cannot be parsed. */
  abstract describe(ctx: HttpContext, page: PageDescriptionRequest): Promise<object | null>
}

/** The default: start-up data of a product without plugins. */
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
      init: {
        routes: {},
        coreConfig: {},
        permalinks: {},
        branding: { colours: [], images: {}, fonts: {}, fontStacks: {} },
      },
    }
  }
}
