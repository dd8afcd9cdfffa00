import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)

const { dependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

/** The options of tsconfig.json for swc. */
const OPTIONS = {
  swcrc: false,
  module: { type: 'es6' },
  jsc: {
    target: 'esnext',
    parser: { syntax: 'typescript', decorators: true, dynamicImport: true },
    transform: { decoratorMetadata: true, legacyDecorator: true },
    experimental: { keepImportAttributes: true },
    keepClassNames: true,
  },
}

const SEED = JSON.stringify([OPTIONS, dependencies['@swc/core']])

/** Cache key of a compiled source. It depends on the source, its URL, the options and the compiler's version. */
export function cacheKey(url, source) {
  return createHash('sha256').update(SEED).update(url).update('\n').update(source).digest('hex')
}

/** Compiles a source synchronously to JavaScript with an inline map. @param {string} url `file:` */
export function compileSync(url, source) {
  const options = { ...OPTIONS, sourceMaps: 'inline', filename: fileURLToPath(url) }
  return require('@swc/core').transformSync(source, options).code
}

/** Compiles a source to JavaScript and its map. @param {string} path from the root of the project */
export function compile(path, source) {
  return require('@swc/core').transform(source, { ...OPTIONS, sourceMaps: true, filename: path })
}
