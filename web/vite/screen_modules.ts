import { existsSync, readdirSync } from 'node:fs'
import type { Plugin } from 'vite'
import type { ScreenManifest } from '../app/lib/screens'

const prefixes = [
  'virtual:slot/',
  'virtual:permalinks/',
  'virtual:manifests',
  'virtual:resource_parts',
  'virtual:field_kinds',
  'virtual:block_parts',
] as const

/**
 * Turns the manifests' data into modules, so that a screen can show what other plugins contribute without importing them:
 * `virtual:slot/<name>` is the list of contributed components with their permissions and sections of words,
 * `virtual:permalinks/views` and `virtual:permalinks/loaders` map a permalink kind to its component or loader,
 * `virtual:resource_parts` lists the components of plugins for resources, `virtual:field_kinds` those for kinds of fields,
 * `virtual:block_parts` those for blocks of rich texts,
 * `virtual:manifests` is the manifests themselves, for the server's menus.
 */
export function screenModules(manifests: ScreenManifest[], pluginsFolder: string): Plugin {
  return {
    name: 'cellier-screen-modules',
    resolveId(id) {
      return prefixes.some((prefix) => id.startsWith(prefix)) ? `\0${id}` : null
    },
    load(id, options) {
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
      if (id === '\0virtual:field_kinds') return kindModule(pluginsFolder)
      if (id === '\0virtual:block_parts') return blockModule(pluginsFolder, options?.ssr === true)
      if (id === '\0virtual:manifests') return `export default ${JSON.stringify(manifests)}\n`
      if (id === '\0virtual:permalinks/views') return permalinkModule(manifests, pluginsFolder, 'file')
      if (id === '\0virtual:permalinks/loaders') return permalinkModule(manifests, pluginsFolder, 'loader')
      return null
    },
  }
}

/**
 * The components of plugins for resources, by `<resource>/<part>`, each loaded with the first screen that shows it. The plugin
 * of the resource has `web/resources/<name>/<part>.tsx`, another plugin `web/resources/<plugin>.<name>/<part>.tsx`. `words` are
 * the sections of translations of other plugins, by resource.
 */
function partModule(folder: string): string {
  const parts: Record<string, string[]> = {}
  const words: Record<string, string[]> = {}
  for (const plugin of readdirSync(folder)) {
    const own = `${folder}/${plugin}/web/resources`
    for (const name of existsSync(own) ? readdirSync(own) : []) {
      const resource = name.includes('.') ? name : `${plugin}.${name}`
      if (resource === name) (words[resource] ??= []).push(`${plugin}.${name.replace('.', '_')}`)
      for (const file of readdirSync(`${own}/${name}`)) {
        if (!file.endsWith('.tsx') || file.endsWith('.test.tsx')) continue
        const loaders = (parts[`${resource}/${file.slice(0, -4)}`] ??= [])
        loaders.push(`() => import(${JSON.stringify(`${own}/${name}/${file}`)})`)
      }
    }
  }
  const entries = Object.entries(parts).map(([key, loaders]) => `${JSON.stringify(key)}: [${loaders.join(', ')}]`)
  return `export const words = ${JSON.stringify(words)}\nexport default { ${entries.join(', ')} }\n`
}

/** `plugins/<id>/web/fields/<kind>/input.tsx` and `cell.tsx`, by `<kind>/input`: the screens of a plugin's kinds of fields. */
function kindModule(folder: string): string {
  const files = readdirSync(folder).flatMap((plugin) => {
    const own = `${folder}/${plugin}/web/fields`
    const kinds = existsSync(own) ? readdirSync(own) : []
    return kinds.flatMap((kind) =>
      ['input', 'cell'].map((part) => [`${kind}/${part}`, `${own}/${kind}/${part}.tsx`] as const)
    )
  })
  const entries = files
    .filter(([, file]) => existsSync(file))
    .map(([key, file]) => `${JSON.stringify(key)}: () => import(${JSON.stringify(file)})`)
  return `export default { ${entries.join(', ')} }\n`
}

/**
 * `plugins/<id>/web/blocks/<name>.tsx`, by `<id>.<name>`: the components of blocks. The server imports all of them, because it
 * renders a page in one go; the browser loads those that a page shows. A component's file may export `words`, the sections of
 * translations that it uses.
 */
function blockModule(folder: string, isServer: boolean): string {
  const files = readdirSync(folder).flatMap((plugin) => {
    const own = `${folder}/${plugin}/web/blocks`
    const names = existsSync(own) ? readdirSync(own) : []
    return names
      .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
      .map((name) => [`${plugin}.${name.slice(0, -4)}`, JSON.stringify(`${own}/${name}`)] as const)
  })
  const imports = isServer ? files.map(([, file], at) => `import * as m${at} from ${file}`) : []
  const entries = files.map(([name, file], at) =>
    isServer
      ? `${JSON.stringify(name)}: { component: m${at}.default, words: m${at}.words ?? [] }`
      : `${JSON.stringify(name)}: { load: () => import(${file}) }`
  )
  return `${imports.join('\n')}\nexport default { ${entries.join(', ')} }\n`
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
