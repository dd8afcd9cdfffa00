import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Store } from '#core/database/store'
import { freePort } from '#core/boot/free_port'
import { resetDatabase } from '#core/testing/reset_database'

const answers = (port: number) =>
  fetch(`http://127.0.0.1:${port}/api/init`).then(
    ({ ok }) => ok,
    () => false
  )

test.group('The web process of `npm start`', () => {
  test('opens when it is told that the shop is prepared, and ends with the process that started it', async ({
    assert,
    cleanup,
  }) => {
    await resetDatabase(await app.container.make(Store))
    const port = await freePort(Number(process.env.PORT) + 1)
    const web = fork('bin/server.ts', ['--wait'], {
      execArgv: ['--import=./bin/typescript.js'],
      env: { ...process.env, PORT: String(port), HOST: '127.0.0.1' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    cleanup(() => void web.kill('SIGKILL'))
    assert.deepEqual(await once(web, 'message'), ['waiting', undefined])
    await setTimeout(500)
    assert.isFalse(await answers(port))
    web.send('prepared')
    for (let tries = 0; tries < 200 && !(await answers(port)); tries += 1) await setTimeout(50)
    assert.isTrue(await answers(port))
    const ended = once(web, 'exit')
    web.disconnect()
    assert.deepEqual(await ended, [0, null])
  })
})
