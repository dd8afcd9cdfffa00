import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import { CounterWithReserve } from '#core/limits/counter_with_reserve'
import { RateLimits } from '#core/limits/rate_limits'
import { Store } from '#core/database/store'
import { freePort } from '#core/boot/free_port'
import { freshConfiguration } from '#plugins/configuration/testing'
import { createCustomer, PASSWORD, seedRoles } from '#plugins/users/testing'
import { resetDatabase } from '#core/testing/reset_database'
import { visitAnotherProcess } from '../../fixtures/web_process.js'
import type { Count, RateCounter } from '#core/limits/rate_counter'

/** A Redis that takes connections and never says a word. */
async function silentRedis(cleanup: TestContext['cleanup']): Promise<number> {
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => void sockets.add(socket.on('error', () => undefined)))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  cleanup(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

async function timed<T>(work: Promise<T>): Promise<[T, number]> {
  const from = performance.now()
  return [await work, performance.now() - from]
}

class Counter implements RateCounter {
  asked = 0
  count = 0

  constructor(private readonly answer: () => Promise<void>) {}

  async take(): Promise<Count> {
    this.asked += 1
    await this.answer()
    this.count += 1
    return { taken: this.count, opensIn: 1000 }
  }

  async giveBack(): Promise<void> {
    await this.answer()
    this.count -= 1
  }
}

const quiet = { warn: () => undefined, info: () => undefined } as never
const never = () => new Promise<void>(() => undefined)

test.group('While Redis is away', (group) => {
  group.each.setup(async () => {
    await resetDatabase(await app.container.make(Store))
    await seedRoles()
    await freshConfiguration()
  })

  test('limits are counted by the reserve, which is asked at once until the first may be back', async ({ assert }) => {
    let isUnreachable = true
    const first = new Counter(() => (isUnreachable ? never() : Promise.resolve()))
    const reserve = new Counter(() => Promise.resolve())
    const counter = new CounterWithReserve({ first, reserve, logger: quiet, deadline: 50, rest: 200 })
    const limits = new RateLimits(counter, { 'test.door': { requests: 3, seconds: 60 } })
    const takes = async () => (await timed(limits.take('test.door', 'one')))[1]
    assert.isBelow(await takes(), 150)
    assert.isBelow(await takes(), 40)
    await limits.take('test.door', 'one')
    await assert.rejects(() => limits.take('test.door', 'one'))
    assert.deepEqual([first.asked, reserve.count], [1, 4])
    isUnreachable = false
    await setTimeout(200)
    await limits.take('test.door', 'one')
    assert.deepEqual([first.asked, first.count, reserve.count], [2, 1, 4])
  })

  for (const [name, portOf] of [
    ['is gone', async () => freePort(Number(process.env.PORT) + 100)],
    ['never answers', silentRedis],
  ] as const) {
    test(`people sign in, guesses are counted, and health says it: it ${name}`, async ({ assert, cleanup }) => {
      await createCustomer({ email: 'cliente@exemple.fr' })
      const visitor = await visitAnotherProcess(cleanup, { REDIS_URL: `redis://127.0.0.1:${await portOf(cleanup)}` })
      const send = (password: string) =>
        timed(visitor.send('POST', '/api/users/session', { email: 'cliente@exemple.fr', password }))
      const [first, took] = await send(PASSWORD)
      assert.equal(first.status, 200, JSON.stringify(first.body))
      assert.isBelow(took, 6_000)
      const statuses: number[] = []
      for (let count = 0; count < 11; count += 1) statuses.push((await send('Wrong1!word'))[0].status)
      assert.equal(statuses.at(-1), 429, statuses.join())
      const health = await visitor.send('GET', '/health')
      const { ok, checks } = health.body as { ok: boolean; checks: { name: string; ok: boolean }[] }
      assert.equal(health.status, 503)
      assert.isFalse(ok)
      assert.deepEqual(
        checks.filter((check) => !check.ok).map((check) => check.name),
        ['core.redis']
      )
    }).timeout(60_000)
  }
})
