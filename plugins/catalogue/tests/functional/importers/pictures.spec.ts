import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import sharp from 'sharp'
import { test } from '@japa/runner'
import { makeZip } from '#core/testing/make_zip'
import { resetDatabase } from '#core/testing/reset_database'
import { RunImport } from '#core/import/run_import'
import { systemOrigin } from '#core/audit/origin'
import { Store } from '#core/database/store'
import { all, counts, importLines, number } from '#plugins/catalogue/tests/fixtures/import_file'
import { seedCatalogue } from '#plugins/catalogue/testing'
import type { ImportReport } from '#core/import/report'

const warnings = ({ warnings: told }: ImportReport) =>
  told.map(({ row, column, code, parameters }) =>
    `${row ?? '-'} ${column ?? '-'} ${code} ${parameters.name ?? ''}`.trim()
  )

/** A PNG that says to be 20,000 × 20,000 pixels: a head without a body is enough to lie. */
async function giant(): Promise<Buffer> {
  const bytes = Buffer.from(await picture('#102030'))
  bytes.writeUInt32BE(20_000, 16)
  bytes.writeUInt32BE(20_000, 20)
  return bytes
}

function picture(colour: string): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 60, channels: 3, background: colour } })
    .png()
    .toBuffer()
}

test.group('Pictures of an import', (group) => {
  let folder: string

  group.each.setup(async () => {
    await resetDatabase(await app.container.make(Store))
    await seedCatalogue()
    folder = await mkdtemp(join(tmpdir(), 'pictures-'))
    await writeFile(join(folder, 'one.png'), await picture('#aa0000'))
    await writeFile(join(folder, 'Deux.PNG'), await picture('#00aa00'))
    await writeFile(join(folder, 'text.png'), 'this is no picture')
    await writeFile(join(folder, 'giant.png'), await giant())
    return () => rm(folder, { recursive: true })
  })

  test('are found by name, in their order, and the same one is kept once', async ({ assert }) => {
    const lines = ['sku,name,price,images', 'A,Un,10,one.png|deux', 'B,Deux,10,one.png']
    const report = await importLines(lines, { images: folder })
    assert.deepEqual(warnings(report), [])
    const media = await all<{ code: string; name: string; position: number }>(
      `select p.code, m.name, pm.position from catalogue_product_media pm join core_media m on m.id = pm.media_id
       join catalogue_products p on p.id = pm.product_id order by p.code, pm.position`
    )
    assert.deepEqual(
      media.map(({ code, name }) => `${code} ${name}`),
      ['A one.png', 'A Deux.PNG', 'B one.png']
    )
    assert.equal(await number('select count(*) from core_media'), 2)
    assert.deepEqual(counts(await importLines(lines, { images: folder })), {
      rows: 2,
      created: 0,
      updated: 0,
      unchanged: 2,
      variants: 2,
      rejected: 0,
    })
  })

  test('what is missing, no picture, too large or an address is a warning; its row is imported', async ({ assert }) => {
    const report = await importLines(
      [
        'sku,name,price,images',
        'A,Un,10,nowhere.png|one.png',
        'B,Deux,10,text.png',
        'C,Trois,10,giant.png',
        'D,Quatre,10,https://example.com/a.png',
      ],
      { images: folder }
    )
    assert.deepEqual(counts(report), { rows: 4, created: 4, updated: 0, unchanged: 0, variants: 4, rejected: 0 })
    assert.deepEqual(warnings(report), [
      '2 images E_IMPORT_MISSING nowhere.png',
      '3 images E_IMPORT_NOT_AN_IMAGE',
      '4 images E_IMPORT_TOO_MANY_PIXELS',
      '5 images E_IMPORT_ADDRESS',
    ])
    assert.equal(await number('select count(*) from catalogue_product_media'), 1)
  })

  test('pictures that nobody gave are told once, and leave the product’s as they are', async ({ assert }) => {
    await importLines(['sku,name,price,images', 'A,Un,10,one.png'], { images: folder })
    const report = await importLines(['sku,name,price,images', 'A,Un,12,one.png', 'B,Deux,10,two.png'])
    assert.deepEqual(warnings(report), ['- images E_IMPORT_NONE_GIVEN'])
    assert.equal(await number('select count(*) from catalogue_product_media'), 1)
  })

  test('a zip gives its pictures, names that leave it are refused and the rest goes on', async ({ assert }) => {
    const zip = join(folder, 'pictures.zip')
    const files = [
      { name: '../evil.png', content: await picture('#0000aa') },
      { name: 'photos/one.png', content: await picture('#aa0000') },
    ]
    await writeFile(zip, makeZip(files))
    const report = await importLines(['sku,name,price,images', 'A,Un,10,one.png', 'B,Deux,10,evil.png'], {
      images: zip,
    })
    assert.deepEqual(counts(report), { rows: 2, created: 2, updated: 0, unchanged: 0, variants: 2, rejected: 0 })
    assert.deepEqual(warnings(report), ['- - E_IMPORT_UNSAFE_NAME ../evil.png', '3 images E_IMPORT_MISSING evil.png'])
    assert.equal(await number('select count(*) from catalogue_product_media'), 1)
  })

  test('a dry run looks at pictures and keeps none', async ({ assert }) => {
    const report = await importLines(['sku,name,price,images', 'A,Un,10,one.png|text.png'], {
      images: folder,
      dryRun: true,
    })
    assert.deepEqual(warnings(report), ['2 images E_IMPORT_NOT_AN_IMAGE'])
    assert.equal(await number('select count(*) from core_media'), 0)
  })

  test('come after all rows: an import that ends among them goes on with them', async ({ assert }) => {
    const ROWS = 60
    const file = join(folder, 'many.csv')
    const rows = Array.from({ length: ROWS }, (_, i) => `P-${i},Vin ${i},10,one.png`)
    await writeFile(file, ['sku,name,price,images', ...rows, 'P-60,,douze,one.png', 'P-1,,,Deux.PNG'].join('\n'))
    const end = new AbortController()
    const run = async (signal?: AbortSignal) => {
      const importer = await app.container.make(RunImport)
      const request = { app, file, images: folder, origin: systemOrigin('import', 'test'), ...(signal && { signal }) }
      return importer.execute(request, { progress: (_done, _total, phase) => phase === 'media' && end.abort() })
    }
    const pictured = () => number('select count(*) from catalogue_product_media')
    const first = await run(end.signal)
    assert.isTrue(first.isInterrupted)
    assert.equal(await number('select count(*) from catalogue_products'), ROWS)
    assert.equal(await pictured(), 50)
    const second = await run()
    assert.deepEqual(counts(second), { rows: 62, created: 60, updated: 0, unchanged: 0, variants: 60, rejected: 2 })
    assert.equal(await pictured(), ROWS)
    assert.equal(await number('select count(*) from core_media'), 1)
    assert.containsSubset(await run(), { created: 0, updated: 0, unchanged: 60 })
  }).timeout(30_000)

  test('that are new to a product count as its change, once', async ({ assert }) => {
    const head = 'sku,name,price,images'
    await importLines([head, 'A,Un,10,', 'B,Deux,10,', 'C,Trois,10,one.png'], { images: folder })
    const report = await importLines([head, 'A,Un,10,one.png', 'B,Bis,10,one.png', 'C,Trois,10,one.png'], {
      images: folder,
    })
    assert.deepEqual(counts(report), { rows: 3, created: 0, updated: 2, unchanged: 1, variants: 3, rejected: 0 })
    assert.deepEqual(
      report.changes.map(({ field, changed }) => [field, changed]),
      [
        ['name.fr_FR', 1],
        ['images', 2],
      ]
    )
  })

  test('are fetched from their addresses, again where that may help; none from a private one', async ({
    assert,
    cleanup,
  }) => {
    const asked: string[] = []
    const server = createServer((request, response) => {
      const { url = '' } = request
      const isFirst = !asked.includes(url)
      asked.push(url)
      if (url === '/gone.png') response.writeHead(404).end()
      else if (url === '/later.png' && isFirst) response.writeHead(503).end()
      else void picture('#aa00aa').then((bytes) => response.end(bytes))
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const { port } = server.address() as AddressInfo
    const hosts = app.config.get('outgoing.hosts', [])
    app.config.set('outgoing.hosts', [`127.0.0.1:${port}`])
    cleanup(() => {
      app.config.set('outgoing.hosts', hosts)
      server.close()
    })
    const at = `http://127.0.0.1:${port}`
    const rows = [`A,Un,10,${at}/now.png`, `B,Deux,10,${at}/later.png`, `C,Trois,10,${at}/gone.png`]
    const inside = 'D,Quatre,10,https://localhost/a.png'
    const report = await importLines(['sku,name,price,images', ...rows, inside], { download: true })
    assert.deepEqual(counts(report), { rows: 4, created: 4, updated: 0, unchanged: 0, variants: 4, rejected: 0 })
    assert.deepEqual(warnings(report), [
      `4 images E_IMPORT_UNREACHABLE ${at}/gone.png`,
      '5 images E_IMPORT_UNREACHABLE https://localhost/a.png',
    ])
    assert.deepEqual(asked.filter((url) => url !== '/now.png').sort(), ['/gone.png', '/later.png', '/later.png'])
    assert.equal(await number('select count(*) from catalogue_product_media'), 2)
  })

  test('a folder that is not there refuses the run', async ({ assert }) => {
    const report = await importLines(['sku,name,price', 'A,Un,10'], { images: join(folder, 'nowhere') })
    assert.equal(report.refused?.code, 'E_IMPORT_NOT_FOUND')
    assert.equal(await number('select count(*) from catalogue_products'), 0)
  })
})
