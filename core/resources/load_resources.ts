import { existsSync, readdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { BootError } from '#core/plugin/boot_error'
import { contributed } from '#core/plugin/contribution_failed'
import { pluginFolder } from '#core/plugin/folders'
import type { AnyResource } from '#core/resources/resource'
import { rowsKind } from '#core/resources/names'
import { importPermissions } from '#core/resources/file_columns'
import type { Contributions } from '#core/plugin/extension_points'
import type { Plugin } from '#core/plugin/contract'

const FILE = /^([a-z][a-z0-9_]*)\.(?:ts|js)$/

/** The plugins with the resources of their `resources` folders, and an importer for each, that can be undone. @throws BootError */
export async function loadResources(plugins: readonly Plugin[]): Promise<Plugin[]> {
  return Promise.all(
    plugins.map(async (plugin) => {
      const found = await resourcesIn(plugin.id)
      if (found.length === 0) return plugin
      const resources = [...(plugin.resources ?? []), ...found]
      const importers = { ...importersOf(resources), ...plugin.extends?.['core.importers'] }
      const undoings = { ...undoingsOf(resources), ...plugin.extends?.['core.import_undo'] }
      const own = { 'core.importers': importers, 'core.import_undo': undoings }
      return { ...plugin, resources, extends: { ...plugin.extends, ...own } }
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

const isWritten = (resource: AnyResource) => importPermissions(resource).length > 0

/** An importer for each resource whose rows somebody may write. */
function importersOf(resources: readonly AnyResource[]): Contributions['core.importers'] {
  return Object.fromEntries(
    resources.filter(isWritten).map((resource) => {
      const load = async () => {
        const { resourceImporter } = await import('#core/resources/resource_importer')
        return { default: resourceImporter(resource) }
      }
      return [resource.id, load]
    })
  )
}

function undoingsOf(resources: readonly AnyResource[]): Contributions['core.import_undo'] {
  return Object.fromEntries(
    resources.filter(isWritten).map((resource) => {
      const load = async () => {
        const { resourceUndo } = await import('#core/resources/resource_undo')
        return { default: resourceUndo(resource) }
      }
      return [rowsKind(resource), load]
    })
  )
}
