#!/usr/bin/env node
/**
 * Makes `build/` of the server's sources: JavaScript with its maps, and the files that go with it (`metaFiles` of adonisrc.ts).
 * Types are checked by `npm run typecheck`; here they would take most of the time.
 */
import { cp, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { compile } from './compiler.js'
import { ROOT } from './steps/run.js'

const BUILT = join(ROOT, 'build')

const SOURCES = ['adonisrc.ts', '{core,plugins,config,bin,bench,cli,database}/**/*.ts']

/** Screens are built by Vite; a shop that runs needs nothing of its tests. */
const LEFT_OUT = [
  'plugins/*/web/**',
  '**/tests/**',
  'plugins/*/testing.ts',
  'core/testing/**',
  'bin/test.ts',
  '**/*.d.ts',
]

const BESIDE = ['package.json', 'package-lock.json']

const copy = promisify(cp)

async function compileFile(path) {
  const { code, map } = await compile(path, readFileSync(join(ROOT, path), 'utf8'))
  const file = join(BUILT, path.replace(/\.ts$/, '.js'))
  const name = basename(file)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${code}\n//# sourceMappingURL=${name}.map\n`)
  // The source is looked for from where its map stands.
  const sources = [join('../'.repeat(path.split('/').length), path)]
  writeFileSync(`${file}.map`, JSON.stringify({ ...JSON.parse(map), file: name, sources, sourcesContent: undefined }))
}

/** @returns {Promise<string[]>} patterns of files that are read beside the code */
async function patternsBeside() {
  const { default: settings } = await import('../build/adonisrc.js')
  return settings.metaFiles.map(({ pattern }) => pattern)
}

rmSync(BUILT, { recursive: true, force: true })
await Promise.all(globSync(SOURCES, { cwd: ROOT, exclude: LEFT_OUT }).map(compileFile))
for (const file of BESIDE) await copy(join(ROOT, file), join(BUILT, file))
for (const path of globSync(await patternsBeside(), { cwd: ROOT })) await copy(join(ROOT, path), join(BUILT, path))
