import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { APP_ROOT } from '#core/boot/app_root'
import { orderPlugins } from '#core/plugin/order'
import type { Plugin } from '#core/plugin/contract'

/** Folder of a plugin in the running code, absolute, with a slash at the end. */
export function pluginFolder(id: string): string {
  return fileURLToPath(new URL(`plugins/${id}/`, APP_ROOT))
}

/** Migration folders relative to the running code: core's first, then each plugin's in order. */
export function migrationPaths(plugins: readonly Plugin[]): string[] {
  const folders = orderPlugins(plugins)
    .map(({ id }) => `plugins/${id}/database/migrations`)
    .filter((path) => existsSync(new URL(path, APP_ROOT)))
  return ['database/migrations', ...folders]
}
