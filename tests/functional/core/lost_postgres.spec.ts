import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import { Store } from '#core/database/store'
import { prepareShop } from '#core/boot/prepare_shop'
import { resetDatabase } from '#core/testing/reset_database'
import { visitAnotherProcess } from '../../fixtures/web_process.js'
import type { Visitor } from '#core/testing/visitor'

interface Address {
  host: string
  port: number
}

/** A way to the database that can be cut, or fall silent with every connection left open. */
async function aWay(cleanup: TestContext['cleanup']) {
  const { host, port } = app.config.get<{ connection: Address }>('database.connections.shop').connection
  const sockets = new Set<Socket>()
  let isSilent = false
  const server = createServer((from) => {
    const to = connect(port, host)
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      sockets.add(one)
      one.on('error', () => undefined)
      one.on('close', () => other.destroy())
      one.on('data', (bytes: Buffer) => isSilent || other.write(bytes))
    }
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const cut = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
    sockets.clear()
  }
  cleanup(cut)
  const { port: way } = server.address() as AddressInfo
  return {
    port: way,
    cut,
    silence: () => (isSilent = true),
    mend: async () => {
      for (const socket of sockets) socket.destroy()
      isSilent = false
      if (!server.listening) await once(server.listen(way, '127.0.0.1'), 'listening')
    },
  }
}

/** What cannot be answered without the database. */
const NEEDING = '/api/catalogue/products?q=vin'

function namesOf(body: unknown, isWell: boolean): string[] {
  const { checks } = body as { checks: { name: string; ok: boolean }[] }
  return checks.filter(({ ok }) => ok === isWell).map(({ name }) => name)
}

async function ask(visitor: Visitor, path: string) {
  const from = performance.now()
  const {
    status,
    headers: told,
    body,
  } = await visitor.send('GET', path, undefined, { accept: path.startsWith('/vue') ? 'text/html' : '*/*' })
  return { status, wait: told.get('retry-after'), body, took: performance.now() - from }
}

test.group('While PostgreSQL is away', (group) => {
  group.tap((one) => one.skip(() => app.config.get('cellier.sqliteFile') !== null, 'SQLite is a file'))
  group.each.setup(async () => {
    await resetDatabase(await app.container.make(Store))
    await prepareShop(app)
  })

  for (const [name, how] of [
    ['cannot be reached', 'cut'],
    ['falls silent', 'silence'],
  ] as const) {
    test(`what needs it is asked to come again, what does not is there: it ${name}`, async ({ assert, cleanup }) => {
      const way = await aWay(cleanup)
      const visitor = await visitAnotherProcess(cleanup, { DB_PORT: String(way.port) })
      const kept = await ask(visitor, '/vue/boutique')
      assert.equal(kept.status, 200)
      const [, script = ''] = /"(\/vue\/assets\/[^"]+\.js)"/.exec(String(kept.body)) ?? []
      const healthy = await ask(visitor, '/health')
      assert.equal(healthy.status, 200, JSON.stringify(healthy.body))
      // So that the next request looks for changes again.
      await setTimeout(200)
      way[how]()
      // The first who meets the silence waits for its end, nobody longer.
      await ask(visitor, NEEDING)
      for (const path of ['/vue/boutique', '/vue/boutique', script]) {
        const { status, took } = await ask(visitor, path)
        assert.equal(status, 200, path)
        assert.isBelow(took, 500, path)
      }
      const ill = await ask(visitor, '/health')
      assert.equal(ill.status, 503)
      assert.isBelow(ill.took, 2_000)
      assert.deepInclude(namesOf(ill.body, false), 'core.database')
      assert.deepEqual(
        namesOf(ill.body, true).filter((check) => check !== 'core.redis'),
        ['core.disk']
      )
      for (const path of [NEEDING, '/vue/recherche?q=vin']) {
        const { status, wait, took, body } = await ask(visitor, path)
        assert.deepEqual([status, wait], [503, '5'], `${path} ${JSON.stringify(body)}`)
        assert.isBelow(took, 5_000, path)
      }
      const credentials = { email: 'a@exemple.fr', password: 'Wrong1!word' }
      const signIn = await visitor.send('POST', '/api/users/session', credentials)
      assert.deepEqual([signIn.status, signIn.headers.get('retry-after')], [503, '5'])
      await way.mend()
      await setTimeout(1500)
      assert.equal((await ask(visitor, NEEDING)).status, 200)
      assert.equal((await ask(visitor, '/health')).status, 200)
      assert.equal((await visitor.send('POST', '/api/users/session', credentials)).status, 422)
    }).timeout(60_000)
  }
})
