import { join } from 'node:path'
import { NODE, ROOT, show } from './run.js'
import { line } from './say.js'
import { add } from './verdict.js'

const RUN = ['--import=./bin/typescript.js', 'bin/test.ts']

/** Node's compile cache, shared by the many processes that tests start. */
const COMPILE_CACHE = { NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'cellier', 'compiled') }

/**
 * Every suite on one database: those of the server, and those of the browser. Each has its own storage and database, so
 * that they run side by side.
 * @param {{ fr: string, en: string }} title the database: "on SQLite"
 * @param {{ passed: number, failed: number, skipped: number, failures: string[] }} total counts and failures are added here
 * @param {{ storage?: string, env?: NodeJS.ProcessEnv, browserEnv?: NodeJS.ProcessEnv, args?: string[], live?: boolean }} [options]
 *   `live`: the server's output is printed while it comes, not at its end
 */
export function suites(title, total, { storage = 'tmp/test', env = {}, browserEnv = {}, args = [], live = true } = {}) {
  const heading = ({ fr, en }) => line({ fr: `\n== ${fr} ${title.fr}`, en: `\n== ${en} ${title.en}` })
  const run = async (words, names, own, isLive) => {
    if (isLive) heading(words)
    const ended = await show(NODE, [...RUN, ...names, ...args], { ...COMPILE_CACHE, ...env, ...own }, { live: isLive })
    if (!isLive) {
      heading(words)
      process.stdout.write(ended.output)
    }
    add(total, ended)
  }
  const browser = { TEST_STORAGE_PATH: `${storage}_browser`, TEST_DB_DATABASE: 'test_browser', ...browserEnv }
  return {
    server: () =>
      run({ fr: 'Tests', en: 'Tests' }, ['unit', 'functional', 'architecture'], { TEST_STORAGE_PATH: storage }, live),
    browser: () => run({ fr: 'Navigateur', en: 'Browser' }, ['browser'], browser, false),
  }
}

/** The tests of the screens, which need no database. */
export async function screenTests(total) {
  const ended = await show(NODE, ['web/testing/run.js'], {}, { live: false })
  line({ fr: '\n== Tests des écrans', en: '\n== Tests of the screens' })
  process.stdout.write(ended.output)
  add(total, ended)
}

/** Two steps run at a time; the lane that is free takes the next. The longest come first. */
export async function twoLanes(steps) {
  const waiting = [...steps]
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await step()
  }
  await Promise.all([lane(), lane()])
}
