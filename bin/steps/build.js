import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { NODE, ROOT, run } from './run.js'
import { readEnvironment } from './environment.js'
import { step } from './say.js'

const SOURCES = [
  ['screens', ['web/app', 'web/public', 'web/vite.config.ts', 'vite.config.ts', 'plugins', 'package-lock.json']],
  [
    'server',
    ['core', 'plugins', 'config', 'bin', 'bench', 'cli', 'database', 'adonisrc.ts', 'tsconfig.json', 'package.json'],
  ],
]

const SKIPPED = new Set(['node_modules', 'build', 'tests', '.git'])

/**
 * Builds screens and server when their sources or the base path changed since the last build, both at
 * the same time.
 */
export function build() {
  const hashes = Object.fromEntries(SOURCES.map(([name, paths]) => [name, fingerprint(paths)]))
  return step(
    { fr: 'Construction des écrans et du serveur', en: 'Building the screens and the server' },
    async () => {
      const done = await Promise.all([
        once('web/build/stamp', hashes.screens, () => buildScreens()),
        once('build/stamp', hashes.server, () => buildServer()),
      ])
      return done.every((result) => result === 'nothing') ? 'nothing' : 'built'
    },
    MEND
  )
}

const MEND = {
  fr: 'Corrigez le fichier nommé ci-dessus, puis relancez la commande.',
  en: 'Mend the file named above, then run the command again.',
}

function buildScreens() {
  return run(NODE, [join(ROOT, 'node_modules/@remix-run/dev/dist/cli.js'), 'vite:build', '--logLevel', 'warn'], {
    NODE_ENV: 'production',
  })
}

function buildServer() {
  return run(NODE, ['ace.js', 'build', '--ignore-ts-errors'], { ...readEnvironment(), NODE_ENV: 'development' })
}

/** Screens alone, for tests that open them in a browser. */
export function builtScreens() {
  const [[, paths]] = SOURCES
  return once('web/build/stamp', fingerprint(paths), () => buildScreens())
}

async function once(stamp, wanted, work) {
  const file = join(ROOT, stamp)
  if (existsSync(file) && readFileSync(file, 'utf8') === wanted) return 'nothing'
  await work()
  writeFileSync(file, wanted)
}

function fingerprint(paths) {
  const hash = createHash('sha256').update(readEnvironment().APP_BASE_PATH ?? '')
  for (const path of paths) add(hash, path)
  return hash.digest('hex')
}

function add(hash, path) {
  const full = join(ROOT, path)
  if (!existsSync(full)) return
  let entries
  try {
    entries = readdirSync(full, { withFileTypes: true })
  } catch {
    hash.update(path).update(readFileSync(full))
    return
  }
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    if (!SKIPPED.has(entry.name)) add(hash, `${path}/${entry.name}`)
  }
}
