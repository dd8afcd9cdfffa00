import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Store } from '#core/database/store'
import { makeZip } from '#core/testing/make_zip'
import { runJobInEndingWorker, runJobs } from '#core/testing/run_jobs'
import { resetDatabase } from '#core/testing/reset_database'
import { UpsertProducts } from '#plugins/catalogue/index'
import { seedCatalogue } from '#plugins/catalogue/testing'
import { systemOrigin } from '#core/audit/origin'
import { newStaffVisit, seedRoles } from '#plugins/users/testing'
import { IMPORTS, dataOf } from './told_import.js'
import type { Visitor } from '#core/testing/visitor'

const WINES = 'sku,name,price,stock\nMARGAUX,Margaux,32.50,12\nGRAVES,Graves,douze,6\nPAUILLAC,Pauillac,41.00,3\n'
const FOREIGN = 'Réf;Désignation;Prix TTC;Millésime\nCHABLIS;Chablis;14,90;2022\n'

test.group('Imports by staff', (group) => {
  let store: Store
  let staff: Visitor
  group.each.setup(async () => {
    store = await app.container.make(Store)
    await resetDatabase(store)
    await seedRoles()
    await seedCatalogue()
    staff = await newStaffVisit()
    return () => resetDatabase(store)
  })

  const send = async (content: string, texts: Record<string, string> = {}) =>
    dataOf(await staff.upload(IMPORTS, { name: 'vins.csv', content }, texts))
  const show = async (id: number) => dataOf(await staff.send('GET', `${IMPORTS}/${id}`))
  const products = async () =>
    (await store.reader.all<{ sku: string }>('select sku from catalogue_variants order by sku')).map(({ sku }) => sku)

  test('look into the file before anything is done with it', async ({ assert }) => {
    const sent = await send(WINES)
    assert.equal(sent.state, 'ready')
    assert.equal(sent.choices.resource, 'products')
    assert.deepEqual(sent.file.columns, ['sku', 'name', 'price', 'stock'])
    assert.equal(sent.file.rows, 3)
    assert.deepInclude(sent.file.samples[0], { sku: 'MARGAUX', price: '32.50' })
    assert.includeMembers(
      sent.fields.map(({ field }) => field),
      ['sku', 'price', 'name.fr_FR', 'stock.main']
    )
    assert.deepEqual(await products(), [])
  })

  test('propose fields for the columns of other programs', async ({ assert }) => {
    const sent = await send(FOREIGN)
    assert.deepEqual(sent.choices.mapping, { 'Réf': 'sku', 'Désignation': 'name.fr_FR', 'Prix TTC': 'price' })
    assert.equal(sent.choices.resource, 'products')
  })

  test('are tried without writing, then run, and tell each bad row', async ({ assert }) => {
    const { id } = await send(WINES)
    assert.equal((await staff.send('POST', `${IMPORTS}/${id}/trials`)).status, 202)
    assert.equal((await show(id)).state, 'waiting')
    await runJobs()
    const tried = await show(id)
    assert.equal(tried.state, 'tried')
    assert.deepInclude(tried.trial, { rows: 3, created: 2, rejected: 1, errorCount: 1, refused: null })
    assert.deepInclude(tried.trial?.errors[0], { row: 3, column: 'price' })
    assert.deepEqual(await products(), [])

    assert.equal((await staff.send('POST', `${IMPORTS}/${id}/runs`)).status, 202)
    await runJobs()
    const done = await show(id)
    assert.equal(done.state, 'done')
    assert.deepInclude(done.report, { rows: 3, created: 2, rejected: 1 })
    assert.deepEqual(await products(), ['MARGAUX', 'PAUILLAC'])
  })

  test('are undone, once, with what they left alone; a run that wrote nothing is not', async ({ assert }) => {
    const { id } = await send(WINES)
    assert.equal((await staff.send('POST', `${IMPORTS}/${id}/undoings`)).status, 409)
    await staff.send('POST', `${IMPORTS}/${id}/runs`)
    await runJobs()
    assert.isTrue((await show(id)).canUndo)
    const upsert = await app.container.make(UpsertProducts)
    const changed = { code: 'PAUILLAC', variants: [{ sku: 'PAUILLAC', price: 4500 }] }
    await upsert.execute([changed], { origin: systemOrigin('command', 'test') })
    assert.equal((await staff.send('POST', `${IMPORTS}/${id}/undoings`)).status, 202)
    await runJobs()
    const undone = await show(id)
    assert.equal(undone.state, 'undone')
    assert.containsSubset(undone.undoing, { undone: 1, keptCount: 1, kept: [{ title: 'PAUILLAC Pauillac' }] })
    assert.isFalse(undone.canUndo)
    assert.deepEqual(await products(), ['PAUILLAC'])
    assert.equal((await staff.send('POST', `${IMPORTS}/${id}/undoings`)).status, 409)
  })

  test('name the program that a file comes from', async ({ assert }) => {
    const sent = await send('Handle,Title,Option1 Name,Option1 Value,Variant Price\nmug,Mug,Title,Default Title,8\n')
    assert.equal(sent.file.program, 'Produits (Shopify)')
    assert.deepEqual(sent.choices.mapping, {})
    await staff.send('POST', `${IMPORTS}/${sent.id}/runs`)
    await runJobs()
    assert.deepEqual(await products(), ['mug'])
  })

  test('tell what many rows have in common once, and what fills it; the file of errors has every row', async ({
    assert,
  }) => {
    const { id } = await send('sku,name,price\nA,Un,dix\nB,Deux,dix\nC,Trois,\nD,Quatre,12\n')
    await staff.send('POST', `${IMPORTS}/${id}/trials`)
    await runJobs()
    const { trial } = await show(id)
    assert.deepInclude(trial, { rejected: 3, errorCount: 3 })
    assert.containsSubset(trial?.errors, [
      { row: 2, rows: [2, 3], count: 2, column: 'price', code: 'E_CATALOGUE_IMPORT_AMOUNT' },
      { row: 4, rows: [4], count: 1, column: 'price', mend: 'price=12.90' },
    ])
    assert.lengthOf(trial?.errors ?? [], 2)
    const file = String((await staff.send('GET', `${IMPORTS}/${id}/errors.csv`)).body)
    assert.lengthOf(file.trim().split('\n'), 4)
  })

  test('are not done when the worker ends: the next one goes on with them', async ({ assert }) => {
    const { id } = await send(WINES)
    await staff.send('POST', `${IMPORTS}/${id}/runs`)
    await runJobInEndingWorker()
    const waiting = await show(id)
    assert.notEqual(waiting.state, 'done')
    assert.isNull(waiting.report)
    await runJobs()
    assert.equal((await show(id)).state, 'done')
    assert.deepEqual(await products(), ['MARGAUX', 'PAUILLAC'])
  })

  test('give the rows in error as a file, which brings them in once they are mended', async ({ assert }) => {
    const { id } = await send(WINES)
    await staff.send('POST', `${IMPORTS}/${id}/runs`)
    await runJobs()
    const answer = await staff.send('GET', `${IMPORTS}/${id}/errors.csv`)
    assert.equal(answer.status, 200)
    const text = String(answer.body)
    assert.match(text, /^sku,name,price,stock,Erreur\nGRAVES,Graves,douze,6,.*price/)
    const mended = await send(text.replace('douze', '12.00'))
    await staff.send('POST', `${IMPORTS}/${mended.id}/runs`)
    await runJobs()
    assert.deepInclude((await show(mended.id)).report, { rows: 1, created: 1, rejected: 0 })
    assert.deepEqual(await products(), ['GRAVES', 'MARGAUX', 'PAUILLAC'])
  })

  test('change how a file is read; a stale change is refused with what stands', async ({ assert }) => {
    const { id, version } = await send(FOREIGN)
    const mapping = { 'Réf': 'sku', 'Désignation': 'name', 'Prix TTC': 'price', 'Millésime': '' }
    const path = `${IMPORTS}/${id}`
    const changed = await staff.send('PUT', path, { mapping, defaults: { stock: '4' }, version })
    assert.equal(changed.status, 200)
    const stale = await staff.send('PUT', path, { mapping: {}, version })
    assert.equal(stale.status, 409)
    assert.containsSubset(stale.body, { errors: [{ meta: { current: { id, version: version + 1 } } }] })
    await staff.send('POST', `${path}/runs`)
    await runJobs()
    const levels = await store.reader.all<{ on_hand: number }>('select on_hand from catalogue_stock_levels')
    assert.deepEqual(
      levels.map(({ on_hand: count }) => Number(count)),
      [4]
    )
  })

  test('refuse what is no table, what is no form, and what cannot be meant', async ({ assert }) => {
    const pdf = await staff.upload(IMPORTS, { name: 'vins.csv', content: '%PDF-1.7 something' })
    assert.equal(pdf.status, 422)
    assert.containsSubset(pdf.body, { errors: [{ field: 'file' }] })
    assert.equal((await staff.send('POST', IMPORTS, { file: 'x' })).status, 422)
    const { id, version } = await send(WINES)
    const odd = await staff.send('PUT', `${IMPORTS}/${id}`, { encoding: 'ebcdic', version })
    assert.equal(odd.status, 422)
    const absent = await staff.send('PUT', `${IMPORTS}/${id}`, { mapping: { Nowhere: 'sku' }, version })
    assert.equal(absent.status, 422)
    for (const bad of ['0', '9999999', 'abc', '1e3', '9007199254740993']) {
      assert.equal((await staff.send('GET', `${IMPORTS}/${bad}`)).status, 404, bad)
    }
    const unknown = await send('Alpha;Beta\n1;2\n')
    assert.equal((await staff.send('POST', `${IMPORTS}/${unknown.id}/runs`)).status, 422)
  })

  test('run once when two ask at once, and change nothing meanwhile', async ({ assert }) => {
    const { id, version } = await send(WINES)
    const answers = await Promise.all([1, 2].map(() => staff.send('POST', `${IMPORTS}/${id}/runs`)))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [202, 409])
    assert.equal((await staff.send('PUT', `${IMPORTS}/${id}`, { version })).status, 409)
    assert.equal((await staff.send('DELETE', `${IMPORTS}/${id}`, { version })).status, 409)
    await runJobs()
    assert.deepEqual(await products(), ['MARGAUX', 'PAUILLAC'])
    assert.equal((await staff.send('DELETE', `${IMPORTS}/${id}`, { version })).status, 204)
    assert.equal((await staff.send('GET', `${IMPORTS}/${id}`)).status, 404)
  })

  test('take a zip of pictures, and nothing else in its place', async ({ assert }) => {
    const { id } = await send(WINES)
    const path = `${IMPORTS}/${id}/images`
    assert.equal((await staff.upload(path, { name: 'photos.zip', content: 'no zip at all' })).status, 422)
    const zip = makeZip([{ name: 'margaux.jpg', content: Buffer.from('no picture') }])
    assert.equal((await staff.upload(path, { name: 'photos.zip', content: zip })).status, 204)
    assert.isTrue((await show(id)).hasImages)
  })

  test('say why an archive of pictures is refused', async ({ assert }) => {
    const { id } = await send(WINES)
    const path = `${IMPORTS}/${id}/images`
    const reason = async (content: string | Buffer) =>
      (await staff.upload(path, { name: 'photos.zip', content })).body as {
        errors: { code: string; message: string }[]
      }
    const file = { content: Buffer.alloc(0), deflate: false }
    const many = await reason(makeZip(Array.from({ length: 100_001 }, (_, i) => ({ ...file, name: `${i}.jpg` }))))
    assert.equal(many.errors[0]?.code, 'E_IMPORT_ARCHIVE_TOO_MANY_ENTRIES')
    assert.match(many.errors[0]?.message ?? '', /plus de 100\s000 fichiers/)
    assert.equal((await reason('no zip at all')).errors[0]?.code, 'E_IMPORT_ARCHIVE_UNREADABLE')
    assert.isFalse((await show(id)).hasImages)
  }).timeout(30_000)

  test('need the permission of what the file holds', async ({ assert }) => {
    const { id } = await send(WINES)
    const keys = ['list', 'create', 'update', 'run'].map((name) => `platform.imports.${name}`)
    const role = await store.reader.first<{ id: number }>("select id from users_roles where name = 'editor'")
    await store.transaction(async (trx) => {
      for (const permission of keys) {
        await trx.insertQuery().table('users_role_permissions').insert({ role_id: role?.id, permission })
      }
      await store.changes.record(trx, 'users.roles', ['editor'])
    })
    const editor = await newStaffVisit({ role: 'editor', email: 'redaction@exemple.fr' })
    assert.equal((await editor.send('GET', `${IMPORTS}/${id}`)).status, 403)
    assert.equal((await editor.send('POST', `${IMPORTS}/${id}/runs`)).status, 403)
  })
})
