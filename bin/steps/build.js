import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packFiles } from './pack_files.js'
import { NODE, ROOT, run } from './run.js'
import { readEnvironment } from './environment.js'
import { allOf, step } from './say.js'

const SCREENS = ['web/app', 'web/public', 'web/vite', 'vite.config.ts', 'plugins', 'package-lock.json']
const SERVER = [...['core', 'plugins', 'config', 'bin', 'bench', 'cli', 'database'], ...['adonisrc.ts', 'package.json']]

const SKIPPED = new Set(['node_modules', 'build', 'tests', '.git'])

const BESIDE = { isBeside: true }

const MEND = {
  fr: 'Corrigez le fichier nommé ci-dessus, puis relancez la commande.',
  en: 'Mend the file named above, then run the command again.',
}

/** Builds screens and server, side by side. */
export function build() {
  return allOf([buildScreens(), buildServer()])
}

/** Builds the screens when their sources or the base path changed since the last build. Stands beside other steps. */
export function buildScreens() {
  return step({ fr: 'Construction des écrans', en: 'Building the screens' }, builtScreens, MEND, BESIDE)
}

/** Builds the server, likewise. */
export function buildServer() {
  const work = () => once('build/stamp', SERVER, () => run(NODE, [join(ROOT, 'bin/compile.js')]))
  return step({ fr: 'Construction du serveur', en: 'Building the server' }, work, MEND, BESIDE)
}

/** A build of before, or one that was broken off, may lack what is packed: that is looked for each time. */
async function builtScreens() {
  const built = await once('web/build/stamp', SCREENS, () =>
    run(NODE, [join(ROOT, 'node_modules/@remix-run/dev/dist/cli.js'), 'vite:build', '--logLevel', 'warn'], {
      NODE_ENV: 'production',
    })
  )
  const packed = await packFiles(join(ROOT, 'web/build/client'))
  return packed === 'nothing' ? built : packed
}

async function once(stamp, paths, work) {
  const file = join(ROOT, stamp)
  const wanted = fingerprint(paths)
  if (existsSync(file) && readFileSync(file, 'utf8') === wanted) return 'nothing'
  await work()
  writeFileSync(file, wanted)
  return 'built'
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
