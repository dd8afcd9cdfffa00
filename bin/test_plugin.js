#!/usr/bin/env node
/** `npm run test:plugin -- NAME`: runs one plugin's tests with only core and the plugins that it requires. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { RESPONSE_SCHEMAS, writeResponseSchemas } from './steps/build.js'
import { testsOf } from './steps/chosen_plugin.js'
import { refuseUninstalled } from './steps/installed.js'
import { NODE, ROOT, show } from './steps/run.js'
import { end, fail } from './steps/say.js'

async function testPlugin([name, ...rest]) {
  const files = testsOf(name).map((file) => `--files=${file}`)
  refuseUninstalled()
  // Tests of the API document read them. A file of earlier sources will do here.
  if (!existsSync(join(ROOT, RESPONSE_SCHEMAS))) await writeResponseSchemas()
  const call = ['--import=./bin/typescript.js', 'bin/test.ts', 'unit', 'functional', ...files, ...rest]
  const { code } = await show(NODE, call, { CELLIER_PLUGINS: name })
  await end(code)
}

testPlugin(process.argv.slice(2)).catch(fail)
