import app from '@adonisjs/core/services/app'
import { connect } from 'node:net'
import { readdir } from 'node:fs/promises'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { EncodeAvif } from '#core/media/encode_avif'
import { MediaFiles } from '#core/media/media_files'
import { Store } from '#core/database/store'
import { Visitor } from '#core/testing/visitor'
import { makeVideo } from '#core/testing/make_video'
import { openOffice } from '#plugins/users/testing'

const ALL = '/api/admin/platform/media?types=image,video,pdf,document'
const LIBRARY = '/api/admin/platform/library'
const BOUNDARY = 'a-boundary'
const SVG = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" onload="alert(1)">
  <script>alert(1)</script><rect width="40" height="20" fill="#7a182f"/></svg>`

interface Taken {
  data: { id: number; url: string; type: string; mime: string }
  errors?: { message: string; meta?: { reason: string } }[]
}

test.group('Files of the media library', (group) => {
  let staff: Visitor
  let store: Store
  let files: MediaFiles
  group.each.setup(async () => {
    ;({ visitor: staff } = await openOffice())
    store = await app.container.make(Store)
    files = await app.container.make(MediaFiles)
    for await (const { hash } of files.all()) await files.remove(hash)
  })

  const send = async (name: string, content: Buffer, path = ALL) => {
    const answer = await staff.upload(path, { name, content })
    return { status: answer.status, ...(answer.body as Taken) }
  }
  const count = async () => Number((await store.reader.first<{ n: number }>('select count(*) as n from core_media'))?.n)
  const kept = async () => {
    const hashes: string[] = []
    for await (const { hash } of files.all()) hashes.push(hash)
    return hashes
  }

  test('take a drawing only after cleaning, and give it as its own type that runs nothing', async ({ assert }) => {
    const { status, data } = await send('logo.svg', Buffer.from(SVG))
    assert.deepEqual([status, data.type, data.mime], [201, 'image', 'image/svg+xml'])
    const visitor = new Visitor()
    assert.equal((await visitor.send('GET', data.url)).headers.get('content-type'), 'image/webp')
    const drawing = await visitor.send('GET', data.url.replace(/[^/]+$/, 'drawing.svg'))
    assert.equal(drawing.status, 200)
    assert.include(drawing.headers.get('content-type') ?? '', 'image/svg+xml')
    assert.match(drawing.headers.get('content-security-policy') ?? '', /default-src 'none'.*sandbox/)
    assert.include(drawing.headers.get('cache-control') ?? '', 'immutable')
    const text = String(drawing.body)
    assert.include(text, '<rect')
    assert.notMatch(text, /script|onload/)
  })

  test('give AVIF to who reads it once it was encoded, at the same address', async ({ assert }) => {
    const noise = Buffer.from(Array.from({ length: 400 * 300 * 3 }, (_, at) => (at * at) % 251))
    const photo = await sharp(noise, { raw: { width: 400, height: 300, channels: 3 } })
      .jpeg()
      .toBuffer()
    const { data } = await send('photo.jpg', photo)
    const get = async (accept: string, etag = '') => {
      const { HOST, PORT } = process.env
      const headers = { accept, ...(etag ? { 'if-none-match': etag } : {}) }
      const answer = await fetch(`http://${HOST}:${PORT}${data.url}`, { headers })
      return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
    }
    const modern = 'image/avif,image/webp,*/*'
    assert.equal((await get(modern)).headers.get('content-type'), 'image/webp')
    const encoder = await app.container.make(EncodeAvif)
    assert.equal(await encoder.execute(10), 1)
    assert.equal(await encoder.execute(10), 0)
    const [avif, webp] = [await get(modern), await get('image/webp,*/*')]
    assert.equal(avif.headers.get('content-type'), 'image/avif')
    assert.equal((await sharp(avif.bytes).metadata()).format, 'heif')
    assert.equal(webp.headers.get('content-type'), 'image/webp')
    for (const { headers } of [avif, webp]) assert.include((headers.get('vary') ?? '').toLowerCase(), 'accept')
    assert.notEqual(avif.headers.get('etag'), webp.headers.get('etag'))
    assert.equal((await get(modern, String(avif.headers.get('etag')))).status, 304)
  })

  test('that are empty, cut or no medium are refused in words, and nothing of them is kept', async ({ assert }) => {
    const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(2000, 7)])
    const cases: [string, Buffer, string][] = [
      ['vide.jpg', Buffer.alloc(0), 'empty'],
      ['programme.jpg', program, 'not_an_image'],
      ['moitie.mp4', makeVideo('mp4').subarray(0, 60), 'video_truncated'],
      ['piege.svg', Buffer.from(`<!DOCTYPE svg [<!ENTITY a "ha">]>${SVG.slice(21)}`), 'damaged'],
    ]
    const before = await count()
    for (const [name, content, reason] of cases) {
      const { status, errors } = await send(name, content)
      assert.deepEqual([name, status, errors?.[0]?.meta?.reason], [name, 422, reason])
    }
    assert.equal(await count(), before)
    assert.deepEqual(await kept(), [])
  })

  test('a video that is cut half-way leaves nothing behind', async ({ assert }) => {
    const incoming = `${app.config.get<string>('cellier.storagePath')}/incoming`
    const cookie = staff
      .cookieNames()
      .map((name) => `${name}=${staff.cookie(name)}`)
      .join('; ')
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="film.mp4"\r\n\r\n`
    await new Promise<void>((resolve) => {
      const socket = connect(Number(process.env.PORT), process.env.HOST, () => {
        socket.write(
          [
            `POST ${ALL} HTTP/1.1`,
            `host: ${process.env.HOST}:${process.env.PORT}`,
            `content-type: multipart/form-data; boundary=${BOUNDARY}`,
            `content-length: ${200 * 1024 * 1024}`,
            `cookie: ${cookie}`,
            `x-xsrf-token: ${String(staff.cookie('XSRF-TOKEN'))}`,
            'sec-fetch-site: same-origin',
            '',
            head,
          ].join('\r\n')
        )
        socket.write(Buffer.concat([makeVideo('mp4'), Buffer.alloc(2_000_000)]), () => socket.destroy())
      })
      socket.on('close', () => resolve())
      socket.on('error', () => resolve())
    })
    // The next request is answered after the cut one was noticed.
    assert.equal((await staff.send('GET', LIBRARY)).status, 200)
    while ((await readdir(incoming).catch(() => [])).length > 0) await new Promise((done) => setTimeout(done, 5))
    assert.equal(await count(), 0)
    assert.deepEqual(await kept(), [])
  })

  test('keep a focal point, a category and a type that the library is searched by', async ({ assert }) => {
    const red = await sharp({ create: { width: 40, height: 60, channels: 3, background: '#7a182f' } })
      .png()
      .toBuffer()
    const { data } = await send('chai.png', red)
    await send('film.mp4', makeVideo('mp4'))
    const made = await staff.send('POST', '/api/admin/platform/media-categories', { name: 'Ambiances' })
    const category = (made.body as Taken).data.id
    const change = { name: 'chai.png', alt: { fr_FR: 'Barriques' }, category, focus: { x: 30, y: 80 }, version: 1 }
    const saved = await staff.send('PUT', `${LIBRARY}/${data.id}`, change)
    assert.containsSubset(saved.body, { data: { focus: { x: 30, y: 80 }, category } })
    const outside = { ...change, focus: { x: 101, y: 0 }, version: 2 }
    assert.equal((await staff.send('PUT', `${LIBRARY}/${data.id}`, outside)).status, 422)
    const names = async (query: string) => {
      const { body } = await staff.send('GET', query)
      return (body as { data: { name: string }[] }).data.map(({ name }) => name)
    }
    assert.deepEqual(await names(`${LIBRARY}?filter[type]=video`), ['film.mp4'])
    assert.deepEqual(await names(`${LIBRARY}?q=barriques`), ['chai.png'])
    for (const words of ['barriques', 'ambiances', 'chai']) {
      assert.deepEqual(await names(`/api/admin/platform/media?q=${words}`), ['chai.png'], words)
    }
    const { id } = (made.body as { data: { id: number } }).data
    const inCategory = `/api/admin/platform/media?mediaCategoryId=${id}`
    assert.deepEqual(await names(inCategory), ['chai.png'])
    assert.deepEqual(await names(`${inCategory}&q=introuvable`), [])
    assert.deepEqual(await names(`/api/admin/platform/media?mediaCategoryId=${id + 1}`), [])
    const { body } = await staff.send('GET', '/api/admin/platform/media?types=image')
    assert.deepEqual((body as { meta: object }).meta, { categories: [{ id, name: 'Ambiances' }] })
    const videos = await staff.send('GET', '/api/admin/platform/media?types=video')
    assert.deepEqual((videos.body as { meta: object }).meta, { categories: [] })
  })
})
