import type { Logger } from '@adonisjs/core/logger'
import type { PluginRegistry } from '#core/plugin/registry'
import type { ResourceCatalogue } from '#core/resources/resource_catalogue'
import type { Store } from '#core/database/store'
import type { ResourceFamily } from '#core/resources/resource_family'

interface Parts {
  registry: PluginRegistry
  resources(): Promise<ResourceCatalogue>
  logger: Logger
}

/**
 * Keeps the resources of families as the database has them. The change feed resets its followers before the first request,
 * which reads them for the first time.
 */
export function followFamilies(store: Store, { registry, resources, logger }: Parts): void {
  for (const { name, plugin, load } of registry.contributions('core.resource_families')) {
    let family: ResourceFamily | null = null
    const refresh = async () => {
      family ??= await load()
      try {
        const made = await family.read(store.reader)
        ;(await resources()).replaceFamily(name, made)
        registry.replaceRunTimePermissions(name, plugin, made)
      } catch (error) {
        // The present definitions stay.
        logger.error({ err: error, family: name }, 'The resources of a family cannot be read')
      }
    }
    store.changes.follow('*', {
      apply: (tags) => (isAbout(tags, family) ? refresh() : undefined),
      reset: refresh,
    })
  }
}

function isAbout(tags: readonly string[], family: ResourceFamily | null): boolean {
  return !family || family.topics.some((topic) => tags.includes(topic))
}
