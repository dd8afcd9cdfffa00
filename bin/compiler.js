import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)

const { dependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

/** What tsconfig.json asks for. */
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

/** A name for what a source becomes: that of another one, or by another compiler, differs. */
export function nameOf(url, source) {
  return createHash('sha256').update(SEED).update(url).update('\n').update(source).digest('hex')
}

/** JavaScript of a source, with its map inside it. @param {string} url `file:` */
export function compileHere(url, source) {
  const options = { ...OPTIONS, sourceMaps: 'inline', filename: fileURLToPath(url) }
  return require('@swc/core').transformSync(source, options).code
}

/** JavaScript of a source and its map, made beside other work. @param {string} path from the root of the project */
export function compile(path, source) {
  return require('@swc/core').transform(source, { ...OPTIONS, sourceMaps: true, filename: path })
}
