#!/usr/bin/env node
/** `npm run test:plugin -- NAME`: one plugin's tests, booted with core and its requirements only. */
import { testsOf } from './steps/chosen_plugin.js'
import { refuseUninstalled } from './steps/installed.js'
import { NODE, show } from './steps/run.js'
import { end, fail } from './steps/say.js'

async function testPlugin([name, ...rest]) {
  const files = testsOf(name).map((file) => `--files=${file}`)
  refuseUninstalled()
  const call = ['--import=./bin/typescript.js', 'bin/test.ts', 'unit', 'functional', ...files, ...rest]
  const { code } = await show(NODE, call, { CELLIER_PLUGINS: name })
  await end(code)
}

testPlugin(process.argv.slice(2)).catch(fail)
