import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import importFile from '#cli/commands/import_file'
import { called } from '../cli/called.js'
import { test } from '@japa/runner'
import { Store } from '#core/database/store'
import { runJobs } from '#core/testing/run_jobs'
import { resetDatabase } from '#core/testing/reset_database'
import { seedCatalogue } from '#plugins/catalogue/testing'
import { newStaffVisit, seedRoles } from '#plugins/users/testing'
import { IMPORTS, dataOf } from './told_import.js'
import type { Visitor } from '#core/testing/visitor'

const PROFILES = '/api/admin/platform/import-profiles'

const profile = {
  name: 'Tarif du négoce',
  resource: 'products',
  status: 'ready',
  choices: { mapping: { Article: 'sku', Vin: 'name', Tarif: 'price', Ancien: '' }, defaults: { stock: '6' } },
}

interface ToldProfile {
  id: number
  name: string
  version: number
}

test.group('Import profiles', (group) => {
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

  const made = async () => ((await staff.send('POST', PROFILES, profile)).body as { data: ToldProfile }).data

  test('read the next file as the last one, whichever of its columns it has', async ({ assert }) => {
    const { id } = await made()
    const content = 'Article;Vin;Tarif\nCHINON;Chinon;9,90\n'
    const sent = dataOf(await staff.upload(IMPORTS, { name: 'tarif.csv', content }, { profile: String(id) }))
    assert.deepEqual(sent.choices.mapping, { Article: 'sku', Vin: 'name', Tarif: 'price' })
    await staff.send('POST', `${IMPORTS}/${sent.id}/runs`)
    await runJobs()
    const { report } = dataOf(await staff.send('GET', `${IMPORTS}/${sent.id}`))
    assert.deepInclude(report, { rows: 1, created: 1, rejected: 0 })
  })

  test('serve the command, whose own options go before them', async ({ assert }) => {
    await made()
    const folder = await mkdtemp(join(tmpdir(), 'profile-'))
    const file = join(folder, 'tarif.csv')
    await writeFile(file, 'Article;Vin;Tarif;Ancien\nCHINON;Chinon;9,90;8,00\n')
    const call = (name: string) =>
      called(importFile, { arguments: [file], options: { profile: name, defaults: 'stock=7', json: true } })
    const { status, out } = await call('Tarif du négoce')
    assert.equal(status, 0)
    assert.containsSubset(JSON.parse(out.at(-1) ?? ''), { created: 1 })
    const stock = await store.reader.all<{ on_hand: number }>('select on_hand from catalogue_stock_levels')
    assert.deepEqual(stock, [{ on_hand: 7 }])
    assert.equal((await call('Autre')).status, 1)
    await rm(folder, { recursive: true })
  })

  test('have a name of their own, whatever its accents, and are changed by one at a time', async ({ assert }) => {
    const { id, version } = await made()
    const twin = await staff.send('POST', PROFILES, { ...profile, name: 'TARIF DU NEGOCE' })
    assert.equal(twin.status, 422)
    assert.containsSubset(twin.body, { errors: [{ field: 'name' }] })
    const path = `${PROFILES}/${id}`
    assert.equal((await staff.send('PUT', path, { ...profile, status: 'draft', version })).status, 200)
    const stale = await staff.send('PUT', path, { ...profile, version })
    assert.equal(stale.status, 409)
    assert.containsSubset(stale.body, { errors: [{ meta: { current: { status: 'draft' } } }] })
  })

  test('leave their imports alone when they go', async ({ assert }) => {
    const { id } = await made()
    const content = 'Article;Vin;Tarif\nCHINON;Chinon;9,90\n'
    const sent = dataOf(await staff.upload(IMPORTS, { name: 'tarif.csv', content }, { profile: String(id) }))
    assert.equal((await staff.send('DELETE', `${PROFILES}/${id}`, { version: 1 })).status, 204)
    assert.equal((await staff.send('GET', `${PROFILES}/${id}`)).status, 404)
    assert.equal((await staff.send('GET', `${IMPORTS}/${sent.id}`)).status, 200)
  })
})
