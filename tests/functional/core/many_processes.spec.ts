import { Agent, get } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { test } from '@japa/runner'
import { webMegabytes, webProcesses } from '#core/boot/memory_flags'
import { childrenOf, eventually, keepShop } from './keep_shop.js'

/** The status of a response, or the code of the error of the connection: Node's agent does not try again. */
function statusOf(port: number, path: string, agent: Agent): Promise<number | string> {
  return new Promise((resolve) => {
    get({ host: '127.0.0.1', port, path, agent }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0))
    }).once('error', (error) => resolve((error as NodeJS.ErrnoException).code ?? error.message))
  })
}

/** Asks over kept and over new connections until `stop` is called, which gives how often each status came. */
function startLoad(port: number) {
  const statuses = new Map<number | string, number>()
  let isStopped = false
  const kept = new Agent({ keepAlive: true })
  const agents = [kept, kept, new Agent({ keepAlive: false })]
  const clients = agents.map(async (agent) => {
    while (!isStopped) {
      const status = await statusOf(port, '/api/init', agent)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      await setTimeout(2)
    }
  })
  return async () => {
    isStopped = true
    await Promise.all(clients)
    // Not before: two of them share one, whose requests would be cut off.
    for (const agent of agents) agent.destroy()
    return statuses
  }
}

test.group('Web processes that share a port', () => {
  test('are replaced one after the other without a failed request', async ({ assert, cleanup }) => {
    const { shop, port, output } = await keepShop(cleanup, { WEB_PROCESSES: '2' })
    const webs = () => childrenOf(Number(shop.pid), 'bin/server.js')
    const old = await eventually(() => (webs().length === 2 ? webs() : undefined))
    const kept = new Agent({ keepAlive: true, maxSockets: 1 })
    assert.equal(await statusOf(port, '/health/live', kept), 200)
    const stop = startLoad(port)
    await setTimeout(500)
    shop.kill('SIGUSR2')
    const isUnready = async () => ((await statusOf(port, '/health/ready', kept)) === 503 ? true : undefined)
    assert.isTrue(await eventually(isUnready), 'a process that is about to end says so on the connections that it has')
    assert.equal(await statusOf(port, '/health/ready', kept), 200)
    const isReplaced = () => webs().length === 2 && !webs().some((pid) => old?.includes(pid))
    const done = await eventually(() => (isReplaced() ? true : undefined))
    const statuses = await stop()
    assert.isTrue(done)
    assert.deepEqual([...statuses.keys()], [200])
    assert.isAbove(statuses.get(200) ?? 0, 100)
    assert.equal(output.said, '')
    kept.destroy()
  }).timeout(120_000)

  test('are replaced when one takes more than its share of memory, which is told once', async ({ assert, cleanup }) => {
    const { shop, port, output } = await keepShop(cleanup, { WEB_MEMORY_MB: '20' })
    const webs = () => childrenOf(Number(shop.pid), 'bin/server.js')
    const [old] = webs()
    const stop = startLoad(port)
    const done = await eventually(() => (webs().length === 1 && webs()[0] !== old ? true : undefined))
    await setTimeout(2500)
    const statuses = await stop()
    assert.isTrue(done)
    assert.deepEqual([...statuses.keys()], [200])
    assert.match(output.said, /^The shop takes \d+ MB, more than its share of 20 MB [^\n]+\n$/)
  }).timeout(120_000)

  test('are as many as WEB_PROCESSES says, with half of the machine for all', ({ assert }) => {
    const GB = 1024 ** 3
    assert.equal(webProcesses({}), 1)
    assert.equal(webProcesses({ WEB_PROCESSES: '4' }), 4)
    assert.equal(webProcesses({ WEB_PROCESSES: 'many' }), 1)
    assert.equal(webMegabytes({}, 16 * GB), 8192)
    assert.equal(webMegabytes({ WEB_PROCESSES: '4' }, 16 * GB), 2048)
    assert.equal(webMegabytes({ WEB_PROCESSES: '4' }, GB), 512)
    assert.equal(webMegabytes({ WEB_MEMORY_MB: '700' }, GB), 700)
  })
})
