import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { test } from '@japa/runner'

const run = promisify(execFile)

test.group('Documentation that is made of the code', (group) => {
  group.tap((each) => each.tags(['@sources']))

  test('has the kinds of fields (npm run docs:kinds)', async () => {
    await run(process.execPath, ['--import=./bin/typescript.js', 'bin/kinds_table.ts', '--check'])
  })

  test('has the extension points, each with what it is for (npm run docs:points)', async () => {
    await run(process.execPath, ['--import=./bin/typescript.js', 'bin/points_reference.ts', '--check'])
  })
})
