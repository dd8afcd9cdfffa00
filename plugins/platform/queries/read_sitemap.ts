import { inject } from '@adonisjs/core'
import { PluginRegistry } from '#core/plugin/registry'
import type { SitemapEntry } from '#plugins/platform/contracts/sitemap_source'

/** Pages in a part: far below the limit of 50,000 links, since every language counts as one. */
const PER_PART = 5_000

/** Reads the sitemap part by part; a part is `<plugin>-<contribution>-<number>`. */
@inject()
export class ReadSitemap {
  constructor(private readonly registry: PluginRegistry) {}

  async parts(channel: string): Promise<string[]> {
    const sources = this.registry.contributions('platform.sitemap_sources')
    const counted = await Promise.all(
      sources.map(async ({ plugin, name, load }) => {
        const source = await load()
        const parts = Math.ceil((await source.count(channel)) / PER_PART)
        return Array.from({ length: parts }, (_, at) => `${plugin}-${name}-${at + 1}`)
      })
    )
    return counted.flat()
  }

  /** Null for a part that does not exist. */
  async part(channel: string, wanted: string): Promise<SitemapEntry[] | null> {
    const [, place, number] = /^([\w.-]+)-(\d{1,6})$/.exec(wanted) ?? []
    const found = this.registry
      .contributions('platform.sitemap_sources')
      .find(({ plugin, name }) => `${plugin}-${name}` === place)
    if (!found || Number(number) < 1) return null
    const source = await found.load()
    const entries = await source.entries(channel, (Number(number) - 1) * PER_PART, PER_PART)
    return entries.length > 0 ? entries : null
  }
}
