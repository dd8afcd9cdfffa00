import fs, { existsSync, readdirSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import { Readable } from 'node:stream'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Clock } from '#core/time/clock'
import { MediaFiles } from '#core/media/media_files'
import { MediaLibrary } from '#core/media/media_library'
import { MediaUnreadable } from '#core/media/inspection/media_refused'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { VideoIntake } from '#core/media/video_intake'
import { VideoRefused } from '#core/media/inspection/video_refused'
import { collectGarbage } from '#core/testing/collect_garbage'
import { makeVideo } from '#core/testing/make_video'
import { resetDatabase } from '#core/testing/reset_database'
import { sweepMedia } from '#core/media/sweep_media'
import { systemOrigin } from '#core/audit/origin'

const MB = 1024 * 1024

/** Bytes in buffers that something still holds. */
function held(): number {
  collectGarbage()
  return process.memoryUsage().arrayBuffers
}

/** Gives bytes in pieces, as a file or a form does. */
function* pieces(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536)
}

test.group('Videos of the media library', (group) => {
  let store: Store
  let library: MediaLibrary
  let files: MediaFiles

  const incoming = () => {
    const folder = `${app.config.get<string>('cellier.storagePath')}/incoming`
    return existsSync(folder) ? readdirSync(folder).map((name) => `${folder}/${name}`) : []
  }
  const prepare = (name: string, bytes: Buffer) =>
    library.prepareVideo({ name, open: async () => Readable.from(pieces(bytes)) })
  const add = async (bytes: Buffer) => {
    const prepared = await prepare('chai.mp4', bytes)
    return store.transaction((trx) => library.attach(trx, prepared))
  }

  group.each.setup(async () => {
    store = await app.container.make(Store)
    library = await app.container.make(MediaLibrary)
    files = await app.container.make(MediaFiles)
    await resetDatabase(store)
    for await (const { hash } of files.all()) await files.remove(hash)
  })

  test('keeps the same bytes once, and knows them again', async ({ assert }) => {
    const bytes = makeVideo('mp4')
    const [one, other] = [await add(bytes), await add(bytes)]
    assert.equal(other.id, one.id)
    assert.deepEqual([one.format, one.bytes, one.width, one.height, one.variants], ['mp4', bytes.length, 0, 0, []])
    assert.deepEqual([...(await library.find([one.id])).values()], [one])
    assert.deepEqual(library.video(one, 'Visite du chai'), {
      url: `/media/${one.hash}/video.mp4`,
      type: 'video/mp4',
      title: 'Visite du chai',
      uploadedAt: one.createdAt,
    })
    assert.deepEqual(incoming(), [])
  })

  test('refuses what is none or too large, and leaves nothing behind', async ({ assert }) => {
    const settings = await app.container.make(Settings)
    await store.transaction((trx) => settings.set(trx, 'core.media.video_max_kb', 1, {}, systemOrigin('command')))
    const cases: [Buffer, string][] = [
      [Buffer.from('<script>alert(1)</script>'), 'not_a_video'],
      [makeVideo('mp4', { content: Buffer.alloc(2000) }), 'video_too_large'],
      [makeVideo('webm').subarray(0, -3), 'video_truncated'],
      [makeVideo('mov', { isSound: true }), 'video_damaged'],
    ]
    for (const [bytes, code] of cases) {
      const refused = await prepare('a.mp4', bytes).catch((error: unknown) => error)
      assert.instanceOf(refused, VideoRefused, code)
      assert.equal((refused as VideoRefused).code, code)
    }
    const opened = await library
      .prepareVideo({ name: 'a.mp4', bytes: 5000, open: () => Promise.reject(new Error('opened')) })
      .catch((error: unknown) => error)
    assert.instanceOf(opened, VideoRefused)
    await store.transaction((trx) => settings.set(trx, 'core.media.video_max_kb', 204_800, {}, systemOrigin('command')))
    const kept: string[] = []
    for await (const { hash } of files.all()) kept.push(hash)
    assert.deepEqual([kept, incoming()], [[], []])
  })

  test('a stream that breaks off is unreadable, not a video', async ({ assert }) => {
    const broken = Readable.from(
      (function* () {
        yield makeVideo('mp4').subarray(0, 100)
        throw new Error('the disk is gone')
      })()
    )
    const error = await library
      .prepareVideo({ name: 'a.mp4', open: async () => broken })
      .catch((failed: unknown) => failed)
    assert.instanceOf(error, MediaUnreadable)
    assert.deepEqual(incoming(), [])
  })

  test('one that is refused before its file is open leaves none behind either', async ({ assert, cleanup }) => {
    const { open } = fs
    cleanup(() => void (fs.open = open))
    fs.open = ((...given: Parameters<typeof open>) => setTimeout(() => open(...given), 50)) as unknown as typeof open
    const refused = await prepare('a.mp4', Buffer.alloc(5000)).catch((error: unknown) => error)
    await new Promise((done) => setTimeout(done, 100))
    assert.instanceOf(refused, VideoRefused)
    assert.deepEqual(incoming(), [])
  })

  test('a picture is no video and a video no picture, even when its bytes are known', async ({ assert }) => {
    const bytes = makeVideo('webm')
    await add(bytes)
    await assert.rejects(() => library.prepare({ name: 'a.png', bytes }), /not_an_image/)
  })

  test('a large one passes through without being held in memory', async ({ assert }) => {
    const head = makeVideo('mp4', { content: Buffer.alloc(0) })
    head.writeUInt32BE(96 * MB + 8, head.length - 8)
    let most = 0
    const source = Readable.from(
      (function* () {
        yield head
        for (let i = 0; i < 96 * 4; i++) {
          if (i % 64 === 63) most = Math.max(most, held())
          yield Buffer.alloc(MB / 4, i)
        }
      })()
    )
    const before = held()
    const prepared = await library.prepareVideo({ name: 'long.mp4', open: async () => source })
    assert.equal(prepared.bytes, 96 * MB + head.length)
    assert.isBelow((most - before) / MB, 48)
    await files.remove(prepared.hash)
  }).timeout(30_000)

  test('is served whole, for ever, with what it is and nothing to guess', async ({ assert, client }) => {
    const bytes = makeVideo('mov', { content: Buffer.alloc(5000, 3) })
    const { hash } = await add(bytes)
    const answer = await client.get(`/media/${hash}/video.mov`)
    answer.assertStatus(200)
    answer.assertHeader('content-type', 'video/quicktime')
    answer.assertHeader('content-length', String(bytes.length))
    answer.assertHeader('accept-ranges', 'bytes')
    answer.assertHeader('cache-control', 'public, max-age=31536000, immutable')
    answer.assertHeader('x-content-type-options', 'nosniff')
    assert.include(String(answer.header('content-security-policy')), "media-src 'self'")
    assert.isUndefined(answer.header('set-cookie'))
    assert.isTrue(bytes.equals(answer.body() as Buffer))
    const again = await client.get(`/media/${hash}/video.mov`).header('if-none-match', String(answer.header('etag')))
    again.assertStatus(304)
    for (const path of [`${hash}/video.mp4`, `${hash}/original.mov`, `${'0'.repeat(32)}/video.mov`]) {
      const none = await client.get(`/media/${path}`)
      none.assertStatus(404)
      assert.notInclude(String(none.header('cache-control')), 'immutable')
    }
  })

  test('a player gets the part it asks for, so that one can move on in it', async ({ assert }) => {
    const content = Buffer.from(Array.from({ length: 3000 }, (_, i) => i % 251))
    const bytes = makeVideo('mp4', { content })
    const { hash } = await add(bytes)
    const { HOST: host, PORT: port } = process.env
    const ask = (headers: Record<string, string>, method = 'GET') =>
      fetch(`http://${host}:${port}/media/${hash}/video.mp4`, { headers, method })
    const part = await ask({ range: 'bytes=1000-1999' })
    assert.equal(part.status, 206)
    assert.equal(part.headers.get('content-range'), `bytes 1000-1999/${bytes.length}`)
    assert.equal(part.headers.get('content-length'), '1000')
    assert.isTrue(bytes.subarray(1000, 2000).equals(Buffer.from(await part.arrayBuffer())))
    const end = await ask({ range: 'bytes=-10' })
    assert.isTrue(bytes.subarray(-10).equals(Buffer.from(await end.arrayBuffer())))
    const outside = await ask({ range: `bytes=${bytes.length}-` })
    assert.equal(outside.status, 416)
    assert.equal(outside.headers.get('content-range'), `bytes */${bytes.length}`)
    const other = await ask({ 'range': 'bytes=0-9', 'if-range': '"another"' })
    assert.deepEqual([other.status, (await other.arrayBuffer()).byteLength], [200, bytes.length])
    const same = await ask({ 'range': 'bytes=0-9', 'if-range': String(part.headers.get('etag')) })
    assert.deepEqual([same.status, (await same.arrayBuffer()).byteLength], [206, 10])
    const head = await ask({}, 'HEAD')
    assert.deepEqual([head.status, head.headers.get('content-length')], [200, String(bytes.length)])
  })

  test('what a killed process left half written is swept a day later', async ({ assert }) => {
    const clock = await app.container.make(Clock)
    const videos = await app.container.make(VideoIntake)
    const stuck = new Readable({ read() {} })
    stuck.push(makeVideo('mp4'))
    const writing = library.prepareVideo({ name: 'a.mp4', open: async () => stuck }).catch(() => null)
    while (incoming().length === 0) await new Promise((done) => setTimeout(done, 5))
    await sweepMedia({ store, files, videos, clock })
    assert.lengthOf(incoming(), 1)
    const before = clock.epoch() / 1000 - 25 * 3600
    await utimes(incoming()[0] as string, before, before)
    await sweepMedia({ store, files, videos, clock })
    assert.lengthOf(incoming(), 0)
    stuck.destroy()
    await writing
  })
})
