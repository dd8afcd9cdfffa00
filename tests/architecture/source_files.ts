import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { APP_ROOT } from '#core/boot/app_root'

const ROOT = fileURLToPath(APP_ROOT)
const CODE = ['core', 'plugins', 'cli', 'config', 'web/app']
const SKIPPED = new Set(['node_modules', 'build', 'tests', 'testing', 'fixtures'])

export interface SourceFile {
  /** From the root of the repository. */
  path: string
  text: string
}

function* below(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    if (SKIPPED.has(name)) continue
    const full = join(folder, name)
    if (statSync(full).isDirectory()) yield* below(full)
    else yield full
  }
}

let read: SourceFile[] | null = null

/** Every source file of the product, tests apart. Read once. */
export function sourceFiles(): SourceFile[] {
  read ??= CODE.flatMap((folder) => [...below(join(ROOT, folder))])
    .filter((path) => /\.(ts|tsx|js)$/.test(path) && !/\.(spec|test)\.tsx?$/.test(path))
    .map((path) => ({ path: relative(ROOT, path), text: readFileSync(path, 'utf8') }))
  return read
}

/** Files of words in the repository: `fr_FR` and `en_GB` by folder. */
export function wordFolders(): string[] {
  const folders = CODE.flatMap((folder) => [...below(join(ROOT, folder))])
    .filter((path) => path.endsWith('/fr_FR.json') || path.endsWith('/en_GB.json'))
    .map((path) => relative(ROOT, join(path, '..')))
  return [...new Set(folders)]
}

export function words(folder: string, locale: string): Record<string, unknown> {
  return JSON.parse(readFileSync(join(ROOT, folder, `${locale}.json`), 'utf8')) as Record<string, unknown>
}
