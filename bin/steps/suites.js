import { join } from 'node:path'
import { NODE, ROOT, show } from './run.js'
import { line } from './say.js'
import { add } from './verdict.js'

const RUN = ['--import=./bin/typescript.js', 'bin/test.ts']

/** Node's compile cache, shared by the many processes that tests start. */
const COMPILE_CACHE = { NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'cellier', 'compiled') }

/** Separate storage and database for the browser suite, which runs in parallel with the others. */
const BROWSER_STORAGE = { TEST_STORAGE_PATH: 'tmp/test_browser', TEST_DB_DATABASE: 'test_browser' }

/**
 * Every suite on one database, in two lanes. The output of the first is printed live, that of the browser lane at its end.
 * @param {{ fr: string, en: string }} title the database: "on SQLite"
 * @param {{ passed: number, failed: number, skipped: number, failures: string[] }} total counts and failures are added here
 * @param {{ env?: NodeJS.ProcessEnv, browserEnv?: NodeJS.ProcessEnv, args?: string[] }} [options]
 */
export function suiteLanes(title, total, { env = {}, browserEnv = {}, args = [] } = {}) {
  return {
    async server() {
      line({ fr: `\n== Tests ${title.fr}`, en: `\n== Tests ${title.en}` })
      const run = [...RUN, 'unit', 'functional', 'architecture', ...args]
      add(total, await show(NODE, run, { ...COMPILE_CACHE, ...env }))
    },
    async browser() {
      const run = [...RUN, 'browser', ...args]
      const ended = await show(
        NODE,
        run,
        { ...COMPILE_CACHE, ...env, ...BROWSER_STORAGE, ...browserEnv },
        { live: false }
      )
      line({ fr: `\n== Navigateur ${title.fr}`, en: `\n== Browser ${title.en}` })
      process.stdout.write(ended.output)
      add(total, ended)
    },
  }
}

/** The tests of the screens, which need no database. */
export async function screenTests(total) {
  line({ fr: '\n== Tests des écrans', en: '\n== Tests of the screens' })
  add(total, await show(NODE, ['web/testing/run.js']))
}

/** Runs the lanes in parallel, and the steps of a lane one after the other. */
export const sideBySide = (...lanes) =>
  Promise.all(
    lanes.map(async (steps) => {
      for (const step of steps) await step()
    })
  )
