import { readdirSync, readFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { fromHome } from '#core/boot/app_root'
import { Store } from '#core/database/store'
import { resetDatabase } from '#core/testing/reset_database'
import { seedCatalogue } from '#plugins/catalogue/testing'

/** As every browser of today says it. */
const BROWSER = 'gzip, deflate, br, zstd'

/** The newsletter at the foot of every page is 0.5 kB of it. */
const MOST_SCRIPT = 144 * 1024

const FOLDER = fromHome('web/build/client/assets')
const NAMES = readdirSync(FOLDER)
const named = (start: string, ending: string) =>
  NAMES.find((name) => name.startsWith(`${start}-`) && name.endsWith(ending)) as string
const SCRIPT = named('libraries', '.js')
const plain = readFileSync(`${FOLDER}/${SCRIPT}`)

interface Sent {
  status: number
  headers: IncomingHttpHeaders
  /** As it came over the wire: no client unpacks it. */
  body: Buffer
}

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Sent> {
  const { HOST: host, PORT: port } = process.env
  return new Promise((resolve, reject) => {
    request({ host, port, path, method, headers, agent: false }, async (answer) => {
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) })
    })
      .on('error', reject)
      .end()
  })
}

const script = (headers: Record<string, string> = {}, method = 'GET') => get(`/vue/assets/${SCRIPT}`, headers, method)

const asBrowser = (path: string) => get(path, { 'accept-encoding': BROWSER })

/** Bytes of every script that a page has its browser load, as they are sent. */
async function sentScripts(page: string, encoding: string): Promise<number> {
  const html = (await get(page)).body.toString()
  // The list of all routes is named, and not loaded: the browser asks for those that it needs.
  const mentioned = html.matchAll(/("url": *")?(\/vue\/assets\/[\w.-]+\.js)/g)
  const waiting = new Set([...mentioned].flatMap(([, isList, path]) => (isList || !path ? [] : [path])))
  let bytes = 0
  for (const path of waiting) {
    const { status, body } = await get(path, { 'accept-encoding': encoding })
    bytes += status === 200 ? body.length : Infinity
    const { body: text } = await get(path)
    for (const [, name = ''] of text.toString().matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)) {
      waiting.add(`/vue/assets/${name}`)
    }
  }
  return bytes
}

test.group('Scripts and styles', (group) => {
  group.setup(async () => {
    await resetDatabase(await app.container.make(Store))
    await seedCatalogue()
  })

  test('are sent packed in the way that the client takes', async ({ assert }) => {
    const [br, gzip, none] = [
      await script({ 'accept-encoding': BROWSER }),
      await script({ 'accept-encoding': 'gzip, deflate' }),
      await script(),
    ]
    assert.equal(br.headers['content-encoding'], 'br')
    assert.equal(gzip.headers['content-encoding'], 'gzip')
    assert.notProperty(none.headers, 'content-encoding')
    assert.isTrue(plain.equals(brotliDecompressSync(br.body)))
    assert.isTrue(plain.equals(gunzipSync(gzip.body)))
    assert.isTrue(plain.equals(none.body))
    assert.isBelow(br.body.length, gzip.body.length)
    for (const { status, headers, body } of [br, gzip, none]) {
      assert.equal(status, 200)
      assert.equal(headers['content-type'], 'text/javascript; charset=utf-8')
      assert.equal(headers['content-length'], String(body.length))
      assert.equal(headers.vary, 'Accept-Encoding')
      assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable')
    }
    assert.lengthOf(new Set([br, gzip, none].map(({ headers }) => headers.etag)), 3)
  })

  test('are sent as they are to a client that refuses to unpack', async ({ assert }) => {
    for (const header of ['br;q=0, gzip;q=0', 'identity', 'br;q=0']) {
      const answer = await script({ 'accept-encoding': header })
      assert.notProperty(answer.headers, 'content-encoding', header)
      assert.isTrue(plain.equals(answer.body), header)
    }
    assert.equal((await script({ 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding'], 'gzip')
  })

  test('of every kind say what they are', async ({ assert }) => {
    const style = await asBrowser(`/vue/assets/${named('app', '.css')}`)
    assert.include(style.headers, { 'content-type': 'text/css; charset=utf-8', 'content-encoding': 'br' })
    const icon = await asBrowser('/vue/favicon.svg')
    assert.include(icon.headers, { 'content-type': 'image/svg+xml', 'vary': 'Accept-Encoding' })
    assert.notInclude(icon.headers['cache-control'] ?? '', 'immutable')
  })

  test('are answered to HEAD and to what a browser has kept, each form by its own tag', async ({ assert }) => {
    const accept = { 'accept-encoding': BROWSER }
    const [br, none] = [await script(accept), await script()]
    const head = await script(accept, 'HEAD')
    assert.lengthOf(head.body, 0)
    assert.include(head.headers, {
      'content-encoding': 'br',
      'content-length': String(br.body.length),
      'etag': br.headers.etag as string,
    })
    const kept = await script({ ...accept, 'if-none-match': br.headers.etag as string })
    assert.equal(kept.status, 304)
    assert.equal(kept.headers.vary, 'Accept-Encoding')
    assert.equal((await script({ ...accept, 'if-none-match': none.headers.etag as string })).status, 200)
    assert.equal((await script({ ...accept, 'if-match': '"another"' })).status, 412)
  })

  test('can be had in part, of the form that is sent', async ({ assert }) => {
    const accept = { 'accept-encoding': 'br' }
    const { body } = await script(accept)
    const part = await script({ ...accept, range: 'bytes=10-19' })
    assert.equal(part.status, 206)
    assert.include(part.headers, { 'content-encoding': 'br', 'content-range': `bytes 10-19/${body.length}` })
    assert.isTrue(body.subarray(10, 20).equals(part.body))
    const beyond = await script({ ...accept, range: 'bytes=99999999-' })
    assert.equal(beyond.status, 416)
    assert.equal(beyond.headers['content-range'], `bytes */${body.length}`)
    assert.notProperty(beyond.headers, 'content-encoding')
  })

  test('that are packed by themselves are not packed again', async ({ assert }) => {
    const font = await asBrowser(`/vue/assets/${NAMES.find((name) => name.endsWith('.woff2'))}`)
    assert.equal(font.status, 200)
    assert.notProperty(font.headers, 'content-encoding')
    assert.deepEqual(
      NAMES.filter((name) => /\.(?:woff2|map)\.(?:br|gz)$/.test(name)),
      []
    )
  })

  test('that do not exist are a page not found, which is no file', async ({ assert }) => {
    for (const path of ['/vue/assets/gone-1234.js', '/vue/gone.css']) {
      const { status, headers, body } = await get(path, { 'accept-encoding': BROWSER, 'accept': 'text/html' })
      assert.equal(status, 404, path)
      assert.include(headers['content-type'], 'text/html', path)
      // The page's own packing, and not what was said of a file.
      assert.equal(headers['content-encoding'], 'br', path)
      assert.match(brotliDecompressSync(body).toString(), /^<!DOCTYPE html>/, path)
      assert.notInclude(headers['cache-control'], 'immutable', path)
    }
  })

  test('of a page come to at most 144 kB, as they are really sent', async ({ assert }) => {
    for (const page of ['/vue/', '/vue/boutique', '/vue/en/login']) {
      for (const encoding of [BROWSER, 'gzip']) {
        const bytes = await sentScripts(page, encoding)
        assert.isAbove(bytes, 50_000, `${page} runs scripts`)
        assert.isAtMost(bytes, MOST_SCRIPT, `${page} ${encoding}`)
      }
    }
  })
})
