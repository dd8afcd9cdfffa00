import { inject } from '@adonisjs/core'
import { PluginRegistry } from '#core/plugin/registry'
import { PrepareDocument } from '#core/rich_text/prepare_document'
import { loadSources } from '#plugins/platform/queries/load_sources'
import type { BlockPlace } from '#core/rich_text/block'
import type { HomePage, ShownHome } from '#plugins/platform/contracts/home_page'
import type { LinkPlace } from '#core/links/resolve_links'
import type { Linked } from '#core/links/link'
import type { ShownDocument } from '#core/rich_text/shown_document'
import type { Metadata, MetadataRequest } from '#plugins/platform/contracts/metadata_source'

/** The page that stands in the place of the shop's own home page, where there is one. */
@inject()
export class HomePages {
  constructor(
    private readonly registry: PluginRegistry,
    private readonly prepare: PrepareDocument
  ) {}

  /** Whether something is the home page there: its own address leads to it then. */
  async has(place: LinkPlace, { kind, id }: Linked): Promise<boolean> {
    const home = await this.#first((page) => page.at(place))
    return home !== null && home.kind === kind && String(home.id) === String(id)
  }

  /** Null: the shop's own is shown. */
  async show(place: BlockPlace): Promise<{ home: ShownHome | null; tags: string[] }> {
    const tags: string[] = []
    const home = await this.#first(async (page) => {
      const shown = await page.show(place)
      tags.push(...shown.tags)
      return shown.home
    })
    return { home, tags }
  }

  /** What stands at the top of the shop's own home page; null: nothing does. */
  async lead(place: BlockPlace): Promise<{ lead: ShownDocument | null; tags: string[] }> {
    const tags: string[] = []
    for (const source of await loadSources(this.registry, 'platform.home_leads')) {
      const shown = await source.show(place)
      tags.push(...shown.tags)
      if (shown.text === null) continue
      const { document, tags: own } = await this.prepare.execute(shown.text, place)
      return { lead: document, tags: [...tags, ...own] }
    }
    return { lead: null, tags }
  }

  describe(request: MetadataRequest): Promise<Partial<Metadata> | null> {
    return this.#first((page) => page.describe(request))
  }

  async #first<T>(ask: (page: HomePage) => Promise<T | null>): Promise<T | null> {
    for (const page of await loadSources(this.registry, 'platform.home_pages')) {
      const answer = await ask(page)
      if (answer !== null) return answer
    }
    return null
  }
}
