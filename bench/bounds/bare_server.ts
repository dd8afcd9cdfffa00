import { createServer } from 'node:http'
import { BareShop } from './bare_shop.js'

/**
 * What the same machine does without a framework: `node:http`, prepared statements of better-sqlite3, the same rows in
 * the same bytes; an object serialised for each request; the same bytes each time.
 */
const shop = new BareShop(process.argv[2] as string)
const bodies = new Map<number, Buffer>()

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost')
  const body = answer(url)
  response.writeHead(body === null ? 404 : 200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body === null ? 0 : Buffer.byteLength(body),
  })
  response.end(body ?? '')
})

function answer(url: URL): string | Buffer | null {
  const [, first, second = ''] = url.pathname.split('/')
  if (first === 'bytes') return bytes(Number(second))
  if (first === 'json') return JSON.stringify(object(Number(second)))
  if (second === 'catalogue') return shop.answer(url)
  return null
}

function bytes(size: number): Buffer {
  let body = bodies.get(size)
  if (!body) bodies.set(size, (body = Buffer.alloc(size, ' ').fill('{}', 0, 2)))
  return body
}

/** An object whose JSON has about so many bytes. */
function object(size: number) {
  const count = Math.max(1, Math.round(size / 60))
  return {
    data: Array.from({ length: count }, (_, id) => ({ id, name: 'Château', price: { amount: 1200, currency: 'EUR' } })),
  }
}

server.listen(Number(process.argv[3]), '127.0.0.1', () => process.send?.('ready'))
process.on('disconnect', () => process.exit(0))
process.on('message', (message) => {
  if (message === 'stop') process.exit(0)
})
