import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import { APP_ROOT } from '#core/boot/app_root'

interface Outcome {
  status: number
  told: string
}

/** Starts an entry file as a shop in production would, and gives how that ended. */
function start(file: string, key: string): Promise<Outcome> {
  const path = fileURLToPath(new URL(`bin/${file}`, APP_ROOT))
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    APP_KEY: key,
    DEMO: '0',
    LC_ALL: 'C',
    STORAGE_PATH: 'tmp/weak-start',
  }
  return new Promise((resolve) => {
    execFile(process.execPath, ['--import=./bin/typescript.js', path], { env, timeout: 20_000 }, (error, out, err) => {
      resolve({ status: error ? Number(error.code) : 0, told: `${out}${err}` })
    })
  })
}

test.group('A start with a secret that can be guessed', () => {
  for (const [key, reason] of [
    ['change-me-change-me-change-me-change-me', /APP_KEY.*none of chance/],
    ['short-Zqx', /APP_KEY.*too short/],
    // An empty variable of the process hides what .env says.
    ['', /APP_KEY is missing/],
  ] as const) {
    test(`is refused with what to do: ${key || 'none'}`, async ({ assert }) => {
      for (const file of ['server.ts', 'worker.ts', 'prepare.ts']) {
        const { status, told } = await start(file, key)
        assert.equal(status, 1, `${file}: ${told}`)
        assert.match(told, reason, file)
        assert.match(told, /→ .*randomBytes\(24\)/, file)
        assert.notMatch(told, /\bat .+:\d+:\d+|node_modules/, file)
        assert.notInclude(told, 'Zqx')
      }
    }).timeout(60_000)
  }
})
