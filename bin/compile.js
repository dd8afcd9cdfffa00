#!/usr/bin/env node
/**
 * Compiles the server to `build/`: JavaScript with source maps, and the files that it reads (`metaFiles` of adonisrc.ts). Types
 * are not checked, because that would take most of the time; `npm run typecheck` does it.
 */
import { cp, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { compile } from './compiler.js'
import { ROOT } from './steps/run.js'

const BUILT = join(ROOT, 'build')

const SOURCES = ['adonisrc.ts', '{core,plugins,config,bin,bench,cli,database}/**/*.ts']

/** Screens are built by Vite, and a running shop needs no tests. */
const EXCLUDED = [
  'plugins/*/web/**',
  '**/tests/**',
  'plugins/*/testing.ts',
  'core/testing/**',
  'bin/test.ts',
  'bin/response_schemas.ts',
  '**/*.d.ts',
]

const COPIED = ['package.json', 'package-lock.json']

const copy = promisify(cp)

async function compileFile(path) {
  const { code, map } = await compile(path, readFileSync(join(ROOT, path), 'utf8'))
  const file = join(BUILT, path.replace(/\.ts$/, '.js'))
  const name = basename(file)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${code}\n//# sourceMappingURL=${name}.map\n`)
  // Paths of sources are relative to the map.
  const sources = [join('../'.repeat(path.split('/').length), path)]
  writeFileSync(`${file}.map`, JSON.stringify({ ...JSON.parse(map), file: name, sources, sourcesContent: undefined }))
}

/** @returns {Promise<string[]>} patterns of files that the code reads */
async function metaFilePatterns() {
  const { default: settings } = await import('../build/adonisrc.js')
  return settings.metaFiles.map(({ pattern }) => pattern)
}

rmSync(BUILT, { recursive: true, force: true })
await Promise.all(globSync(SOURCES, { cwd: ROOT, exclude: EXCLUDED }).map(compileFile))
for (const file of COPIED) await copy(join(ROOT, file), join(BUILT, file))
for (const path of globSync(await metaFilePatterns(), { cwd: ROOT })) await copy(join(ROOT, path), join(BUILT, path))
