import { connect, type Socket } from 'node:net'
import { test } from '@japa/runner'
import { rawRequest } from './raw_request.js'
import { visit } from './visits.js'

const open = (): Socket => connect(Number(process.env.PORT), process.env.HOST)

/** Everything a connection answers to these bytes, until it is closed. */
function exchange(bytes: string | Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = open()
    let text = ''
    socket.setTimeout(5000, () => socket.destroy(new Error('The connection stays open')))
    socket.on('data', (part: Buffer) => (text += part.toString()))
    socket.on('error', (error: NodeJS.ErrnoException) => (error.code === 'ECONNRESET' ? null : reject(error)))
    socket.on('close', () => resolve(text))
    socket.write(bytes)
  })
}

const LONG = `X-Long: ${'a'.repeat(20_000)}`

test.group('What Node cannot read as a request', () => {
  test('is refused in the error format: headers over the limit', async ({ assert }) => {
    const { status, head, body } = await rawRequest('/vue/', { headers: [LONG] })
    assert.equal(status, 431)
    assert.match(head, /^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/)
    assert.match(head, /^connection: close$/im)
    assert.match(head, /^content-type: application\/json; charset=utf-8$/im)
    assert.match(head, /^x-request-id: [\da-f-]{36}$/im)
    assert.match(head, new RegExp(`^content-length: ${Buffer.byteLength(body)}$`, 'im'))
    assert.deepEqual(JSON.parse(body), { errors: [{ code: 'E_HEADERS_TOO_LARGE', message: 'Envoi trop volumineux' }] })
  })

  test('is refused in the error format: {0}')
    .with([
      ['an unknown method', 'FROBNICATE /vue/ HTTP/1.1\r\nHost: a\r\n\r\n'],
      ['no request line', 'hello\r\n\r\n'],
      ['a header without a name', 'GET /vue/ HTTP/1.1\r\n: a\r\n\r\n'],
      ['two lengths', 'POST /vue/ HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\naa'],
      ['another protocol', '\u0016\u0003\u0001\u0000\u0005hello'],
    ] as [string, string][])
    .run(async ({ assert }, [, bytes]) => {
      const text = await exchange(bytes)
      const [head = '', body = ''] = text.split('\r\n\r\n')
      assert.match(head, /^HTTP\/1\.1 400 Bad Request\r\n/)
      assert.match(head, /^connection: close$/im)
      const { errors } = JSON.parse(body) as { errors: { code: string; message: string }[] }
      assert.equal(errors[0]?.code, 'E_BAD_REQUEST')
      assert.include(errors[0]?.message, 'La demande n’est pas valable')
    })

  test('is answered once, behind a request that was read', async ({ assert }) => {
    const text = await exchange('GET /health HTTP/1.1\r\nHost: a\r\n\r\nFROBNICATE / HTTP/1.1\r\n\r\n')
    assert.isAtMost(text.match(/^HTTP\/1\.1 400/gm)?.length ?? 0, 1)
  })

  test('fells nothing when whoever sent it has gone, or hears no more', async ({ assert }) => {
    for (let tries = 0; tries < 20; tries += 1) {
      const gone = open()
      gone.on('error', () => undefined)
      gone.write('FROBNICATE / HTTP/1.1\r\n', () => gone.resetAndDestroy())
      const half = open()
      half.on('error', () => undefined)
      half.end(`GET / HTTP/1.1\r\n${LONG}`)
      const broken = open()
      broken.on('error', () => undefined)
      broken.end('GET / HT')
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
    assert.equal((await visit('/health')).status, 200)
  })
})
