import { join } from 'node:path'
import { NODE, ROOT, show } from './run.js'
import { line } from './say.js'
import { add, verdict } from './verdict.js'

const RUN = ['--import=./bin/typescript.js', 'bin/test.ts']

/** The processes that tests start load the same modules again and again. */
const COMPILED = { NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'cellier', 'compiled') }

/** What the browser suite has for itself, so that it can run beside the others. */
const APART = { TEST_STORAGE_PATH: 'tmp/test_browser', TEST_DB_DATABASE: 'test_browser' }

/**
 * Every suite on one database, in two lanes: people watch the first; what the browsers tell follows in one piece.
 * @param {{ fr: string, en: string }} title where it runs: "on SQLite"
 * @param {{ passed: number, failed: number, skipped: number }} total counts are added to it
 * @param {{ env?: NodeJS.ProcessEnv, browserEnv?: NodeJS.ProcessEnv, args?: string[] }} [options]
 */
export function suiteLanes(title, total, { env = {}, browserEnv = {}, args = [] } = {}) {
  return {
    async server() {
      line({ fr: `\n== Tests ${title.fr}`, en: `\n== Tests ${title.en}` })
      const run = [...RUN, 'unit', 'functional', 'architecture', ...args]
      const { code, output } = await show(NODE, run, { ...COMPILED, ...env })
      add(total, verdict(output), code)
    },
    async browser() {
      const run = [...RUN, 'browser', ...args]
      const { code, output } = await show(NODE, run, { ...COMPILED, ...env, ...APART, ...browserEnv }, { live: false })
      line({ fr: `\n== Navigateur ${title.fr}`, en: `\n== Browser ${title.en}` })
      process.stdout.write(output)
      add(total, verdict(output), code)
    },
  }
}

/** The tests of the screens, which need no database. */
export async function screenTests(total) {
  line({ fr: '\n== Tests des écrans', en: '\n== Tests of the screens' })
  const { code, output } = await show(NODE, ['web/testing/run.js'])
  add(total, verdict(output), code)
}

/** Runs lists of steps side by side, the steps of a list one after the other. */
export const sideBySide = (...lanes) =>
  Promise.all(
    lanes.map(async (steps) => {
      for (const step of steps) await step()
    })
  )
