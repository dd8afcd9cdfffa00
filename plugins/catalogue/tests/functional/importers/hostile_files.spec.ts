import {
  appendFileSync,
  createReadStream,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { resetDatabase } from '#core/testing/reset_database'
import { MediaLibrary } from '#core/media/media_library'
import { FileRefused } from '#core/import/reading/file_refused'
import { readRows } from '#core/import/reading/read_rows'
import { Store } from '#core/database/store'
import { all, importFile, importLines, number } from '#plugins/catalogue/tests/fixtures/import_file'
import { seedCatalogue } from '#plugins/catalogue/testing'

const data = process.env.CELLIER_DATA ?? ''
const SKIPPED = 'CELLIER_DATA does not name the folder of real files'

/** Every file of the folder, whatever it is. */
function hostileFiles(): string[] {
  const root = join(data, 'hostile')
  const names = readdirSync(root, { recursive: true }) as string[]
  return names.map((name) => join(root, name)).filter((path) => statSync(path).isFile())
}

/** Columns of a file; null when it cannot be read as a table at all. */
async function columnsOf(file: string): Promise<readonly string[] | null> {
  try {
    const table = await readRows(file, {})
    await table.close()
    return table.columns
  } catch (error) {
    if (error instanceof FileRefused) return null
    throw error
  }
}

async function within<T>(seconds: number, work: Promise<T>, name: string): Promise<T> {
  const late = wait(seconds * 1000, null, { ref: false }).then(() => {
    throw new Error(`${name} took more than ${seconds} s`)
  })
  return Promise.race([work, late])
}

test.group('Hostile files', (group) => {
  group.each.setup(async () => {
    await resetDatabase(await app.container.make(Store))
    await seedCatalogue()
  })

  test('naughty strings are kept as product names to the letter, or refused by a stated rule', async ({ assert }) => {
    const folder = join(data, 'hostile/naughty-strings')
    const file = readdirSync(folder).find((name) => name.endsWith('.json')) ?? 'blns.json'
    const strings = JSON.parse(readFileSync(join(folder, file), 'utf8')) as string[]
    const quoted = strings.map((text, i) => `N${i},"${text.replaceAll('"', '""')}",10`)
    const report = await importLines(['sku,name,price', ...quoted])
    assert.isNull(report.refused)
    assert.equal(report.rows, strings.length)
    const stated = [
      'E_CATALOGUE_VALUE_REQUIRED',
      'E_CATALOGUE_TEXT_INVALID',
      'E_CATALOGUE_TEXT_TOO_LONG',
      'E_CATALOGUE_TEXT_UNPRINTABLE',
      'E_IMPORT_REPLACEMENT_CHARACTER',
    ]
    for (const { code } of report.errors) assert.include(stated, code)
    assert.equal(report.created, strings.length - report.rejected)
    const names = await all<{ sku: string; name: string }>(
      "select v.sku, t.name from catalogue_variants v join catalogue_product_translations t on t.product_id = v.product_id where t.locale = 'fr_FR'"
    )
    for (const { sku, name } of names) assert.equal(name, strings[Number(sku.slice(1))])
    assert.isAbove(names.length, 420)
    assert.equal(
      await number("select count(distinct slug) from catalogue_product_translations where locale = 'fr_FR'"),
      names.length
    )
  })
    .skip(!data, SKIPPED)
    .timeout(60_000)

  test('every file of csv-spectrum is imported or refused in words', async ({ assert }) => {
    const folder = join(data, 'hostile/csv-spectrum/csvs')
    for (const name of readdirSync(folder)) {
      const report = await importFile(join(folder, name))
      assert.isNotNull(report.refused, name)
    }
  }).skip(!data, SKIPPED)

  test('every hostile file, taken for a table of products, is kept to the letter or refused in words', async ({
    assert,
  }) => {
    const files = hostileFiles()
    assert.isAtLeast(files.length, 30)
    for (const file of files) {
      await resetDatabase(await app.container.make(Store))
      await seedCatalogue()
      const columns = await columnsOf(file)
      const [sku = 'sku', name = sku] = columns ?? []
      const choices = {
        mapping: columns ? { [sku]: 'sku', ...(name === sku ? {} : { [name]: 'name' }) } : {},
        defaults: { price: '10', name: 'Sans nom' },
      }
      const report = await within(20, importFile(file, choices), file)
      const products = await number('select count(*) from catalogue_products')
      assert.equal(products, report.created, file)
      if (report.refused) assert.equal(products, 0, file)
      else assert.isAtMost(report.created + report.rejected, report.rows, file)
      assert.equal(
        await number("select count(*) from catalogue_product_translations where name like '%\ufffd%'"),
        0,
        file
      )
      const again = await importFile(file, choices)
      assert.deepEqual([again.created, again.updated, again.unchanged], [0, 0, report.created], file)
    }
  })
    .skip(!data, SKIPPED)
    .timeout(180_000)

  test('no hostile file passes for a picture, a video or a folder of them, and none leaves a trace', async ({
    assert,
  }) => {
    const library = await app.container.make(MediaLibrary)
    for (const file of hostileFiles()) {
      const bytes = readFileSync(file)
      await assert.rejects(() => library.prepare({ name: 'a.png', bytes }), /not_an_image|type_not_accepted/)
      const open = async () => createReadStream(file)
      await assert.rejects(() => library.prepareVideo({ name: 'a.mp4', open }), /not_a_video|video_type_not_accepted/)
      const report = await importLines(['sku,name,price,images', 'A,Un,10,a.png'], { images: file })
      assert.equal(report.refused?.code, 'E_IMPORT_ARCHIVE_UNREADABLE', file)
    }
    assert.equal(await number('select count(*) from core_media'), 0)
    assert.equal(await number('select count(*) from catalogue_products'), 0)
  })
    .skip(!data, SKIPPED)
    .timeout(60_000)

  test('a table that never ends its cell costs no memory', async ({ assert }) => {
    const folder = mkdtempSync(join(tmpdir(), 'hostile-'))
    const file = join(folder, 'endless.csv')
    writeFileSync(file, 'sku,name,price\nA,"')
    for (let i = 0; i < 64; i++) appendFileSync(file, 'x'.repeat(1_048_576))
    const before = process.memoryUsage().rss
    const report = await within(20, importFile(file), file)
    assert.isNotNull(report.refused)
    assert.isBelow((process.memoryUsage().rss - before) / 1_048_576, 200)
    assert.equal(await number('select count(*) from catalogue_products'), 0)
    rmSync(folder, { recursive: true })
  }).timeout(30_000)

  test('a file that is no table is refused', async ({ assert }) => {
    assert.equal((await importFile('/nowhere/at/all.csv')).refused?.code, 'E_IMPORT_NOT_FOUND')
    assert.equal((await importLines(['%PDF-1.7'])).refused?.code, 'E_IMPORT_WRONG_KIND')
    assert.equal((await importLines([''])).refused?.code, 'E_IMPORT_EMPTY')
  })
})
