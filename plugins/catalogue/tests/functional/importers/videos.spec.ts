import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import sharp from 'sharp'
import { test } from '@japa/runner'
import { makeVideo } from '#core/testing/make_video'
import { makeZip } from '#core/testing/make_zip'
import { resetDatabase } from '#core/testing/reset_database'
import { Store } from '#core/database/store'
import { systemOrigin } from '#core/audit/origin'
import { UpsertProducts } from '#plugins/catalogue/products/upsert/upsert_products'
import { all, counts, importLines, number } from '#plugins/catalogue/tests/fixtures/import_file'
import { seedCatalogue } from '#plugins/catalogue/testing'
import type { ImportReport } from '#core/import/report'

const warnings = ({ warnings: told }: ImportReport) =>
  told.map(({ row, column, code, parameters }) =>
    `${row ?? '-'} ${column ?? '-'} ${code} ${parameters.name ?? ''}`.trim()
  )

/** Media of all products, in order: `A image one.png`. */
const kept = async () => {
  const rows = await all<{ code: string; kind: string; name: string }>(
    `select p.code, pm.kind, m.name from catalogue_product_media pm join core_media m on m.id = pm.media_id
     join catalogue_products p on p.id = pm.product_id order by p.code, pm.position`
  )
  return rows.map(({ code, kind, name }) => `${code} ${kind} ${name}`)
}

interface Page {
  images: { url: string }[]
  videos: { url: string; type: string; poster: string | null; title: string; uploadedAt: string }[]
}

const pageOf = async (locale: string, slug: string): Promise<Page> => {
  const [row] = await all<{ page: string }>('select page from catalogue_listings where locale = ? and slug = ?', [
    locale,
    slug,
  ])
  return JSON.parse(row?.page ?? '{}') as Page
}

