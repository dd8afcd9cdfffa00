import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import sharp from 'sharp'
import { test } from '@japa/runner'
import importFile from '#cli/commands/import_file'
import { systemOrigin } from '#core/audit/origin'
import { makeZip } from '#core/testing/make_zip'
import { RunImport } from '#core/import/run_import'
import { runJobs } from '#core/testing/run_jobs'
import { resetDatabase } from '#core/testing/reset_database'
import { Store } from '#core/database/store'
import { seedCatalogue } from '#plugins/catalogue/testing'
import { newStaffVisit, seedRoles } from '#plugins/users/testing'
import { called } from '../cli/called.js'
import { IMPORTS, dataOf } from './told_import.js'
import type { Visitor } from '#core/testing/visitor'

/** What a run may leave behind whatever its rows are: its own record, files that were sent, who was told. */
const OWN_TABLES =
  /^(?:core_(?:imports|import_problems|jobs|files|audit_entries|changes|outbox\w*|sessions|job_\w+)|platform_imports|sqlite_\w+)$/

const X_WINES = 'WineID,WineName,Type,Grapes,Harmonize,ABV,Country,Code,RegionName,WineryName,Vintages'

/** Files whose only row is refused by what follows its name, with everything else that such a row may make. */
const ROWS: { what: string; header: string; row: string; pictures?: true }[] = [
  { what: 'a category', header: 'sku,name,price,special_price,categories', row: 'Z,Un,10,11,Neuve > Rouge' },
  { what: 'a dish', header: 'sku,name,price,special_price,dishes', row: 'Z,Un,10,11,Bouillabaisse' },
  { what: 'an option', header: 'sku,name,price,special_price,family,attr.region', row: 'Z,Un,10,11,wine,Neuve' },
  { what: 'an option of variants', header: 'sku,product,name,price,special_price,option.size', row: 'Z,P,Un,10,11,9l' },
  { what: 'an attribute', header: 'sku,name,price,special_price,attr.note', row: 'Z,Un,10,11,bon' },
  { what: 'an attribute, by a status', header: 'sku,name,price,status,attr.note', row: 'Z,Un,10,perdu,bon' },
  { what: 'a category, by a family', header: 'sku,name,price,family,categories', row: 'Z,Un,10,nulle-part,Neuve' },
  { what: 'a picture', header: 'sku,name,price,special_price,images', row: 'Z,Un,10,11,neuve.png', pictures: true },
  {
    what: 'the words of a list of X-Wines',
    header: `${X_WINES},price,stock,special_price`,
    row: `7,Clos,Rosé,['Merlot'],['Veal'],13.0,Chile,CL,Maipo,Viña,[2020],10,1,11`,
  },
]

