import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { descriptionOf } from '#core/fields/nested'
import { pluginFolder } from '#core/plugin/folders'
import { routePrefix } from '#core/resources/names'
import type { ResourceCatalogue } from '#core/resources/resource_catalogue'

/**
 * What fields of the API mean, with their units. By name; where a name alone would say too little, by what stands around
 * it: `meta.total`, `OwnJob.total`, `sales.orders.store.total`.
 */
export type FieldWords = ReadonlyMap<string, string>

const OF_ACTIONS: FieldWords = new Map([['data.open', 'Id of the row to show afterwards; null: the same row.']])

/** What the fields of resources mean in the answers of their routes, by route: `data.title`. */
export function resourceWords(resources: ResourceCatalogue): ReadonlyMap<string, FieldWords> {
  return new Map(
    resources.all().flatMap(({ resource }) => {
      const fields = Object.entries(resource.fields).map(([name, field]) => {
        return [`data.${name}`, descriptionOf(field, resources.kinds, resource.label.many.en_GB)] as const
      })
      // Those without `read` are only columns of the list.
      const read = Object.entries(resource.virtual ?? {}).filter(([, virtual]) => virtual.read)
      const virtual = read.map(([name, { label, help }]) => {
        return [`data.${name}`, [`${label.en_GB}.`, help?.en_GB].filter(Boolean).join(' ')] as const
      })
      // A virtual may read what a field is called by.
      const words = new Map([...virtual, ...fields])
      const actions = Object.keys(resource.actions ?? {})
      const prefix = routePrefix(resource)
      return [
        ...['show', 'store', 'update'].map((handler) => [`${prefix}.${handler}`, words] as const),
        ...actions.map((action) => [`${prefix}.${action}`, OF_ACTIONS] as const),
      ]
    })
  )
}

let known: FieldWords | null = null

/** The field descriptions of every plugin, from its `api_fields.json`. */
export function fieldWords(plugins: readonly string[]): FieldWords {
  known ??= new Map(plugins.flatMap((id) => Object.entries(wordsOf(id))))
  return known
}

/** Those of one plugin. */
export function wordsOf(plugin: string): Record<string, string> {
  const file = join(pluginFolder(plugin), 'api_fields.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {}
}
