import { existsSync, readdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { BootError } from '#core/plugin/boot_error'
import { contributed } from '#core/plugin/contribution_failed'
import { pluginFolder } from '#core/plugin/folders'
import type { AnyResource } from '#core/resources/resource'
import type { Plugin } from '#core/plugin/contract'

const FILE = /^([a-z][a-z0-9_]*)\.(?:ts|js)$/

/** The plugins with the resources of their `resources` folders. @throws BootError */
export async function loadResources(plugins: readonly Plugin[]): Promise<Plugin[]> {
  return Promise.all(
    plugins.map(async (plugin) => {
      const found = await resourcesIn(plugin.id)
      return found.length > 0 ? { ...plugin, resources: [...(plugin.resources ?? []), ...found] } : plugin
    })
  )
}

async function resourcesIn(plugin: string): Promise<AnyResource[]> {
  const folder = `${pluginFolder(plugin)}resources/`
  if (!existsSync(folder)) return []
  const files = readdirSync(folder)
    .filter((file) => FILE.test(file))
    .sort()
  return Promise.all(
    files.map(async (file) => {
      const found = await contributed(plugin, `resource "resources/${file}"`, () => {
        return import(pathToFileURL(`${folder}${file}`).href) as Promise<{ default: AnyResource }>
      })
      const [, name = ''] = FILE.exec(file) ?? []
      if (found.id !== `${plugin}.${name}`) {
        throw new BootError(
          plugin,
          `resources/${file} declares the resource "${found.id}".`,
          `Name it "${plugin}.${name}", as its file.`
        )
      }
      return found
    })
  )
}