test.group('A row that is refused', (group) => {
  let store: Store
  let staff: Visitor
  let folder: string
  group.each.setup(async () => {
    store = await app.container.make(Store)
    await resetDatabase(store)
    await seedRoles()
    await seedCatalogue()
    staff = await newStaffVisit()
    folder = await mkdtemp(join(tmpdir(), 'refused-'))
    const wine = `1,Un,Red,['Malbec'],['Beef'],13.0,France,FR,Cahors,Domaine,[2018],10,1`
    await run([`${X_WINES},price,stock`, wine])
    await run(['sku,product,name,price,option.size', 'S,S,Petit,10,75cl', 'L,S,Grand,20,150cl'])
    return () => rm(folder, { recursive: true })
  })
  group.each.timeout(60_000)

  async function fileOf(lines: readonly string[]): Promise<string> {
    const file = join(folder, 'file.csv')
    await writeFile(file, `${lines.join('\n')}\n`)
    return file
  }

  async function run(
    lines: readonly string[],
    { images = null, createMissing = true }: { images?: string | null; createMissing?: boolean } = {}
  ) {
    const runner = await app.container.make(RunImport)
    const origin = systemOrigin('import', 'test')
    return runner.execute({ app, file: await fileOf(lines), images, createMissing, origin })
  }

  async function zipOf(pictures: true | undefined): Promise<string | null> {
    if (!pictures) return null
    const path = join(folder, 'pictures.zip')
    const picture = sharp({ create: { width: 40, height: 60, channels: 3, background: '#aa0044' } }).png()
    await writeFile(path, makeZip([{ name: 'neuve.png', content: await picture.toBuffer() }]))
    return path
  }

  /** How many rows each table of the shop has. */
  async function shop(): Promise<Record<string, number>> {
    const names =
      store.dialect === 'sqlite'
        ? "select name from sqlite_master where type = 'table' and sql not like 'CREATE VIRTUAL%' order by name"
        : "select table_name as name from information_schema.tables where table_schema = 'public' order by table_name"
    const counted: Record<string, number> = {}
    for (const { name } of await store.reader.all<{ name: string }>(names)) {
      if (OWN_TABLES.test(name)) continue
      const row = await store.reader.first<{ rows: number | string }>(`select count(*) as rows from "${name}"`)
      counted[name] = Number(row?.rows)
    }
    return counted
  }

  /** The ways in: each gives how many rows it left out. */
  const WAYS: Record<string, (lines: string[], images: string | null) => Promise<number>> = {
    'a program': async (lines, images) => (await run(lines, { images })).rejected,
    'the command': async (lines, images) => {
      const options = { createAttributes: true, json: true, ...(images ? { images } : {}) }
      const { out } = await called(importFile, { arguments: [await fileOf(lines)], options })
      return (JSON.parse(out.at(-1) ?? '') as { rejected: number }).rejected
    },
    'the screen': async (lines, images) => {
      const sent = dataOf(await staff.upload(IMPORTS, { name: 'file.csv', content: `${lines.join('\n')}\n` }))
      const path = `${IMPORTS}/${sent.id}`
      await staff.send('PUT', path, { createMissing: true, version: sent.version })
      if (images) await staff.upload(`${path}/images`, { name: 'pictures.zip', content: await readFile(images) })
      await staff.send('POST', `${path}/runs`)
      await runJobs()
      return dataOf(await staff.send('GET', path)).report?.rejected ?? 0
    },
  }

  for (const [way, bring] of Object.entries(WAYS)) {
    for (const { what, header, row, pictures } of ROWS) {
      test(`leaves nothing of ${what} behind, brought in by ${way}`, async ({ assert }) => {
        const images = await zipOf(pictures)
        const before = await shop()
        assert.equal(await bring([header, row], images), 1)
        assert.deepEqual(await shop(), before)
      })
    }
  }

  test('takes nothing from good rows of its batch, which get what they name', async ({ assert }) => {
    const header = 'sku,name,price,special_price,categories,attr.note'
    const rows = ['A,Un,10,11,Neuve,un', 'B,Deux,10,,Neuve,deux', 'C,Trois,10,,Autre > Encore,', 'D,Quatre,10,12,Rien,']
    const report = await run([header, ...rows])
    assert.deepEqual(
      report.errors.flatMap((error) => error.rows),
      [2, 5]
    )
    assert.equal(report.created, 2)
    const made = await store.reader.all<{ name: string }>(
      "select t.name from catalogue_category_translations t join catalogue_categories c on c.id = t.category_id where t.locale = 'fr_FR' and c.kind = 'category' order by t.name"
    )
    assert.deepEqual(
      made.map(({ name }) => name),
      ['Autre', 'Encore', 'Neuve', 'Vins rouges']
    )
    assert.deepEqual(
      report.warnings.flatMap(({ code, parameters }) =>
        code === 'E_CATALOGUE_IMPORT_CATEGORY_MADE' ? [parameters.name] : []
      ),
      ['Neuve', 'Autre', 'Encore']
    )
    assert.isNotNull(await store.reader.first("select id from catalogue_attributes where code = 'note'"))
  })

  test('is one that names what the shop lacks, where nothing may be made', async ({ assert }) => {
    const before = await shop()
    const rows = ['A,Un,10,Neuve,', 'B,Deux,10,Vins rouges,Neuf', 'C,Trois,10,Vins rouges > Neuve,']
    const report = await run(['sku,name,price,categories,dishes', ...rows], { createMissing: false })
    assert.deepEqual(
      report.errors.map(({ row, column, code }) => [row, column, code]),
      [
        [2, 'categories', 'E_CATALOGUE_CATEGORY_UNKNOWN'],
        [3, 'dishes', 'E_CATALOGUE_CATEGORY_UNKNOWN'],
        [4, 'categories', 'E_CATALOGUE_CATEGORY_UNKNOWN'],
      ]
    )
    assert.deepEqual(await shop(), before)
    const wine = `9,Clos,Rosé,['Merlot'],['Veal'],13.0,Chile,CL,Maipo,Viña,[2020],10,1`
    const wines = await run([`${X_WINES},price,stock`, wine], { createMissing: false })
    assert.equal(wines.rejected, 1)
    assert.deepEqual(await shop(), before)
  })

  test('is one whose new words cannot be printed', async ({ assert }) => {
    const before = await shop()
    const own = await run([
      'sku,product,name,price,family,categories,attr.region,option.size',
      'A,,Un,10,,日本酒,,',
      'B,,Deux,10,wine,,北海道,',
      'C,C,Trois,10,,,,大',
      '酒,,Quatre,10,,,,',
    ])
    assert.deepEqual(
      own.errors.map(({ row, column, code }) => [row, column, code]),
      [
        [2, 'categories', 'E_CATALOGUE_TEXT_UNPRINTABLE'],
        [3, 'attr.region', 'E_CATALOGUE_TEXT_UNPRINTABLE'],
        [4, 'option.size', 'E_CATALOGUE_TEXT_UNPRINTABLE'],
        [5, 'sku', 'E_CATALOGUE_TEXT_UNPRINTABLE'],
      ]
    )
    const wine = `9,Clos,Red,['Merlot'],['寿司'],13.0,日本,,Maipo,Viña,[2020],10,1`
    const wines = await run([`${X_WINES},price,stock`, wine])
    assert.sameMembers(
      wines.errors.map(({ column }) => column),
      ['Country', 'Harmonize']
    )
    assert.deepEqual(await shop(), before)
  })
})
