import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import { Mailer } from '#core/mail/mailer'
import { Store } from '#core/database/store'
import { prepareShop } from '#core/boot/prepare_shop'
import { resetDatabase } from '#core/testing/reset_database'

const WORKER = fileURLToPath(new URL('./dying_worker.ts', import.meta.url))

const TAKEN = 'update core_mail_deliveries set taken_at'

/** A mail server, and the number of each mail that it took. */
async function takeMails(cleanup: TestContext['cleanup']) {
  const taken: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined))
    let text: string | null = null
    socket.write('220 test\r\n')
    socket.on('data', (data) => {
      const lines = String(data)
      if (text === null && lines.startsWith('DATA')) {
        text = ''
        return socket.write('354 go on\r\n')
      }
      if (text === null) return lines.startsWith('QUIT') ? socket.end('221 bye\r\n') : socket.write('250 ok\r\n')
      text += lines
      if (!text.endsWith('\r\n.\r\n')) return
      taken.push(/^Message-ID: (\S+)/im.exec(text)?.[1] ?? 'none')
      text = null
      return socket.write('250 taken\r\n')
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  cleanup(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { taken, port: (server.address() as AddressInfo).port }
}

test.group('A mail whose worker is killed', (group) => {
  let store: Store
  const started: ChildProcess[] = []
  group.each.setup(async () => {
    store = await app.container.make(Store)
    await resetDatabase(store)
    await prepareShop(app)
    return () => {
      for (const child of started.splice(0)) if (child.exitCode === null) child.kill('SIGKILL')
    }
  })

  const start = (port: number, ...diesAt: string[]) => {
    const child = fork(WORKER, {
      execArgv: ['--import=./bin/typescript.js'],
      env: {
        ...process.env,
        WORKER_LEASE_SECONDS: '2',
        SMTP_URL: `smtp://127.0.0.1:${port}`,
        WORKER_LANES: '1',
        DIES_AT: JSON.stringify(diesAt),
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    started.push(child)
    return once(child, 'exit') as Promise<[number | null, string | null]>
  }
  const state = async () => {
    const row = await store.reader.first<{ state: string }>("select state from core_jobs where job = 'core.send_mail'")
    return row?.state
  }
  const send = async () => {
    const mailer = await app.container.make(Mailer)
    const values = { name: 'Claire', address: 'https://boutique.example/x', minutes: 60 }
    const mail = {
      to: 'cliente@exemple.fr',
      template: 'users.password_reset',
      values,
      locale: 'fr_FR',
      channel: null,
    } as const
    await store.transaction((trx) => mailer.send(trx, mail))
  }
  const untilDone = async () => {
    for (let tries = 0; (await state()) !== 'done'; tries += 1) {
      if (tries > 600) throw new Error(`Waited in vain: ${await state()}`)
      await setTimeout(50)
    }
  }

  test('leaves once when the server had taken it and this was noted', async ({ assert, cleanup }) => {
    const { taken, port } = await takeMails(cleanup)
    await send()
    const [, signal] = await start(port, TAKEN, "update core_jobs set state = 'done'")
    assert.equal(signal, 'SIGKILL')
    assert.lengthOf(taken, 1)
    assert.equal(await state(), 'running')
    void start(port)
    await untilDone()
    assert.lengthOf(taken, 1)
  }).timeout(60_000)

  test('leaves again under the same number when nobody can know whether it was taken', async ({ assert, cleanup }) => {
    const { taken, port } = await takeMails(cleanup)
    await send()
    const [, signal] = await start(port, TAKEN)
    assert.equal(signal, 'SIGKILL')
    assert.lengthOf(taken, 1)
    void start(port)
    await untilDone()
    assert.lengthOf(taken, 2)
    assert.match(String(taken[0]), /^<[\da-f-]{36}@.+>$/)
    assert.equal(taken[1], taken[0])
  }).timeout(60_000)

  test('was not handed over when it was killed before: it leaves once', async ({ assert, cleanup }) => {
    const { taken, port } = await takeMails(cleanup)
    await send()
    await start(port, 'insert into core_mail_deliveries')
    assert.lengthOf(taken, 0)
    void start(port)
    await untilDone()
    assert.lengthOf(taken, 1)
  }).timeout(60_000)
})
