import { inject } from '@adonisjs/core'
import { Settings } from '#core/settings/settings'
import { PluginRegistry } from '#core/plugin/registry'
import { RouteList } from '#core/http/route_list'
import { loadSources } from '#plugins/platform/queries/load_sources'
import { namedRoutes, type NamedRoute } from '#plugins/platform/transformers/named_routes'
import type { ShopContext } from '#core/context/shop_context'
import type { Branding } from '#plugins/platform/contracts/branding_source'
import type { PermalinkEntry } from '#plugins/platform/contracts/permalink_source'

/** One kind of addresses in start-up data. */
export interface PermalinkKind {
  /** `/boutique/{slug}`; empty for a kind that no plugin of this shop has. */
  pattern: string
}

/** The same with its addresses, up to a limit. */
export interface PermalinkList extends PermalinkKind {
  total: number
  list: PermalinkEntry[]
}

/** Start-up data of pages and programs. */
export interface StartUpData {
  routes: Record<string, NamedRoute>
  /** Public settings. */
  coreConfig: Record<string, unknown>
  permalinks: Record<string, PermalinkKind>
  branding: Branding
}

/** Kinds that clients may count on, whichever plugins are there. */
const KINDS = ['products', 'categories', 'posts', 'postLists']

/** A shop of 100,000 products does not send 100,000 addresses. */
const LONGEST_LIST = 1_000

@inject()
export class DescribeStartUp {
  constructor(
    private readonly registry: PluginRegistry,
    private readonly routes: RouteList,
    private readonly settings: Settings
  ) {}

  /** With patterns only, as pages embed it. Admin routes only for staff. */
  async forPage(shop: ShopContext, { staff }: { staff: boolean }): Promise<StartUpData> {
    const { channel, locale } = shop
    const sources = await loadSources(this.registry, 'platform.permalink_sources')
    const patterns = sources.map((source) => [source.key, { pattern: source.pattern(shop) }] as const)
    return {
      routes: namedRoutes(this.routes.routes, { staff }),
      coreConfig: this.settings.publicValues({ channel, locale }),
      permalinks: { ...emptyKinds({ pattern: '' }), ...Object.fromEntries(patterns) },
      branding: await this.#branding(shop),
    }
  }

  /** With the addresses of every kind, up to 1,000 each. */
  async forProgram(shop: ShopContext, { staff }: { staff: boolean }) {
    const page = await this.forPage(shop, { staff })
    const sources = await loadSources(this.registry, 'platform.permalink_sources')
    const lists = await Promise.all(
      sources.map(async (source): Promise<[string, PermalinkList]> => [
        source.key,
        { pattern: source.pattern(shop), ...(await source.list(shop, LONGEST_LIST)) },
      ])
    )
    const empty: PermalinkList = { pattern: '', total: 0, list: [] }
    const permalinks: Record<string, PermalinkList> = { ...emptyKinds(empty), ...Object.fromEntries(lists) }
    return { ...page, permalinks }
  }

  async #branding(shop: ShopContext): Promise<Branding> {
    const [source] = await loadSources(this.registry, 'platform.branding')
    return source ? source.branding(shop) : { colours: [], images: {}, fonts: {}, fontStacks: {} }
  }
}

function emptyKinds<T>(value: T): Record<string, T> {
  return Object.fromEntries(KINDS.map((kind) => [kind, value]))
}
