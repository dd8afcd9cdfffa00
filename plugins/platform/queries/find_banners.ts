import { inject } from '@adonisjs/core'
import { PluginRegistry } from '#core/plugin/registry'
import { PrepareDocument } from '#core/rich_text/prepare_document'
import { loadSources } from '#plugins/platform/queries/load_sources'
import type { BannerSpot } from '#plugins/platform/contracts/banner'
import type { BlockPlace } from '#core/rich_text/block'
import type { ShownDocument } from '#core/rich_text/shown_document'

/** The banners of the shop's pages. */
@inject()
export class FindBanners {
  constructor(
    private readonly registry: PluginRegistry,
    private readonly prepare: PrepareDocument
  ) {}

  /** The spots that have one now. */
  async spots(place: BlockPlace): Promise<{ spots: BannerSpot[]; tags: string[] }> {
    const sources = await loadSources(this.registry, 'platform.banners')
    const told = await Promise.all(sources.map((source) => source.spots(place)))
    return { spots: told.flatMap(({ spots }) => spots), tags: told.flatMap(({ tags }) => tags) }
  }

  /** What stands on one of them; null: nothing does. */
  async show(spot: BannerSpot, place: BlockPlace): Promise<{ banner: ShownDocument | null; tags: string[] }> {
    const tags: string[] = []
    for (const source of await loadSources(this.registry, 'platform.banners')) {
      const shown = await source.show(spot, place)
      tags.push(...shown.tags)
      if (shown.text === null) continue
      const { document, tags: own } = await this.prepare.execute(shown.text, place)
      return { banner: document, tags: [...tags, ...own] }
    }
    return { banner: null, tags }
  }
}
