import app from '@adonisjs/core/services/app'
import sharp from 'sharp'
import { utimes } from 'node:fs/promises'
import { request } from 'node:http'
import { test } from '@japa/runner'
import { Clock } from '#core/time/clock'
import { MediaFiles } from '#core/media/media_files'
import { MediaLibrary } from '#core/media/media_library'
import { VideoIntake } from '#core/media/video_intake'
import { Store } from '#core/database/store'
import { ImageRefused } from '#core/media/inspection/image_refused'
import { resetDatabase } from '#core/testing/reset_database'
import { sweepMedia } from '#core/media/sweep_media'

const picture = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()

/** Asks the server for a path exactly as written: a client library would tidy it first. */
const rawStatus = (path: string) =>
  new Promise<number>((resolve, reject) => {
    const { HOST: host, PORT: port } = process.env
    request({ host, port, path }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })

test.group('Media library', (group) => {
  let store: Store
  let library: MediaLibrary
  let files: MediaFiles

  group.each.setup(async () => {
    store = await app.container.make(Store)
    library = await app.container.make(MediaLibrary)
    files = await app.container.make(MediaFiles)
    await resetDatabase(store)
    for await (const { hash } of files.all()) await files.remove(hash)
  })

  const add = async (name: string, bytes: Buffer) => {
    const prepared = await library.prepare({ name, bytes })
    return store.transaction((trx) => library.attach(trx, prepared))
  }

  test('keeps a picture in several widths and gives it as screens show it', async ({ assert }) => {
    const record = await add('margaux.jpg', await picture(1200, 900, '#7a1f2b'))
    const base = `/media/${record.hash}`
    assert.deepEqual(library.picture(record, 'Margaux'), {
      url: `${base}/1200.webp`,
      srcset: `${base}/320.webp 320w, ${base}/640.webp 640w, ${base}/960.webp 960w, ${base}/1200.webp 1200w`,
      width: 1200,
      height: 900,
      alt: 'Margaux',
      placeholder: record.placeholder,
    })
    assert.match(record.placeholder, /^#[0-9a-f]{6}$/)
    const found = await library.find([record.id, 999])
    assert.deepEqual([...found], [[record.id, record]])
  })

  test('keeps the same bytes once, whatever their name', async ({ assert }) => {
    const bytes = await picture(400, 300, '#102030')
    const [one, other] = [await add('a.jpg', bytes), await add('b.jpg', bytes)]
    assert.strictEqual(other.id, one.id)
    assert.strictEqual(other.name, 'a.jpg')
  })

  test('refuses what is no picture and what is too heavy, and writes nothing', async ({ assert }) => {
    for (const bytes of [Buffer.from('<?php echo 1;'), Buffer.alloc(11 * 1024 * 1024, 1)]) {
      const refused = await library.prepare({ name: 'a.jpg', bytes }).catch((error: unknown) => error)
      assert.instanceOf(refused, ImageRefused)
    }
    const kept: string[] = []
    for await (const { hash } of files.all()) kept.push(hash)
    assert.deepEqual(kept, [])
  })

  test('serves a form for ever, without a session', async ({ assert, client }) => {
    const record = await add('a.jpg', await picture(1200, 900, '#7a1f2b'))
    const answer = await client.get(`/media/${record.hash}/320.webp`)
    answer.assertStatus(200)
    answer.assertHeader('content-type', 'image/webp')
    answer.assertHeader('cache-control', 'public, max-age=31536000, immutable')
    answer.assertHeader('x-content-type-options', 'nosniff')
    assert.isUndefined(answer.header('set-cookie'))
    assert.strictEqual((await sharp(answer.body() as Buffer).metadata()).width, 320)
    const again = await client
      .get(`/media/${record.hash}/320.webp`)
      .header('if-none-match', String(answer.header('etag')))
    again.assertStatus(304)
  })

  test('serves neither originals nor unknown forms nor anything outside', async ({ assert }) => {
    const { hash } = await add('a.jpg', await picture(1200, 900, '#7a1f2b'))
    const paths = [
      `/media/${hash}/original.jpeg`,
      `/media/${hash}/321.webp`,
      `/media/${'0'.repeat(32)}/320.webp`,
      `/media/../../package.json`,
      `/media/${hash}/..%2f..%2f..%2fdatabase%2fcellier.sqlite`,
      `/media/%2e%2e/${hash}/320.webp`,
      `/media/${hash}/320.webp/`,
      '/media/',
    ]
    for (const path of paths) assert.strictEqual(await rawStatus(path), 404, path)
  })

  test('sweeps files that nothing entered, a day later, and no others', async ({ assert }) => {
    const clock = await app.container.make(Clock)
    const kept = await add('kept.jpg', await picture(400, 300, '#102030'))
    const young = await library.prepare({ name: 'young.jpg', bytes: await picture(400, 300, '#203040') })
    const old = await library.prepare({ name: 'old.jpg', bytes: await picture(400, 300, '#304050') })
    const root = `${app.config.get<string>('cellier.storagePath')}/media`
    for (const { hash } of [kept, old]) {
      const before = clock.epoch() / 1000 - 25 * 3600
      for (const name of ['320.webp', '400.webp', 'original.jpeg']) {
        await utimes(`${root}/${hash.slice(0, 2)}/${hash}/${name}`, before, before)
      }
    }
    assert.strictEqual(await sweepMedia({ store, files, videos: await app.container.make(VideoIntake), clock }), 1)
    assert.isNotNull(await files.variant(kept.hash, 320))
    assert.isNotNull(await files.variant(young.hash, 320))
    assert.isNull(await files.variant(old.hash, 320))
  })
})
