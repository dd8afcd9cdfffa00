import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { connect, isIPv6, type AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import { OutgoingClient, OutgoingFailed, type OutgoingRequest } from '#core/outgoing/outgoing_client'
import { connectTo, type Target } from '#core/outgoing/connect_to'

const LIMITS = { timeoutMs: 10_000, maxBytes: 1000 }
const OPEN = '93.184.216.34'

/**
 * A client whose names are these, and whose connections to the open internet all end at a server of this machine: none
 * leaves it. What it would have connected to is written down.
 */
function client(names: Record<string, string[]>, { port = 0, trusted = [] as string[], allowsPlain = false } = {}) {
  const targets: Target[] = []
  const [asked, warned]: [string[], object[]] = [[], []]
  const outgoing = new OutgoingClient({
    resolve: async (host) => {
      asked.push(host)
      const found = names[host]
      if (!found) throw new Error(`ENOTFOUND ${host}`)
      return found.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }))
    },
    connect: (target) => {
      targets.push(target)
      return connect({ host: '127.0.0.1', port })
    },
    trusted: () => trusted,
    allowsPlain: () => allowsPlain,
    logger: { warn: (details) => warned.push(details) },
  })
  const textOf = async (address: string, request: Partial<OutgoingRequest> = {}) =>
    (await outgoing.send(address, { ...LIMITS, ...request })).body.toString()
  const failureOf = (address: string, request: Partial<OutgoingRequest> = {}) =>
    textOf(address, request).then(
      (text) => `answered ${text}`,
      (error: unknown) => error
    )
  return { targets, asked, warned, textOf, failureOf }
}

