import { inject } from '@adonisjs/core'
import { PluginRegistry } from '#core/plugin/registry'
import { loadSources } from '#plugins/platform/queries/load_sources'
import type { SearchHit, SearchQuery } from '#plugins/platform/contracts/search_source'

/** The response of the global search. */
export interface SearchAnswer {
  data: SearchHit[]
  meta: {
    q: string
    total: number
    page: number
    limit: number
    /** How many each kind has. */
    kinds: Record<string, number>
    correction: string | null
  }
}

/** Searches every kind, or the requested one, in parallel. Returns the cache tags of what was searched, too. */
@inject()
export class SearchEverything {
  constructor(private readonly registry: PluginRegistry) {}

  async execute(
    query: SearchQuery,
    kind: string | undefined
  ): Promise<{ answer: SearchAnswer; tags: readonly string[] }> {
    const { q, page, limit } = query
    const empty = { q, total: 0, page, limit, kinds: {}, correction: null }
    if (q === '') return { answer: { data: [], meta: empty }, tags: [] }
    const all = await loadSources(this.registry, 'platform.search_sources')
    const sources = all.filter((source) => kind === undefined || source.kind === kind)
    const found = await Promise.all(sources.map((source) => source.search(query)))
    const kinds = Object.fromEntries(sources.map((source, at) => [source.kind, found[at]?.total ?? 0]))
    const answer = {
      data: found.flatMap(({ items }) => items),
      meta: {
        ...empty,
        total: found.reduce((sum, { total }) => sum + total, 0),
        kinds,
        correction: found.find(({ correction }) => correction !== null)?.correction ?? null,
      },
    }
    return { answer, tags: sources.flatMap(({ tags }) => tags) }
  }
}
