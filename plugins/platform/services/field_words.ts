import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pluginFolder } from '#core/plugin/folders'

/**
 * What fields of the API mean, with their units. By name; where a name alone would say too little, by what stands around
 * it: `meta.total`, `OwnJob.total`, `sales.orders.store.total`.
 */
export type FieldWords = ReadonlyMap<string, string>

let known: FieldWords | null = null

/** The words of every plugin, from its `api_fields.json`. */
export function fieldWords(plugins: readonly string[]): FieldWords {
  known ??= new Map(plugins.flatMap((id) => Object.entries(wordsOf(id))))
  return known
}

/** Those of one plugin. */
export function wordsOf(plugin: string): Record<string, string> {
  const file = join(pluginFolder(plugin), 'api_fields.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {}
}