/** A server on this machine that answers as a test likes; gives its port. */
async function serve(answer: RequestListener, cleanup: (work: () => void) => void): Promise<number> {
  const server = createServer(answer)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  cleanup(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

test.group('Addresses that somebody wrote', () => {
  test('are asked over TLS at the addresses that their name had, once resolved', async ({ assert, cleanup }) => {
    const seen: IncomingMessage[] = []
    const port = await serve((request, response) => void (seen.push(request), response.end('rates')), cleanup)
    const { textOf, targets, asked } = client({ 'bank.example': [OPEN, '2606:4700::1111'] }, { port })
    assert.equal(await textOf('https://bank.example/daily.xml?a=1', { headers: { accept: 'text/xml' } }), 'rates')
    assert.containsSubset(targets, [{ host: 'bank.example', port: 443, usesTls: true }])
    assert.deepEqual(
      targets[0]?.addresses.map(({ address }) => address),
      [OPEN, '2606:4700::1111']
    )
    assert.deepEqual(asked, ['bank.example'])
    assert.containsSubset(seen[0], { url: '/daily.xml?a=1', headers: { host: 'bank.example', accept: 'text/xml' } })
  })

  test('that lead into a network are refused before anything is connected', async ({ assert }) => {
    const inside = [
      '127.0.0.1',
      '10.0.0.1',
      '192.168.0.1',
      '169.254.169.254',
      '100.64.0.1',
      '::1',
      'fd00::1',
      'fe80::1',
    ]
    const names = Object.fromEntries(inside.map((address, at) => [`n${at}.example`, [OPEN, address]]))
    const { failureOf, targets, warned } = client({ ...names, 'empty.example': [], 'localhost': ['127.0.0.1'] })
    const hosts = [...Object.keys(names), 'empty.example', 'unknown.example', 'localhost']
    const literal = ['127.0.0.1', '127.1', '2130706433', '0x7f.1', '[::1]', '[::ffff:127.0.0.1]', '[fe80::1]', '0']
    for (const host of [...hosts, ...literal]) {
      const error = await failureOf(`https://${host}/`)
      assert.instanceOf(error, OutgoingFailed, host)
      assert.equal((error as Error).message, 'The address gave nothing that can be used.', host)
      assert.isUndefined((error as Error).cause)
    }
    assert.deepEqual(targets, [])
    assert.lengthOf(warned, hosts.length + literal.length)
  })

  test('are https only, hold no password, and are addresses', async ({ assert }) => {
    const { failureOf, targets } = client({ 'bank.example': [OPEN] })
    const addresses = [
      'http://bank.example/',
      'ftp://bank.example/',
      'file:///etc/passwd',
      'https://me:secret@bank.example/',
      'bank.example',
      '',
    ]
    for (const address of addresses) assert.instanceOf(await failureOf(address), OutgoingFailed, address)
    assert.deepEqual(targets, [])
  })

  test('are http where a setting allows it, still outside of networks', async ({ assert, cleanup }) => {
    const port = await serve((_request, response) => void response.end('plain'), cleanup)
    const names = { 'bank.example': [OPEN], 'inside.example': ['10.0.0.1'] }
    const { textOf, failureOf, targets } = client(names, { port, allowsPlain: true })
    assert.equal(await textOf('http://bank.example/'), 'plain')
    assert.instanceOf(await failureOf('http://inside.example/'), OutgoingFailed)
    assert.lengthOf(targets, 1)
  })

  test('of hosts that the shop trusts may stand in its network, and need no TLS', async ({ assert, cleanup }) => {
    const port = await serve((_request, response) => void response.end('inside'), cleanup)
    const { textOf } = client({ 'till.example': ['127.0.0.1'] }, { port, trusted: ['till.example'] })
    assert.equal(await textOf(`http://till.example:${port}/`), 'inside')
  })

  test('are looked at again wherever they lead', async ({ assert, cleanup }) => {
    const seen: (string | undefined)[] = []
    const ways: Record<string, string> = {
      '/on': 'https://other.example/end',
      '/in': 'https://inside.example/',
      '/plain': 'http://bank.example/end',
      '/round': '/round',
      '/odd': 'javascript:alert(1)',
    }
    const port = await serve((request, response) => {
      seen.push(request.headers.authorization)
      const location = ways[request.url ?? '']
      if (location) response.writeHead(302, { location }).end()
      else response.end('end')
    }, cleanup)
    const names = { 'bank.example': [OPEN], 'other.example': [OPEN], 'inside.example': ['10.0.0.1'] }
    const { textOf, failureOf, targets } = client(names, { port })
    assert.equal(await textOf('https://bank.example/on', { headers: { authorization: 'secret' } }), 'end')
    assert.deepEqual(seen, ['secret', undefined])
    const hosts = () => targets.splice(0).map(({ host }) => host)
    assert.deepEqual(hosts(), ['bank.example', 'other.example'])
    for (const path of ['/in', '/plain', '/odd']) {
      assert.instanceOf(await failureOf(`https://bank.example${path}`), OutgoingFailed, path)
      assert.deepEqual(hosts(), ['bank.example'], path)
    }
    assert.instanceOf(await failureOf('https://bank.example/round'), OutgoingFailed)
    assert.lengthOf(hosts(), 4)
    assert.instanceOf(await failureOf('https://bank.example/on', { method: 'POST', body: 'x' }), OutgoingFailed)
    assert.deepEqual(hosts(), ['bank.example'])
  })

  test('fail alike, whether they are slow, large, refused or not there', async ({ assert, cleanup }) => {
    const answers: Record<string, RequestListener> = {
      slow: () => undefined,
      dripping: (_request, response) => void response.write('<'),
      large: (_request, response) => void response.end('x'.repeat(1001)),
      failing: (_request, response) => void response.writeHead(503).end(),
      missing: (_request, response) => void response.writeHead(404).end(),
      broken: ({ socket }) => socket.destroy(),
    }
    const messages = new Set<string>()
    for (const [name, answer] of Object.entries(answers)) {
      const port = await serve(answer, cleanup)
      const timeoutMs = name === 'slow' || name === 'dripping' ? 60 : 10_000
      const error = await client({ 'bank.example': [OPEN] }, { port }).failureOf('https://bank.example/', { timeoutMs })
      assert.instanceOf(error, OutgoingFailed, name)
      messages.add(String(error))
    }
    messages.add(String(await client({ 'bank.example': [OPEN] }, { port: 1 }).failureOf('https://bank.example/')))
    messages.add(String(await client({ 'bank.example': ['10.0.0.1'] }).failureOf('https://bank.example/')))
    assert.lengthOf(messages, 1)
  })

  test('whose name is never found are given up in time', async ({ assert }) => {
    const warn = () => undefined
    const never = new OutgoingClient({
      resolve: () => new Promise(() => undefined),
      connect: connectTo,
      trusted: () => [],
      allowsPlain: () => false,
      logger: { warn },
    })
    await assert.rejects(() => never.send('https://bank.example/', { timeoutMs: 40, maxBytes: 10 }), OutgoingFailed)
  })

  test('are given up for whoever asked no longer wants them', async ({ assert, cleanup }) => {
    const port = await serve(() => undefined, cleanup)
    const { failureOf } = client({ 'bank.example': [OPEN] }, { port })
    const error = await failureOf('https://bank.example/', { signal: AbortSignal.abort(new Error('the worker stops')) })
    assert.equal((error as Error).message, 'the worker stops')
  })

  test('leave no secret in the log', async ({ assert }) => {
    const { failureOf, warned } = client({})
    await failureOf('https://me:hush@bank.example/way?token=hush')
    assert.notInclude(JSON.stringify(warned.map((each) => ({ ...each, err: null }))), 'hush')
    assert.containsSubset(warned, [{ address: 'https://bank.example/way' }])
  })

  test('are connected to at the addresses that were looked at, not by their name', async ({ assert, cleanup }) => {
    const port = await serve((_request, response) => void response.end(), cleanup)
    const socket = connectTo({
      host: 'no.such.example',
      port,
      usesTls: false,
      addresses: [{ address: '127.0.0.1', family: 4 }],
    })
    cleanup(() => void socket.destroy())
    await new Promise((done, fail) => socket.once('connect', done).once('error', fail))
    assert.equal(socket.remoteAddress, '127.0.0.1')
  })
})
