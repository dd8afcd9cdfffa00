#!/usr/bin/env node
/** `npm run shots`: takes screenshots of every screen to storage/shots. `-- admin`: of the back office only. */
import { browser } from './steps/browser.js'
import { build } from './steps/build.js'
import { environment } from './steps/environment.js'
import { install } from './steps/install.js'
import { NODE, show } from './steps/run.js'
import { end, fail } from './steps/say.js'

async function main() {
  await install()
  await environment()
  await browser()
  await build()
  const { code } = await show(NODE, ['--import=./bin/typescript.js', 'tests/shots/take.ts', ...process.argv.slice(2)])
  await end(code)
}

main().catch(fail)
