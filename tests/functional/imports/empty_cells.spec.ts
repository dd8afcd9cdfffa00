import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import importFile from '#cli/commands/import_file'
import { resetDatabase } from '#core/testing/reset_database'
import { runJobs } from '#core/testing/run_jobs'
import { Store } from '#core/database/store'
import { seedCatalogue } from '#plugins/catalogue/testing'
import { newStaffVisit, seedRoles } from '#plugins/users/testing'
import { called } from '../cli/called.js'
import { IMPORTS, dataOf } from './told_import.js'
import type { Visitor } from '#core/testing/visitor'

const FULL = [
  'sku,name,price,special_price,stock,barcode,categories,description',
  'RHO-1,Côte-Rôtie,31.50,28.00,12,3760000000017,Rouges|Rhône|Garde,Un vin',
  'RHO-2,Condrieu,45.00,,6,3760000000024,Blancs,Un autre',
]

/** The first product loses its special price, code, categories and stock; the second one becomes dearer. */
const EMPTIED = [
  'sku,price,special_price,stock,barcode,categories',
  'RHO-1,31.50,,,,',
  'RHO-2,47.00,,6,3760000000024,Blancs|Rhône',
]

const LOST = ['categories', 'special_price', 'barcode', 'stock.main']

interface FormattedThing {
  row: number
  key: string
  title: string
  fields: { field: string; label: string; before: string | null; after: string | null; isCleared: boolean }[]
}

interface Page {
  data: FormattedThing[]
  meta: { total: number }
}

