/**
 * Runs TypeScript sources as `@poppinss/ts-exec` does, with a cache of compiled files that all processes share: tests start many
 * processes, and each would compile the whole shop. Use: `node --import=./bin/typescript.js FILE.ts`.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { cacheKey, compileSync } from './compiler.js'

const ROOT = new URL('../', import.meta.url)

const { imports } = JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8'))

/** Prefixes of subpath imports and their folders: `#core/` and `./core/`. */
const PREFIXES = Object.entries(imports).map(([prefix, path]) => [prefix.replace('*', ''), path.replace('*.js', '')])

const CACHE = new URL('node_modules/.cache/cellier/', ROOT)

/** The URL of the TypeScript source of an import, or null. Much faster than letting Node fail to find `x.js` first. */
function sourceOf(specifier, parent) {
  const own = PREFIXES.find(([prefix]) => specifier.startsWith(prefix))
  if (own) return existing(`${own[1]}${specifier.slice(own[0].length)}.ts`, ROOT)
  if (!/^(\.{1,2}\/|file:).*\.js$/.test(specifier)) return null
  const { href } = new URL(specifier, parent)
  return href.includes('/node_modules/') ? null : existing(`${href.slice(0, -3)}.ts`)
}

function existing(path, base) {
  const url = new URL(path, base)
  return existsSync(url) ? url.href : null
}

/** The compiled source, from the cache if possible. */
function compiled(url) {
  const source = readFileSync(new URL(url), 'utf8')
  const file = new URL(`${cacheKey(url, source)}.js`, CACHE)
  if (existsSync(file)) return readFileSync(file, 'utf8')
  const code = compileSync(url, source)
  writeCache(file, code)
  return code
}

/** Writes the file atomically, because other processes may read it. Does nothing when the folder is not writable. */
function writeCache(file, code) {
  const temporary = new URL(`${file.href}.${process.pid}`)
  try {
    mkdirSync(CACHE, { recursive: true })
    writeFileSync(temporary, code)
    renameSync(temporary, file)
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS', 'ENOSPC'].includes(error.code)) throw error
  }
}

process.setSourceMapsEnabled(true)

registerHooks({
  resolve(specifier, context, next) {
    const url = sourceOf(specifier, context.parentURL)
    return url ? { url, format: 'module-typescript', shortCircuit: true } : next(specifier, context)
  },
  load(url, context, next) {
    if (context.format !== 'module-typescript') return next(url, context)
    return { format: 'module', source: compiled(url), shortCircuit: true }
  },
})
