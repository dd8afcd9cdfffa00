import { readFileSync, existsSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { transformSync } from '@swc/core'
import { iconMarkup } from '../vite/icon_markup.ts'

const app = new URL('../app/', import.meta.url)
const money = new URL('../../core/money/', import.meta.url)
const endings = ['.ts', '.tsx', '/index.ts']

/** What Vite would make of modules that exist only in a build. */
const virtual = {
  'virtual:slot/': 'export const permissions = []; export default []',
  'virtual:permalinks/': 'export default {}',
  'virtual:manifests': 'export default []',
  'virtual:field_kinds': 'export default {}',
  'virtual:block_parts': 'export default {}',
  'virtual:resource_parts': 'export const words = {}\nexport default {}',
}

function iconModule(name) {
  const component = new URL('ui/icon.tsx', app).href
  return `import { makeIcon } from '${component}'; export default makeIcon(${JSON.stringify(iconMarkup(name))})`
}

function withEnding(address) {
  const ending = endings.find((each) => existsSync(fileURLToPath(address.href + each)))
  return ending ? new URL(address.href + ending) : null
}

/** Sources that Vite makes of TypeScript: screens, and how figures are read. */
const compiled = /^file:.*\/(web|core\/money)\/.*\.tsx?$/

/** Lets Node read screens as Vite does: `#web/*`, `#core/money/*`, imports without ending, TSX, and modules that only a build has. */
registerHooks({
  resolve(specifier, context, next) {
    const stub = Object.keys(virtual).find((prefix) => specifier.startsWith(prefix))
    if (stub) return { url: `data:text/javascript,${encodeURIComponent(virtual[stub])}`, shortCircuit: true }
    if (specifier.startsWith('virtual:icon/')) {
      const source = iconModule(specifier.slice('virtual:icon/'.length))
      return { url: `data:text/javascript,${encodeURIComponent(source)}`, shortCircuit: true }
    }
    if (/\?url$/.test(specifier)) return { url: 'data:text/javascript,export default ""', shortCircuit: true }
    if (compiled.test(specifier)) return { url: specifier, format: 'module', shortCircuit: true }
    if (specifier.startsWith('#core/money/')) {
      const found = withEnding(new URL(specifier.slice('#core/money/'.length), money))
      if (found) return { url: found.href, format: 'module', shortCircuit: true }
    }
    const isOurs = specifier.startsWith('#web/')
    if (isOurs || (specifier.startsWith('.') && context.parentURL?.includes('/web/'))) {
      const address = isOurs ? new URL(specifier.slice('#web/'.length), app) : new URL(specifier, context.parentURL)
      const found = withEnding(address)
      if (found) return { url: found.href, format: 'module', shortCircuit: true }
    }
    return next(specifier, context)
  },
  load(url, context, next) {
    if (!compiled.test(url)) return next(url, context)
    const text = readFileSync(fileURLToPath(url), 'utf8')
      .replaceAll('import.meta.env.BASE_URL', '"/vue/"')
      // Tests bring their own texts: no file matches.
      .replaceAll(/import\.meta\.glob(?:<\w+>)?/g, '(() => ({}))')
    const { code } = transformSync(text, {
      filename: fileURLToPath(url),
      sourceMaps: 'inline',
      module: { type: 'es6' },
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' }, verbatimModuleSyntax: true },
      },
    })
    return { format: 'module', source: code, shortCircuit: true }
  },
})
