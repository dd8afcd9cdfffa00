import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { test } from '@japa/runner'

const run = promisify(execFile)

test.group('The table of field kinds in the documentation', (group) => {
  group.tap((each) => each.tags(['@sources']))

  test('is the one that the code gives (npm run docs:kinds)', async () => {
    await run(process.execPath, ['--import=./bin/typescript.js', 'bin/kinds_table.ts', '--check'])
  })
})
