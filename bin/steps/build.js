import { createHash } from 'node:crypto'
import { cpSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { codegen } from './codegen.js'
import { compressFiles } from './compress_files.js'
import { NODE, ROOT, run } from './run.js'
import { readEnvironment } from './environment.js'
import { allOf, step } from './say.js'

const SCREENS = [
  'web/app',
  'web/public',
  'web/vite',
  'vite.config.ts',
  'config/plugins.ts',
  'plugins',
  'package-lock.json',
]
const SERVER = ['core', 'plugins', 'config', 'bin', 'bench', 'cli', 'database', 'adonisrc.ts', 'package.json']

export const RESPONSE_SCHEMAS = '.adonisjs/response_schemas.json'

const SKIPPED = new Set(['node_modules', 'build', 'tests', '.git'])

const PARALLEL = { isParallel: true }

const FIX = {
  fr: 'Corrigez le fichier nommé ci-dessus, puis relancez la commande.',
  en: 'Mend the file named above, then run the command again.',
}

/** Builds the screens, the server and the schemas of the API's responses in parallel. */
export function build() {
  const server = buildServer()
  return allOf([buildScreens(), server, buildResponseSchemas(server)])
}

/** Builds the screens if their sources or the base path changed since the last build. Can run in parallel with other steps. */
export function buildScreens() {
  return step({ fr: 'Construction des écrans', en: 'Building the screens' }, builtScreens, FIX, PARALLEL)
}

/** Builds the server, in the same way. */
export function buildServer() {
  const work = () => once('build/stamp', SERVER, () => run(NODE, [join(ROOT, 'bin/compile.js')]))
  return step({ fr: 'Construction du serveur', en: 'Building the server' }, work, FIX, PARALLEL)
}

/** Generates the response schemas of the API document when the server's sources changed, and copies them into the finished server build. */
export function buildResponseSchemas(server) {
  const work = async () => {
    const built = await writeResponseSchemas()
    await server
    cpSync(join(ROOT, RESPONSE_SCHEMAS), join(ROOT, 'build', RESPONSE_SCHEMAS))
    return built
  }
  return step({ fr: 'Description de l’API', en: 'Description of the API' }, work, FIX, PARALLEL)
}

export function writeResponseSchemas() {
  return once('.adonisjs/response_schemas.stamp', [...SERVER, 'tsconfig.json', 'package-lock.json'], async () => {
    await codegen()
    await run(NODE, ['--import=@poppinss/ts-exec', join(ROOT, 'bin/response_schemas.ts')])
  })
}

/** The compressed files are checked each time, because an interrupted build may lack some. */
async function builtScreens() {
  const built = await once('web/build/stamp', SCREENS, () =>
    run(NODE, [join(ROOT, 'node_modules/@remix-run/dev/dist/cli.js'), 'vite:build', '--logLevel', 'warn'], {
      NODE_ENV: 'production',
    })
  )
  const compressed = await compressFiles(join(ROOT, 'web/build/client'))
  return compressed === 'nothing' ? built : compressed
}

/** Runs `work` unless the stamp file has the fingerprint of these sources. */
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
