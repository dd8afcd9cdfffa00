import { existsSync } from 'node:fs'
import { BootError } from '#core/plugin/boot_error'
import { pluginFolder } from '#core/plugin/folders'

/** Groups: the plugin of the missing file, and the plugin that imports it, if any. */
const MISSING =
  /Cannot find module '.*?[\\/]plugins[\\/](\w+)[\\/][^']*' imported from (?:.*[\\/]plugins[\\/](\w+)[\\/])?/

/** The import of a plugin whose folder is not there, as a boot error; null when the failure is another. */
export function missingPlugin(error: Error & { code?: string }): BootError | null {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') return null
  const [, id, asking] = MISSING.exec(error.message) ?? []
  if (!id || hasManifest(id)) return null
  if (asking && asking !== id && hasManifest(asking)) {
    return new BootError(
      asking,
      `it imports the plugin "${id}", whose folder plugins/${id} is missing.`,
      `Bring the folder back, or remove "${asking}" and "${id}" from config/plugins.ts.`
    )
  }
  return new BootError(
    id,
    `it is listed in config/plugins.ts, but its folder plugins/${id} is missing.`,
    'Bring the folder back, or remove its lines from config/plugins.ts.'
  )
}

function hasManifest(id: string): boolean {
  return ['ts', 'js'].some((extension) => existsSync(`${pluginFolder(id)}plugin.${extension}`))
}
