#!/usr/bin/env node
/**
 * `npm run check`: every check in the order of continuous integration. With `CHECK_POSTGRES=1` the
 * suites run a second time on PostgreSQL and Redis. The last line is the verdict.
 */
import { build } from './steps/build.js'
import { browser } from './steps/browser.js'
import { codegen } from './steps/codegen.js'
import { environment } from './steps/environment.js'
import { install } from './steps/install.js'
import { ensureDatabase } from './steps/ensure_database.js'
import { show } from './steps/run.js'
import { end, fail, line, step } from './steps/say.js'
import { screenTests, suites, twoLanes } from './steps/suites.js'
import { conclusion, sentence } from './steps/verdict.js'

const total = { passed: 0, failed: 0, skipped: 0, failures: [] }

async function script(name) {
  const { code, output } = await show('npm', ['run', '--silent', name], {}, { live: false })
  line({ fr: `\n== npm run ${name}`, en: `\n== npm run ${name}` })
  process.stdout.write(output)
  if (code === 0) total.passed += 1
  else {
    total.failed += 1
    total.failures.push(`❯ npm run ${name}`)
  }
}

/**
 * The same suites on PostgreSQL and Redis. Tests of the screens' look (`@looks`) and of the source code (`@sources`) do not
 * depend on the database and run on SQLite only.
 */
async function onPostgres() {
  const redis = process.env.REDIS_URL ?? 'redis://127.0.0.1:6379/15'
  await ensureDatabase('test_browser')
  return suites({ fr: 'sur PostgreSQL et Redis', en: 'on PostgreSQL and Redis' }, total, {
    storage: 'tmp/test_pg',
    live: false,
    env: { DB_CONNECTION: 'pg', REDIS_URL: redis },
    browserEnv: { REDIS_URL: redis.replace(/\/\d+$/, '/14') },
    args: ['--tags=~@looks,~@sources'],
  })
}

async function main() {
  await install()
  await environment()
  await browser()
  await step({ fr: 'Types des adresses', en: 'Types of the routes' }, codegen, {
    fr: 'Corrigez le fichier nommé ci-dessus.',
    en: 'Mend the file named above.',
  })
  await build()
  total.passed += 1
  const scripts = ['typecheck', 'lint', 'arch']
  const sqlite = suites({ fr: 'sur SQLite', en: 'on SQLite' }, total)
  const postgres = process.env.CHECK_POSTGRES === '1' ? await onPostgres() : null
  await twoLanes([
    sqlite.browser,
    sqlite.server,
    ...(postgres ? [postgres.server, postgres.browser] : []),
    ...scripts.map((name) => () => script(name)),
    () => screenTests(total),
  ])
  process.stdout.write(`\n${conclusion(total)}\n`)
  await end(total.failed > 0 ? 1 : 0)
}

main().catch((error) => {
  process.stdout.write(`\n${sentence({ ...total, failed: total.failed + 1 })}\n`)
  fail(error)
})
