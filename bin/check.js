#!/usr/bin/env node
/**
 * `npm run check`: every check in the order of continuous integration. With `CHECK_POSTGRES=1` the
 * suites run a second time on PostgreSQL and Redis. The last line is the verdict.
 */
import { build, builtScreens } from './steps/build.js'
import { browser } from './steps/browser.js'
import { codegen } from './steps/codegen.js'
import { environment } from './steps/environment.js'
import { install } from './steps/install.js'
import { NODE, show } from './steps/run.js'
import { fail, line, step } from './steps/say.js'
import { add, sentence, verdict } from './steps/verdict.js'

const total = { passed: 0, failed: 0, skipped: 0 }

const RUN = ['--import=@poppinss/ts-exec', 'bin/test.ts']

async function suites(title, variables, run = RUN) {
  line({ fr: `\n== ${title.fr}`, en: `\n== ${title.en}` })
  const { code, output } = await show(NODE, run, variables)
  add(total, verdict(output), code)
}

async function script(name) {
  line({ fr: `\n== npm run ${name}`, en: `\n== npm run ${name}` })
  const { code } = await show('npm', ['run', '--silent', name])
  if (code === 0) total.passed += 1
  else total.failed += 1
}

async function main() {
  await install()
  await environment()
  await browser()
  await step({ fr: 'Types des adresses', en: 'Types of the routes' }, codegen, {
    fr: 'Corrigez le fichier nommé ci-dessus.',
    en: 'Mend the file named above.',
  })
  await step({ fr: 'Écrans pour les tests', en: 'Screens for the tests' }, builtScreens, {
    fr: 'Corrigez l’écran nommé ci-dessus.',
    en: 'Mend the screen named above.',
  })
  await suites({ fr: 'Tests des écrans', en: 'Tests of the screens' }, {}, ['web/testing/run.js'])
  await suites({ fr: 'Tests sur SQLite', en: 'Tests on SQLite' }, {})
  if (process.env.CHECK_POSTGRES === '1') {
    await suites(
      { fr: 'Tests sur PostgreSQL et Redis', en: 'Tests on PostgreSQL and Redis' },
      { DB_CONNECTION: 'pg', REDIS_URL: process.env.REDIS_URL ?? 'redis://127.0.0.1:6379/15' },
      [...RUN, '--tags=~@axe']
    )
  }
  for (const name of ['typecheck', 'lint', 'arch']) await script(name)
  await build()
  total.passed += 1
  process.stdout.write(`\n${sentence(total)}\n`)
  process.exit(total.failed > 0 ? 1 : 0)
}

main().catch((error) => {
  process.stdout.write(`\n${sentence({ ...total, failed: total.failed + 1 })}\n`)
  fail(error)
})
