#!/usr/bin/env node
/** `npm run test:plugin -- NAME`: one plugin's tests, booted with core and its requirements only. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { NODE, ROOT, show } from './steps/run.js'
import { fail, say, StepFailure } from './steps/say.js'

async function testPlugin([name, ...rest]) {
  const folder = name ? join(ROOT, 'plugins', name, 'tests') : ''
  if (!name || !existsSync(folder)) {
    throw new StepFailure(
      say({
        fr: 'Donnez le nom d’une extension qui a des tests : npm run test:plugin -- catalogue',
        en: 'Give the name of a plugin that has tests: npm run test:plugin -- catalogue',
      })
    )
  }
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => `--files=plugins/${name}/tests/${file.replaceAll('\\', '/')}`)
  const call = ['--import=./bin/typescript.js', 'bin/test.ts', 'unit', 'functional', ...files, ...rest]
  const { code } = await show(NODE, call, { CELLIER_PLUGINS: name })
  process.exit(code)
}

testPlugin(process.argv.slice(2)).catch(fail)
