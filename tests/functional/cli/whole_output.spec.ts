import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import { APP_ROOT } from '#core/boot/app_root'
import type { Readable } from 'node:stream'

const ROOT = fileURLToPath(APP_ROOT)

const BYTES = 5_000_000

const PROGRAMS = [
  { name: 'a command', call: ['--import=./bin/typescript.js', 'tests/fixtures/programs/loud.ts'], status: 3 },
  { name: 'a script', call: ['tests/fixtures/programs/loud_step.js'], status: 1 },
]

const start = (call: string[]) => spawn(process.execPath, call, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] })

/** Counts the bytes of a stream, with a pause after every piece. */
async function readSlowly(stream: Readable): Promise<number> {
  let bytes = 0
  for await (const chunk of stream) {
    bytes += (chunk as Buffer).length
    await setTimeout(2)
  }
  return bytes
}

/** Files that may end the process at once, because nobody reads what they write. */
const MAY_EXIT = [
  'core/console/end_process.ts',
  'bin/steps/say.js',
  // It has stopped its servers, and its own words are written by then.
  'bin/dev.js',
  // The answer of a process that has not begun, to the one that started it.
  'bin/server.ts',
  // It ends as the program did that it started, and writes nothing itself.
  'cli/index.js',
  // Servers of the bench, told to end by the bench.
  'bench/server.ts',
  'bench/bounds/bare_remix.ts',
]

test.group('What a program wrote', () => {
  test('reaches a slow reader whole before {name} ends')
    .with(PROGRAMS)
    .run(async ({ assert }, { call, status }) => {
      const child = start([...call, String(BYTES)])
      const ended = once(child, 'exit')
      const [out, err] = await Promise.all([readSlowly(child.stdout), readSlowly(child.stderr)])
      assert.equal(out, BYTES)
      assert.isAtLeast(err, BYTES)
      assert.deepEqual(await ended, [status, null])
    })

  test('is dropped quietly when its reader closes the pipe of {name}')
    .with(PROGRAMS)
    .run(async ({ assert }, { call, status }) => {
      const child = start([...call, String(BYTES)])
      const ended = once(child, 'exit')
      await once(child.stdout, 'data')
      child.stdout.destroy()
      const words: Buffer[] = []
      for await (const chunk of child.stderr) words.push(chunk as Buffer)
      assert.notInclude(Buffer.concat(words).toString(), 'EPIPE')
      assert.deepEqual(await ended, [status, null])
    })

  test('is not cut off by a file that ends the process by itself', ({ assert }) => {
    const files = globSync(['{bin,cli,core,bench,config,database}/**/*.{js,ts}', 'plugins/*/!(web|tests)/**/*.ts'], {
      cwd: ROOT,
    })
    const ending = files.filter((file) => /process\.exit\(/.test(readFileSync(`${ROOT}${file}`, 'utf8')))
    assert.deepEqual(ending.sort(), [...MAY_EXIT].sort())
  }).tags(['@sources'])
})