test.group('Videos of an import', (group) => {
  let folder: string

  group.each.setup(async () => {
    await resetDatabase(await app.container.make(Store))
    await seedCatalogue()
    folder = await mkdtemp(join(tmpdir(), 'videos-'))
    const picture = sharp({ create: { width: 40, height: 60, channels: 3, background: '#aa0000' } })
    await writeFile(join(folder, 'one.png'), await picture.png().toBuffer())
    await writeFile(join(folder, 'one.mp4'), makeVideo('mp4'))
    await writeFile(join(folder, 'Chai.WEBM'), makeVideo('webm'))
    await writeFile(join(folder, 'text.mp4'), 'this is no video')
    await writeFile(join(folder, 'cut.mov'), makeVideo('mov').subarray(0, -9))
    return () => rm(folder, { recursive: true })
  })

  test('are found by name, stand behind the pictures, and play on the page in both languages', async ({ assert }) => {
    const lines = ['sku,name.fr_FR,name.en_GB,price,videos,images', 'A,Un,One,10,one|chai,one']
    const report = await importLines(lines, { images: folder })
    assert.deepEqual(warnings(report), [])
    assert.deepEqual(await kept(), ['A image one.png', 'A video one.mp4', 'A video Chai.WEBM'])
    for (const [locale, slug, title] of [
      ['fr_FR', 'un', 'Un'],
      ['en_GB', 'one', 'One'],
    ] as const) {
      const { images, videos } = await pageOf(locale, slug)
      assert.lengthOf(images, 1)
      const poster = images[0]?.url
      for (const { uploadedAt } of videos) assert.match(uploadedAt, /^\d{4}-\d\d-\d\dT.*Z$/)
      assert.deepEqual(
        videos.map(({ uploadedAt, ...video }) => ({ ...video, url: video.url.replace(/[0-9a-f]{32}/, '…') })),
        [
          { url: '/media/…/video.mp4', type: 'video/mp4', title, poster },
          { url: '/media/…/video.webm', type: 'video/webm', title, poster },
        ]
      )
    }
    assert.equal((await importLines(lines, { images: folder })).unchanged, 1)
  })

  test('a file that tells of one kind alone leaves the other; an empty cell clears', async ({ assert }) => {
    await importLines(['sku,name,price,images,videos', 'A,Un,10,one.png,one.mp4'], { images: folder })
    await importLines(['sku,price,videos', 'A,10,chai.webm'], { images: folder })
    assert.deepEqual(await kept(), ['A image one.png', 'A video Chai.WEBM'])
    await importLines(['sku,price,images', 'A,10,one.png'], { images: folder })
    assert.deepEqual(await kept(), ['A image one.png', 'A video Chai.WEBM'])
    await importLines(['sku,price,images', 'A,10,'])
    assert.deepEqual(await kept(), ['A video Chai.WEBM'])
    await importLines(['sku,price,videos', 'A,10,'])
    assert.deepEqual(await kept(), [])
  })

  test('what is missing, no video, cut off or an address is a warning; its row is imported', async ({ assert }) => {
    const report = await importLines(
      [
        'sku,name,price,videos',
        'A,Un,10,nowhere.mp4|one.mp4',
        'B,Deux,10,text.mp4',
        'C,Trois,10,cut.mov',
        'D,Quatre,10,https://example.com/a.mp4',
        'E,Cinq,10,one.png',
      ],
      { images: folder }
    )
    assert.deepEqual(counts(report), { rows: 5, created: 5, updated: 0, unchanged: 0, variants: 5, rejected: 0 })
    assert.deepEqual(warnings(report), [
      '2 videos E_IMPORT_MISSING nowhere.mp4',
      '3 videos E_IMPORT_NOT_A_VIDEO',
      '4 videos E_IMPORT_VIDEO_TRUNCATED',
      '5 videos E_IMPORT_ADDRESS',
      '6 videos E_IMPORT_NOT_A_VIDEO',
    ])
    assert.deepEqual(await kept(), ['A video one.mp4'])
    const none = await importLines(['sku,price,videos', 'A,10,one.mp4'])
    assert.deepEqual(warnings(none), ['- videos E_IMPORT_NONE_GIVEN'])
    assert.deepEqual(await kept(), ['A video one.mp4'])
  })

  test('come out of a zip too, and a dry run looks at them and keeps none', async ({ assert }) => {
    const zip = join(folder, 'media.zip')
    await writeFile(
      zip,
      makeZip([
        { name: 'films/one.mp4', content: makeVideo('mp4') },
        { name: 'films/bad.mp4', content: Buffer.from('nothing') },
      ])
    )
    const lines = ['sku,name,price,videos', 'A,Un,10,one.mp4|bad.mp4']
    assert.deepEqual(warnings(await importLines(lines, { images: zip, dryRun: true })), [
      '2 videos E_IMPORT_NOT_A_VIDEO',
    ])
    assert.equal(await number('select count(*) from core_media'), 0)
    assert.deepEqual(warnings(await importLines(lines, { images: zip })), ['2 videos E_IMPORT_NOT_A_VIDEO'])
    assert.deepEqual(await kept(), ['A video films/one.mp4'])
  })

  test('search engines are told of one only when all that they ask for is known', async ({ assert, client }) => {
    const subject = async (slug: string) => {
      const answer = await client.get(
        `/api/metadata?route=catalogue.storefront.product&url=http://localhost/vue/${slug}`
      )
      return (answer.body() as { schema: { subjectOf?: Record<string, string>[] }[] }).schema[0]?.subjectOf
    }
    const lines = ['sku,name,price,images,videos', 'A,Un,10,one.png,one.mp4', 'B,Deux,10,,one.mp4']
    await importLines(lines, { images: folder })
    const [video, ...others] = (await subject('un')) ?? []
    assert.lengthOf(others, 0)
    assert.equal(video?.['@type'], 'VideoObject')
    assert.equal(video?.name, 'Un')
    for (const field of ['thumbnailUrl', 'contentUrl']) assert.match(String(video?.[field]), /^https?:\/\/.+\/media\//)
    assert.match(String(video?.uploadDate), /^\d{4}-/)
    assert.isUndefined(await subject('deux'))
  })

  test('have a title of their own in each language where one was given', async ({ assert }) => {
    await importLines(['sku,name,price,videos', 'A,Un,10,one.mp4'], { images: folder })
    const [medium] = await all<{ id: number }>('select id from core_media')
    const upsert = await app.container.make(UpsertProducts)
    const alt = { fr_FR: 'Visite du chai', en_GB: 'A tour of the cellar' }
    const media = [{ mediaId: Number(medium?.id), kind: 'video' as const, alt }]
    await upsert.execute([{ variants: [{ sku: 'A' }], media }], { origin: systemOrigin('command', 'test') })
    assert.equal((await pageOf('fr_FR', 'un')).videos[0]?.title, alt.fr_FR)
    assert.equal((await pageOf('en_GB', 'un')).videos[0]?.title, alt.en_GB)
  })
})
