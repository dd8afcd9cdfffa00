import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { test } from '@japa/runner'
import { fromHome } from '#core/boot/app_root'

const { demoGateways } = (await import(fromHome('bin/steps/gateways.js'))) as {
  demoGateways(
    environment: NodeJS.ProcessEnv
  ): Promise<{ args: string[]; environment: { PAYMENT_GATEWAYS: string } } | null>
}

test.group('The payment simulators of a demo shop', () => {
  test('are there for browsers of this machine', async ({ assert }) => {
    for (const more of [{}, { HOST: '127.0.0.1' }, { HOST: '0.0.0.0', APP_URL: 'http://localhost:3333' }]) {
      const found = await demoGateways({ DEMO: '1', ...more })
      assert.match(found?.environment.PAYMENT_GATEWAYS ?? '', /^http:\/\/127\.0\.0\.1:4[4-9]\d\d$/)
      assert.isTrue(found?.environment.PAYMENT_GATEWAYS.endsWith(`:${found.args.at(-1)}`))
    }
  })

  test('are not there for others, nor where the operator has some', async ({ assert }) => {
    for (const refused of [
      { DEMO: '' },
      { DEMO: '0' },
      { DEMO: '1', HOST: '192.168.1.20' },
      { DEMO: '1', APP_URL: 'https://demo.example' },
      { DEMO: '1', APP_URL: 'no address' },
      { DEMO: '1', PAYMENT_GATEWAYS: 'http://127.0.0.1:9000' },
    ]) {
      assert.isNull(await demoGateways(refused), JSON.stringify(refused))
    }
  })

  test('take the next port when one is taken', async ({ assert, cleanup }) => {
    const taken = Number((await demoGateways({ DEMO: '1' }))?.args.at(-1))
    const server = createServer().listen(taken, '127.0.0.1')
    cleanup(() => void server.close())
    await once(server, 'listening')
    assert.isAbove(Number((await demoGateways({ DEMO: '1' }))?.args.at(-1)), taken)
  })

  test('are all gateways there are, on one port, and end with their parent', async ({ assert, cleanup }) => {
    const args = ['--import=./bin/typescript.js', 'tests/gateways/serve.ts', '0']
    const child = spawn(process.execPath, args, { cwd: fromHome(), stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
    cleanup(() => void child.kill('SIGKILL'))
    const [said] = (await once(child.stdout as NodeJS.EventEmitter, 'data')) as [Buffer]
    const addresses = said.toString().trim().split('\n')
    const files = readdirSync(fromHome('tests/gateways')).map((file) => fromHome('tests/gateways', file))
    const gateways = files.filter((file) => readFileSync(file, 'utf8').includes(' extends Gateway '))
    assert.isAtLeast(gateways.length, 2)
    assert.lengthOf(addresses, gateways.length)
    const payplug = addresses.find((address) => address.endsWith('/payplug'))
    const headers = {
      'authorization': 'Bearer sk_test_demonstration0000000000000001',
      'payplug-version': '2019-08-06',
    }
    const account = await fetch(`${payplug}/v1/account`, { headers })
    assert.containsSubset(await account.json(), { object: 'account', is_live: false })
    const ended = once(child, 'exit')
    child.disconnect()
    assert.deepEqual(await ended, [0, null])
  }).timeout(30_000)
})
