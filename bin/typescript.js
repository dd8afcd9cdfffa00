/**
 * Runs the sources as `@poppinss/ts-exec` does, but compiles a file once for all processes: the tests start many, and each
 * would compile the whole shop again. `node --import=./bin/typescript.js FILE.ts`.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { compileHere, nameOf } from './compiler.js'

const ROOT = new URL('../', import.meta.url)

const { imports } = JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8'))

/** Prefixes of our own imports and the folders they stand for: `#core/` and `./core/`. */
const PREFIXES = Object.entries(imports).map(([prefix, path]) => [prefix.replace('*', ''), path.replace('*.js', '')])

const KEPT = new URL('node_modules/.cache/cellier/', ROOT)

/** The address of the source that an import of ours means; to find that `x.js` is missing would take much longer. */
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

/** JavaScript of a source, kept under what it was made of: a file that changes has another name. */
function compiled(url) {
  const source = readFileSync(new URL(url), 'utf8')
  const file = new URL(`${nameOf(url, source)}.js`, KEPT)
  if (existsSync(file)) return readFileSync(file, 'utf8')
  const code = compileHere(url, source)
  keep(file, code)
  return code
}

/** Another process may look for it at this moment: it is there whole, or not at all. Where nothing can be written, nothing is kept. */
function keep(file, code) {
  const unfinished = new URL(`${file.href}.${process.pid}`)
  try {
    mkdirSync(KEPT, { recursive: true })
    writeFileSync(unfinished, code)
    renameSync(unfinished, file)
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
