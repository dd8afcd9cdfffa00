import { inject } from '@adonisjs/core'
import { PluginRegistry } from '#core/plugin/registry'
import { loadSources } from '#plugins/platform/queries/load_sources'
import { notFound } from '#core/http/errors'
import type { DomainError } from '#core/errors/domain_error'
import type { LinkPlace } from '#core/links/resolve_links'

/** Why nothing stands at an address. */
@inject()
export class MissingPages {
  constructor(private readonly registry: PluginRegistry) {}

  /** The first that has something to say, else that there is nothing. */
  async explain(place: LinkPlace, path: string): Promise<DomainError> {
    for (const source of await loadSources(this.registry, 'platform.missing_pages')) {
      const reason = await source.explain(place, path)
      if (reason) return reason
    }
    return notFound()
  }
}
