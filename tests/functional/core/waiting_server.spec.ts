import { fork } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import { Store } from '#core/database/store'
import { freePort } from '#core/boot/free_port'
import { resetDatabase } from '#core/testing/reset_database'

const answers = (port: number) =>
  fetch(`http://127.0.0.1:${port}/api/init`).then(
    ({ ok }) => ok,
    () => false
  )

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket
      .once('connect', () => {
        socket.destroy()
        resolve(true)
      })
      .once('error', () => resolve(false))
  })

/** A web process that has loaded its code, what it told then, the port it will open, and how it ends. */
async function waiting(cleanup: TestContext['cleanup']) {
  await resetDatabase(await app.container.make(Store))
  const port = await freePort(Number(process.env.PORT) + 1)
  const web = fork('bin/server.ts', ['--wait'], {
    execArgv: ['--import=./bin/typescript.js'],
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  cleanup(() => void web.kill('SIGKILL'))
  const told: unknown[] = await once(web, 'message')
  return { web, port, told, ended: once(web, 'exit') }
}

test.group('The web process of `npm start`', () => {
  test('opens when it is told that the shop is prepared', async ({ assert, cleanup }) => {
    const { web, port, told } = await waiting(cleanup)
    assert.deepEqual(told, ['waiting', undefined])
    await setTimeout(500)
    assert.isFalse(await answers(port))
    web.send('prepared')
    for (let tries = 0; tries < 200 && !(await answers(port)); tries += 1) await setTimeout(50)
    assert.isTrue(await answers(port))
  })

  test('ends with the process that started it, were it while it opens', async ({ assert, cleanup }) => {
    const { web, port, ended } = await waiting(cleanup)
    web.send('prepared')
    while (!(await isOpen(port))) await setTimeout(1)
    web.disconnect()
    assert.deepEqual(await ended, [0, null])
  })

  test('ends when it is told to, though the process that started it goes on', async ({ assert, cleanup }) => {
    const { web, port, ended } = await waiting(cleanup)
    web.send('prepared')
    while (!(await isOpen(port))) await setTimeout(1)
    web.kill('SIGTERM')
    assert.deepEqual(await ended, [0, null])
  })

  test('that still waits ends when it is told to', async ({ assert, cleanup }) => {
    const { web, ended } = await waiting(cleanup)
    web.kill('SIGTERM')
    assert.deepEqual(await ended, [0, null])
  })
})
