import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { test } from '@japa/runner'
import { fromHome } from '#core/boot/app_root'
import { heapMegabytes, memoryFlags } from '#core/boot/memory_flags'
import { childrenOf, eventually, keepShop } from './keep_shop.js'

const { exitMessage } = (await import(fromHome('bin/steps/exit_message.js'))) as {
  exitMessage(
    name: string,
    code: number | null,
    signal: string | null,
    pause: number,
    megabytes: number
  ): { en: string }
}

const GATEWAYS = 'tests/gateways/serve.ts'

/** The process below `parent` that runs `file`. */
const childOf = (parent: number, file: string) => childrenOf(parent, file)[0]

const ps = (columns: string, pid: number) =>
  execFileSync('ps', [...columns.split(' '), '-p', String(pid)], { encoding: 'utf8' }).trim()

const argumentsOf = (pid: number) => ps('-ww -o args=', pid)

/** What a process was called with, and its environment. */
const environmentOf = (pid: number) => ps('eww -o command=', pid)

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test.group('A shop that `npm start` keeps', () => {
  test('comes back when its web process or its worker is killed, and says why', async ({ assert, cleanup }) => {
    const { shop, port, output } = await keepShop(cleanup)
    assert.isUndefined(childOf(Number(shop.pid), GATEWAYS), 'only a demo shop has simulators')
    for (const [name, file] of [
      ['The shop', 'bin/server.js'],
      ['The worker', 'bin/worker.js'],
    ] as const) {
      const dead = childOf(Number(shop.pid), file)
      process.kill(Number(dead), 'SIGKILL')
      const born = await eventually(() => {
        const pid = childOf(Number(shop.pid), file)
        return pid === dead ? undefined : pid
      })
      assert.isDefined(born, file)
      assert.include(output.said, `${name} has ended: signal SIGKILL. It is started again in 1 s.`)
    }
    const answer = await eventually(() => fetch(`http://127.0.0.1:${port}/api/init`).catch(() => undefined))
    assert.equal(answer?.status, 200)
    const web = Number(childOf(Number(shop.pid), 'bin/server.js'))
    const ended = once(shop, 'exit')
    shop.kill('SIGTERM')
    assert.deepEqual(await ended, [0, null])
    assert.throws(() => process.kill(web, 0), /ESRCH/)
  }).timeout(120_000)

  test('has payment simulators if it is a demo shop, which come back and end with it', async ({ assert, cleanup }) => {
    const { shop, output } = await keepShop(cleanup, { DEMO: '1' })
    const simulator = () => childOf(Number(shop.pid), GATEWAYS)
    const dead = Number(simulator())
    const address = `http://127.0.0.1:${argumentsOf(dead).split(' ').at(-1)}`
    for (const file of ['bin/server.js', 'bin/worker.js']) {
      assert.include(environmentOf(Number(childOf(Number(shop.pid), file))), `PAYMENT_GATEWAYS=${address}`, file)
    }
    const page = () => fetch(`${address}/payplug/pay/nobody`).catch(() => undefined)
    assert.equal((await eventually(page))?.status, 404)
    process.kill(dead, 'SIGKILL')
    const born = await eventually(() => (simulator() === dead ? undefined : simulator()))
    assert.include(output.said, 'The payment simulator has ended: signal SIGKILL. It is started again in 1 s.')
    assert.equal((await eventually(page))?.status, 404)
    const ended = once(shop, 'exit')
    shop.kill('SIGTERM')
    assert.deepEqual(await ended, [0, null])
    assert.throws(() => process.kill(Number(born), 0), /ESRCH/)
  }).timeout(120_000)

  test('leaves no simulator behind when it is killed', async ({ assert, cleanup }) => {
    const { shop } = await keepShop(cleanup, { DEMO: '1' })
    const simulator = Number(childOf(Number(shop.pid), GATEWAYS))
    shop.kill('SIGKILL')
    const gone = await eventually(() => (isRunning(simulator) ? undefined : true))
    assert.isTrue(gone)
  }).timeout(120_000)

  test('is told to have too little memory, and which setting gives more', ({ assert }) => {
    for (const [code, signal] of [[null, 'SIGABRT'] as const, [134, null] as const]) {
      const { en } = exitMessage('web', code, signal, 2000, 512)
      assert.include(en, 'out of memory (limit: 512 MB; NODE_OPTIONS=--max-old-space-size=1024 doubles it)')
      assert.include(en, 'in 2 s')
    }
  })
})

test.group('The memory of a process', () => {
  const GB = 1024 ** 3

  test('is a quarter of the machine, and at least 512 MB', ({ assert }) => {
    assert.equal(heapMegabytes({}, 16 * GB), 4096)
    assert.equal(heapMegabytes({}, GB), 512)
  })

  test('is what NODE_OPTIONS says where it says something', ({ assert }) => {
    const env = { NODE_OPTIONS: '--enable-source-maps --max_old_space_size=700' }
    assert.equal(heapMegabytes(env, 16 * GB), 700)
    assert.deepEqual(memoryFlags(env), ['--max-semi-space-size=16', '--heap-growing-percent=30'])
    assert.include(memoryFlags({}), `--max-old-space-size=${heapMegabytes({})}`)
  })
})