test.group('Empty cells of an import', (group) => {
  let store: Store
  let staff: Visitor
  let folder: string
  group.each.setup(async () => {
    store = await app.container.make(Store)
    await resetDatabase(store)
    await seedRoles()
    await seedCatalogue()
    staff = await newStaffVisit()
    folder = await mkdtemp(join(tmpdir(), 'empty-'))
    await cli(FULL, { createAttributes: true })
    return () => rm(folder, { recursive: true })
  })

  async function cli(lines: string[], options: Record<string, unknown> = {}, locale: 'fr_FR' | 'en_GB' = 'fr_FR') {
    const file = join(folder, 'file.csv')
    await writeFile(file, `${lines.join('\n')}\n`)
    return called(importFile, { arguments: [file], options: options as Record<string, string | boolean>, locale })
  }

  const send = async (lines: string[]) =>
    dataOf(await staff.upload(IMPORTS, { name: 'vins.csv', content: `${lines.join('\n')}\n` }))
  const show = async (id: number) => dataOf(await staff.send('GET', `${IMPORTS}/${id}`))
  const start = async (id: number, what: 'trials' | 'runs') => {
    await staff.send('POST', `${IMPORTS}/${id}/${what}`)
    await runJobs()
    return show(id)
  }
  const changes = async (id: number, query = '') =>
    (await staff.send('GET', `${IMPORTS}/${id}/changes${query}`)).body as Page
  const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ')

  /** What the shop has of the product that the file empties. */
  async function standing() {
    const [row] = await store.reader.all<{ special: unknown; barcode: unknown; places: unknown; on_hand: unknown }>(
      `select v.special_price_amount as special, v.barcode, l.on_hand, (select count(*) from catalogue_product_categories c
         where c.product_id = v.product_id) as places
       from catalogue_variants v join catalogue_stock_levels l on l.variant_id = v.id where v.sku = 'RHO-1'`
    )
    return [Number(row?.special), row?.barcode ?? null, Number(row?.places), Number(row?.on_hand)]
  }
  const FILLED = [2800, '3760000000017', 3, 12]

  test('keep what stands on the screen, and the trial says how many values that are', async ({ assert }) => {
    const { id, choices } = await send(EMPTIED)
    assert.equal(choices.emptyCells, 'keep')
    const { trial } = await start(id, 'trials')
    assert.deepEqual(
      trial?.kept.map(({ field, cleared }) => [field, cleared]),
      LOST.map((field) => [field, 1])
    )
    assert.deepEqual(
      trial?.changes.map(({ field, changed, cleared }) => [field, changed, cleared]),
      [
        ['categories', 1, 0],
        ['price', 1, 0],
      ]
    )
    await start(id, 'runs')
    assert.deepEqual(await standing(), FILLED)
  })

  test('clear where staff choose so, once the trial has shown each value before and after', async ({ assert }) => {
    const { id, version } = await send(EMPTIED)
    await staff.send('PUT', `${IMPORTS}/${id}`, { emptyCells: 'clear', version })
    const { trial } = await start(id, 'trials')
    assert.deepEqual(await standing(), FILLED)
    assert.deepEqual(trial?.kept, [])
    assert.sameMembers(trial?.changes.flatMap(({ field, cleared }) => (cleared > 0 ? [field] : [])) ?? [], LOST)
    const { data, meta } = await changes(id)
    assert.equal(meta.total, 2)
    const [emptied, dearer] = data
    assert.deepInclude(emptied, { row: 2, key: 'RHO-1', title: 'Côte-Rôtie' })
    assert.sameDeepMembers(
      emptied?.fields.map(({ label, before, after, isCleared }) => [label, plain(before), plain(after), isCleared]) ??
        [],
      [
        ['Catégories', 'Rouges, Rhône, Garde', undefined, true],
        ['Prix promotionnel', '28,00 €', undefined, true],
        ['Code-barres', '3760000000017', undefined, true],
        ['Stock : Principal', '12', '0', true],
      ]
    )
    assert.sameDeepMembers(
      dearer?.fields.map(({ label, before, after, isCleared }) => [label, plain(before), plain(after), isCleared]) ??
        [],
      [
        ['Catégories', 'Blancs', 'Blancs, Rhône', false],
        ['Prix TTC', '45,00 €', '47,00 €', false],
      ]
    )
    assert.deepEqual((await start(id, 'runs')).report?.changes.find(({ field }) => field === 'barcode')?.cleared, 1)
    assert.deepEqual(await standing(), [0, null, 0, 0])
    assert.equal((await changes(id)).meta.total, 0)
  })

  test('are read by page, by field, and by what goes; never by whoever may not', async ({ assert }) => {
    const { id, version } = await send(EMPTIED)
    await staff.send('PUT', `${IMPORTS}/${id}`, { emptyCells: 'clear', version })
    await start(id, 'trials')
    const keys = async (query: string) => (await changes(id, query)).data.map(({ key }) => key)
    assert.deepEqual(await keys('?limit=1&page=2'), ['RHO-2'])
    assert.deepEqual(await keys('?field=price'), ['RHO-2'])
    assert.deepEqual(await keys('?field=categories'), ['RHO-1', 'RHO-2'])
    assert.deepEqual(await keys('?field=pric_'), [])
    assert.deepEqual(await keys('?isCleared=true'), ['RHO-1'])
    const editor = await newStaffVisit({ role: 'editor', email: 'redaction@exemple.fr' })
    assert.equal((await editor.send('GET', `${IMPORTS}/${id}/changes`)).status, 403)
  })

  test('are a choice that a profile keeps', async ({ assert }) => {
    const choices = { mapping: {}, emptyCells: 'clear', newStatus: 'published' }
    const sent = { name: 'Tarif', resource: 'products', status: 'ready', choices }
    const { body } = await staff.send('POST', '/api/admin/platform/import-profiles', sent)
    const { id: profile } = (body as { data: { id: number } }).data
    const file = { name: 'vins.csv', content: `${EMPTIED.join('\n')}\n` }
    const received = dataOf(await staff.upload(IMPORTS, file, { profile: String(profile) }))
    assert.deepInclude(received.choices, { emptyCells: 'clear', newStatus: 'published' })
    const odd = { emptyCells: 'burn', version: received.version }
    assert.equal((await staff.send('PUT', `${IMPORTS}/${received.id}`, odd)).status, 422)
  })

  test('clear by the command, which names what goes and counts it', async ({ assert }) => {
    const trial = await cli(EMPTIED, { dryRun: true })
    assert.include(trial.out, 'Ligne 2, RHO-1 : Catégories vidé (était Rouges, Rhône, Garde).')
    assert.isTrue(trial.out.some((line) => /^Cellules vides : 4 valeurs effacées \(.*Catégories 1/.test(line)))
    assert.deepEqual(await standing(), FILLED)
    const english = await cli(EMPTIED, { dryRun: true, json: true }, 'en_GB')
    const told = JSON.parse(english.out.at(-1) ?? '') as { changes: object[]; things: FormattedThing[] }
    assert.containsSubset(told.changes, [{ field: 'categories', label: 'Categories', changed: 2, cleared: 1 }])
    assert.containsSubset(told.things, [
      { row: 3, key: 'RHO-2', fields: [{ field: 'price', before: '€45.00', after: '€47.00', isCleared: false }] },
    ])
    const run = await cli(EMPTIED)
    assert.isTrue(run.out.some((line) => line.startsWith('Cellules vides : 4 valeurs effacées')))
    assert.deepEqual(await standing(), [0, null, 0, 0])
  })

  test('keep what stands by the command that is told so', async ({ assert }) => {
    const kept = await cli(EMPTIED, { emptyCells: 'keep', dryRun: true })
    assert.isTrue(kept.out.some((line) => line.startsWith('Cellules vides : 4 valeurs gardées')))
    const run = await cli(EMPTIED, { emptyCells: 'keep' })
    assert.equal(run.status, 0)
    assert.deepEqual(await standing(), FILLED)
    const odd = await cli(EMPTIED, { emptyCells: 'burn' })
    assert.equal(odd.status, 1)
    assert.match(odd.err.join(), /burn.*clear, keep/)
  })

  test('keep a price that is left empty; where they clear, its row is refused', async ({ assert }) => {
    const lines = ['sku,price,barcode', 'RHO-1,,123']
    assert.equal((await cli(lines)).status, 2)
    assert.equal((await cli(lines, { emptyCells: 'keep' })).status, 0)
    assert.deepEqual(await standing(), [2800, '123', 3, 12])
  })

  test('of a list of X-Wines keep what stands, as do columns that it has not', async ({ assert }) => {
    const header = 'WineID,WineName,Type,Grapes,Harmonize,ABV,Country,Code,RegionName,WineryName,Vintages,price,stock'
    const wine = (rest: string) => [header, `1,Clos,Red,${rest},[2018],10,1`]
    await cli(wine(`['Malbec'],['Beef'],13.0,France,FR,Cahors,Domaine`))
    const said = async () =>
      (
        await store.reader.first<{ attributes: string }>(
          "select attributes from catalogue_products where code = 'XW-1'"
        )
      )?.attributes
    const before = await said()
    await cli(wine('[],[],,,,,'), { emptyCells: 'keep' })
    assert.deepEqual(await said(), before)
    await cli(wine('[],[],,,,,'))
    assert.notDeepEqual(await said(), before)
  })
})

test.group('New products of an import', (group) => {
  let store: Store
  let staff: Visitor
  group.each.setup(async () => {
    store = await app.container.make(Store)
    await resetDatabase(store)
    await seedRoles()
    await seedCatalogue()
    staff = await newStaffVisit()
  })

  async function bring(lines: string[], choices: object = {}) {
    const sent = dataOf(await staff.upload(IMPORTS, { name: 'vins.csv', content: `${lines.join('\n')}\n` }))
    await staff.send('PUT', `${IMPORTS}/${sent.id}`, { version: sent.version, ...choices })
    await staff.send('POST', `${IMPORTS}/${sent.id}/runs`)
    await runJobs()
    return dataOf(await staff.send('GET', `${IMPORTS}/${sent.id}`))
  }

  const statuses = async () =>
    Object.fromEntries(
      (await store.reader.all<{ code: string; status: string }>('select code, status from catalogue_products')).map(
        ({ code, status }) => [code, status]
      )
    )

  test('are drafts on the screen unless the file or the choice says otherwise', async ({ assert }) => {
    const { drafts } = await bring(['sku,name,price,status', 'A,Un,10,', 'B,Deux,10,published', 'C,Trois,10,private'])
    assert.deepEqual(await statuses(), { A: 'draft', B: 'published', C: 'private' })
    assert.equal(drafts?.screen, 'catalogue.admin.products')
    const query = new URLSearchParams(drafts?.query).toString()
    const list = await staff.send('GET', `/api/admin/catalogue/products?${query}`)
    assert.deepEqual(
      (list.body as { data: { sku: string }[] }).data.map(({ sku }) => sku),
      ['A']
    )
    const published = await bring(['sku,name,price', 'D,Quatre,10'], { newStatus: 'published' })
    assert.isNull(published.drafts)
    assert.equal((await statuses()).D, 'published')
    // What stood is left as it is.
    await bring(['sku,name,price', 'D,Quatre,11'])
    assert.equal((await statuses()).D, 'published')
  })

  test('bring their words along where their list does so, unless staff say no', async ({ assert }) => {
    const header = 'WineID,WineName,Type,Grapes,Harmonize,ABV,Country,Code,RegionName,WineryName,Vintages,price,stock'
    const wine = `1,Clos,Red,['Malbec'],['Beef'],13.0,France,FR,Cahors,Domaine,[2018],10,1`
    const content = `${header}\n${wine}\n`
    assert.isTrue(dataOf(await staff.upload(IMPORTS, { name: 'x.csv', content })).choices.createMissing)
    const own = dataOf(await staff.upload(IMPORTS, { name: 'a.csv', content: 'sku,name,price\nA,Un,1\n' }))
    assert.isFalse(own.choices.createMissing)
    const { report } = await bring([header, wine])
    assert.equal(report?.rejected, 1)
    assert.deepEqual(await statuses(), {})
  })
})
