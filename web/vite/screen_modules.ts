import { existsSync, readdirSync } from 'node:fs'
import type { Plugin } from 'vite'
import type { ScreenManifest } from '../app/lib/screens'

const prefixes = ['virtual:slot/', 'virtual:permalinks/', 'virtual:manifests', 'virtual:resource_parts'] as const

/**
 * Turns the manifests' data into modules, so that a screen can show what other plugins contribute without importing them:
 * `virtual:slot/<name>` is the list of contributed components with their permissions and sections of words,
 * `virtual:permalinks/views` and `virtual:permalinks/loaders` map a permalink kind to its component or loader,
 * `virtual:resource_parts` maps the components of plugins for resources, `virtual:manifests` is the manifests themselves,
 * for the server's menus.
 */
export function screenModules(manifests: ScreenManifest[], pluginsFolder: string): Plugin {
  return {
    name: 'cellier-screen-modules',
    resolveId(id) {
      return prefixes.some((prefix) => id.startsWith(prefix)) ? `\0${id}` : null
    },
    load(id) {
      if (id.startsWith('\0virtual:slot/')) {
        const slot = id.slice('\0virtual:slot/'.length)
        const entries = manifests.flatMap(({ plugin, slots = [] }) =>
          slots
            .filter((entry) => entry.slot === slot)
            .map(({ file, permission = null, words = null }) => {
              return { file: `${pluginsFolder}/${plugin}/web/${file}`, permission, words }
            })
        )
        return listModule(entries)
      }
      if (id === '\0virtual:resource_parts') return partModule(pluginsFolder)
      if (id === '\0virtual:manifests') return `export default ${JSON.stringify(manifests)}\n`
      if (id === '\0virtual:permalinks/views') return permalinkModule(manifests, pluginsFolder, 'file')
      if (id === '\0virtual:permalinks/loaders') return permalinkModule(manifests, pluginsFolder, 'loader')
      return null
    },
  }
}

/** `plugins/<id>/web/resources/<name>/<part>.tsx`, by `<id>.<name>/<part>`: each is loaded with the first screen that shows it. */
function partModule(folder: string): string {
  const parts = readdirSync(folder).flatMap((plugin) => {
    const own = `${folder}/${plugin}/web/resources`
    if (!existsSync(own)) return []
    return readdirSync(own).flatMap((name) =>
      readdirSync(`${own}/${name}`)
        .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
        .map((file) => [`${plugin}.${name}/${file.slice(0, -4)}`, `${own}/${name}/${file}`] as const)
    )
  })
  const entries = parts.map(([key, file]) => `${JSON.stringify(key)}: () => import(${JSON.stringify(file)})`)
  return `export default { ${entries.join(', ')} }\n`
}

function listModule(entries: { file: string; permission: string | null; words: string | null }[]): string {
  const imports = entries.map(({ file }, position) => `import m${position} from ${JSON.stringify(file)}`)
  const permissions = JSON.stringify(entries.map(({ permission }) => permission))
  const words = JSON.stringify(entries.map((entry) => entry.words))
  const components = entries.map((_, position) => `m${position}`).join(', ')
  return `${imports.join('\n')}\nexport const permissions = ${permissions}\nexport const words = ${words}\nexport default [${components}]\n`
}

function permalinkModule(manifests: ScreenManifest[], folder: string, field: 'file' | 'loader'): string {
  const entries = manifests.flatMap(({ plugin, permalinks = [] }) =>
    permalinks.map((entry) => ({ kind: entry.kind, file: `${folder}/${plugin}/web/${entry[field]}` }))
  )
  const imports = entries.map(({ file }, position) => `import m${position} from ${JSON.stringify(file)}`)
  const pairs = entries.map(({ kind }, position) => `${JSON.stringify(kind)}: m${position}`)
  return `${imports.join('\n')}\nexport default { ${pairs.join(', ')} }\n`
}
