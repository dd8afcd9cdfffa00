#!/usr/bin/env node
/** `npm test`: installs what the tests need and runs every suite. The last line is the verdict. */
import { build } from './steps/build.js'
import { browser } from './steps/browser.js'
import { codegen } from './steps/codegen.js'
import { install } from './steps/install.js'
import { NODE, show } from './steps/run.js'
import { end, fail, step } from './steps/say.js'
import { screenTests, suites, twoLanes } from './steps/suites.js'
import { add, conclusion } from './steps/verdict.js'

async function test() {
  await install()
  await browser()
  await step({ fr: 'Types des adresses', en: 'Types of the routes' }, codegen, {
    fr: 'Corrigez le fichier nommé ci-dessus.',
    en: 'Mend the file named above.',
  })
  await build()
  const names = process.argv.slice(2)
  const total = { passed: 0, failed: 0, skipped: 0, failures: [] }
  if (names.length === 0) {
    const { server, browser: inBrowser } = suites({ fr: 'sur SQLite', en: 'on SQLite' }, total)
    await twoLanes([server, inBrowser, () => screenTests(total)])
  } else {
    add(total, await show(NODE, ['--import=./bin/typescript.js', 'bin/test.ts', ...names]))
  }
  process.stdout.write(`${conclusion(total)}\n`)
  await end(total.failed > 0 ? 1 : 0)
}

test().catch(fail)
