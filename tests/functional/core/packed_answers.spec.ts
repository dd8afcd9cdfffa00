import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, createBrotliDecompress, gunzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import { PageHost } from '#core/pages/page_host'
import { resetDatabase } from '#core/testing/reset_database'
import { Visitor } from '#core/testing/visitor'
import { ProductFactory, seedCatalogue } from '#plugins/catalogue/testing'
import { createCustomer, PASSWORD, seedRoles } from '#plugins/users/testing'

/** Who has a session is shown pages of their own. */
const SHOPPER = { cookie: 'cellier-session=somebody' }

const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync }

function open(path: string, headers: Record<string, string>, method = 'GET'): Promise<IncomingMessage> {
  const { HOST: host, PORT: port } = process.env
  return new Promise((resolve, reject) => {
    request({ host, port, path, method, headers, agent: false }, resolve).on('error', reject).end()
  })
}

interface Sent {
  headers: IncomingHttpHeaders
  status: number
  /** As it came over the wire: no client unpacks it. */
  body: Buffer
}

async function get(path: string, headers: Record<string, string>, method = 'GET'): Promise<Sent> {
  const answer = await open(path, headers, method)
  return { headers: answer.headers, status: answer.statusCode ?? 0, body: await buffer(answer) }
}

/** Without what is another one each time: the page's own secret, the token of its forms and the name of the request. */
function lasting(page: Buffer): string {
  const text = page.toString()
  const [, nonce = ''] = /nonce="([^"]+)"/.exec(text) ?? []
  return text.replaceAll(nonce, '').replaceAll(/[\w-]{8}-[\w-]{27}/g, '')
}

/** A page of which the first piece is there, and whoever asked for it. */
async function begun(cleanup: TestContext['cleanup']): Promise<{ body: Readable; answer: IncomingMessage }> {
  const host = await app.container.make(PageHost)
  const render = host.render.bind(host)
  const body = new Readable({ read: () => undefined })
  cleanup(() => {
    host.render = render
    body.destroy()
  })
  host.render = async (ctx, how) => ({ ...(await render(ctx, how)), body })
  body.push('<p>first</p>')
  return { body, answer: await open('/vue/boutique', { ...SHOPPER, 'accept-encoding': 'br' }) }
}

test.group('What is made for one visitor', (group) => {
  group.setup(async () => {
    await resetDatabase(await app.container.make(Store))
    await seedCatalogue()
    await ProductFactory.createMany(12, (at) => ({ name: `Domaine ${at}` }))
  })

  for (const encoding of ['br', 'gzip'] as const) {
    test(`is sent packed, and says the same: ${encoding}`, async ({ assert }) => {
      for (const path of ['/vue/boutique', '/vue/boutique.data', '/api/catalogue/products', '/api/openapi.json']) {
        const plain = await get(path, SHOPPER)
        const packed = await get(path, { ...SHOPPER, 'accept-encoding': encoding })
        assert.notProperty(plain.headers, 'content-encoding', path)
        assert.equal(packed.headers['content-encoding'], encoding, path)
        assert.isBelow(packed.body.length, plain.body.length / 2, path)
        assert.equal(lasting(UNPACK[encoding](packed.body)), lasting(plain.body), path)
        assert.equal(packed.headers['content-type'], plain.headers['content-type'], path)
        for (const { headers } of [plain, packed]) assert.match(headers.vary ?? '', /Accept-Encoding/, path)
      }
    })
  }

  test('is sent as it is where that is asked for, and where it is short', async ({ assert }) => {
    const refused = await get('/vue/boutique', { ...SHOPPER, 'accept-encoding': 'br;q=0, gzip;q=0' })
    assert.match(refused.body.toString(), /^<!DOCTYPE html>/)
    const short = await get('/api/catalogue/products/unknown', { ...SHOPPER, 'accept-encoding': 'br' })
    assert.equal(short.status, 404)
    assert.property(JSON.parse(short.body.toString()), 'errors')
    for (const { headers } of [refused, short]) assert.notProperty(headers, 'content-encoding')
  })

  test('has its head alone for who asks for the head, and nothing for who has it', async ({ assert }) => {
    const path = '/api/catalogue/products'
    const asked = { 'accept-encoding': 'br' }
    const whole = await get(path, asked)
    const head = await get(path, asked, 'HEAD')
    assert.equal(whole.headers['content-encoding'], 'br')
    assert.lengthOf(head.body, 0)
    for (const name of ['content-encoding', 'content-length', 'etag', 'vary']) {
      assert.equal(head.headers[name], whole.headers[name], name)
    }
    const page = await get('/vue/boutique', { ...SHOPPER, ...asked }, 'HEAD')
    assert.equal(page.status, 200)
    assert.lengthOf(page.body, 0)
    const known = await get(path, { ...asked, 'if-none-match': whole.headers.etag as string })
    assert.equal(known.status, 304)
    assert.notProperty(known.headers, 'content-encoding')
    assert.match(known.headers.vary ?? '', /Accept-Encoding/)
  })

  test('arrives piece by piece where it is made so', async ({ assert, cleanup }) => {
    const { body, answer } = await begun(cleanup)
    const pieces = answer.pipe(createBrotliDecompress())[Symbol.asyncIterator]() as AsyncIterator<Buffer>
    assert.equal(String((await pieces.next()).value), '<p>first</p>')
    body.push('<p>last</p>')
    assert.equal(String((await pieces.next()).value), '<p>last</p>')
    body.push(null)
    assert.isTrue((await pieces.next()).done)
  })

  // Packed text tells by its length what repeats in it: a token that stayed the same could be guessed piece by piece.
  test('never holds the same token twice', async ({ assert }) => {
    await seedRoles()
    await createCustomer()
    const customer = new Visitor()
    await customer.send('POST', '/api/users/session', { email: 'cliente@exemple.fr', password: PASSWORD })
    const tokens = new Set<string>()
    for (const path of ['/vue/search-results?q=a', '/vue/search-results?q=b', '/vue/boutique']) {
      const { body } = await customer.send('GET', path)
      for (const [, token = ''] of String(body).matchAll(/name="_csrf" value="([^"]+)"/g)) tokens.add(token)
    }
    assert.lengthOf(tokens, 3)
  })

  test('ends where its making breaks off', async ({ assert, cleanup }) => {
    const { body, answer } = await begun(cleanup)
    body.destroy(new Error('broken'))
    await assert.rejects(() => buffer(answer), 'aborted')
  })
})
