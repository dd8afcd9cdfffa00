import { ChannelPort } from '#core/context/shop_context'
import { IdentityPort } from '#core/identity/identity_port'
import { ResourceCatalogue, type MadeResource } from '#core/resources/resource_catalogue'
import { Store } from '#core/database/store'
import { StartUp, type PageDescriptionRequest } from '#core/pages/start_up'
import { DescribePage } from '#plugins/platform/queries/describe_page'
import { DescribeStartUp, type StartUpData } from '#plugins/platform/queries/describe_start_up'
import { readableAddress, ShopAddress } from '#plugins/platform/services/shop_address'
import { resourceScreens, type ResourceScreen } from '#core/resources/resource_screens'
import { visitorOf } from '#plugins/platform/transformers/visitor'
import type { HttpContext } from '@adonisjs/core/http'
import type { PortFactory } from '#core/plugin/ports'

/**
 * What every page knows at its first load. The part that is the same for everybody is remembered per channel and
 * language, and forgotten with the next change of anything.
 */
class PageStartUp extends StartUp {
  #remembered = new Map<string, Promise<StartUpData>>()
  #shown: { made: readonly MadeResource[]; screens: readonly ResourceScreen[] } = { made: [], screens: [] }

  constructor(
    private readonly identity: IdentityPort,
    private readonly startUp: DescribeStartUp,
    private readonly page: DescribePage,
    private readonly address: ShopAddress,
    private readonly channels: ChannelPort,
    private readonly resources: ResourceCatalogue,
    store: Store
  ) {
    super()
    const forget = () => this.#remembered.clear()
    store.changes.follow('*', { apply: forget, reset: forget })
  }

  async forPage(ctx: HttpContext) {
    const [customer, staff] = await Promise.all([this.identity.customer(ctx), this.identity.staff(ctx)])
    const { channel, locale, currency } = ctx.shop
    const { locales = [locale], currencies = [] } = this.channels.all().find(({ code }) => code === channel) ?? {}
    return {
      locale,
      channel,
      offer: { locales, currency, currencies: currencies.length > 1 ? this.channels.namesOf(currencies) : [] },
      csrfToken: ctx.session ? (ctx.request.csrfToken ?? null) : null,
      visitor: visitorOf(customer, staff),
      init: await this.#init(ctx, staff !== null),
      // For strangers too: who is not signed in is led to the sign-in, not to an unknown address.
      resourceScreens: this.#screens(),
    }
  }

  async describe(ctx: HttpContext, { route, title, url: text }: PageDescriptionRequest) {
    const url = readableAddress(text)
    if (!url) return null
    return this.page.execute({ route, title, url, channel: ctx.shop.channel, ...this.address.place(ctx, url) })
  }

  /** Families of resources change while the shop runs. */
  #screens(): readonly ResourceScreen[] {
    const made = this.resources.all()
    if (made.length !== this.#shown.made.length || made.some((one, at) => one !== this.#shown.made[at])) {
      this.#shown = { made, screens: resourceScreens(made.map(({ resource }) => resource)) }
    }
    return this.#shown.screens
  }

  #init({ shop }: HttpContext, staff: boolean): Promise<StartUpData> {
    const key = `${shop.channel} ${shop.locale} ${shop.currency} ${staff}`
    const remembered = this.#remembered.get(key)
    if (remembered) return remembered
    const described = this.startUp.forPage(shop, { staff })
    this.#remembered.set(key, described)
    described.catch(() => this.#remembered.delete(key))
    return described
  }
}

const startUp: PortFactory<StartUp> = async (resolver) => {
  const resources = await resolver.make(ResourceCatalogue)
  return new PageStartUp(
    await resolver.make(IdentityPort),
    await resolver.make(DescribeStartUp),
    await resolver.make(DescribePage),
    await resolver.make(ShopAddress),
    await resolver.make(ChannelPort),
    resources,
    await resolver.make(Store)
  )
}

export default startUp
