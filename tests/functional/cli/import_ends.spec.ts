import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import importFile from '#cli/commands/import_file'
import { resetDatabase } from '#core/testing/reset_database'
import { RunImport } from '#core/import/run_import'
import { Store } from '#core/database/store'
import { seedCatalogue } from '#plugins/catalogue/testing'
import { called } from './called.js'
import type { ApplicationService } from '@adonisjs/core/types'

/** A few rows more than a batch holds. */
const ROWS = 510

test.group('An import that ends early', (group) => {
  let file: string

  group.each.setup(async () => {
    await resetDatabase(await app.container.make(Store))
    await seedCatalogue()
    const folder = await mkdtemp(join(tmpdir(), 'ends-'))
    file = join(folder, 'products.csv')
    const rows = Array.from({ length: ROWS }, (_, i) => `E${i},Vin ${i},10,Rayon ${i % 60}`)
    await writeFile(file, ['sku,name,price,categories', ...rows].join('\n'))
    return () => rm(folder, { recursive: true })
  })

  /** Runs the command and ends it after its first batch. */
  function interrupted(options: Record<string, boolean>) {
    const end = new AbortController()
    const progress = () => end.abort(130)
    return called(importFile, { arguments: [file], options, abortOnSignal: () => end.signal, progress })
  }

  test('by Ctrl-C it says last what is kept, and goes on from there', async ({ assert }) => {
    const { status, out } = await interrupted({ createAttributes: true })
    assert.equal(status, 130)
    assert.include(out, '… et 10 autres remarques')
    assert.match(out.at(-1) ?? '', /^Import interrompu après 500 lignes : ce qui est fait est gardé, la même commande/)
    const options = { json: true, createAttributes: true, resume: true }
    const rest = await called(importFile, { arguments: [file], options })
    assert.equal(rest.status, 0)
    assert.containsSubset(JSON.parse(rest.out.at(-1) ?? ''), { rows: ROWS, created: ROWS })
    const again = await called(importFile, { arguments: [file], options })
    assert.equal(again.status, 1)
    assert.match(again.out.at(-1) ?? '', /"refused":"Aucun import/)
  }).timeout(60_000)

  test('a trial that ends so wrote nothing, and a program reads its line of JSON', async ({ assert }) => {
    const { status, out } = await interrupted({ json: true, dryRun: true })
    assert.equal(status, 130)
    const { rows, warnings } = JSON.parse(out.at(-1) ?? '') as { rows: number; warnings: { code: string }[] }
    assert.equal(rows, 500)
    assert.equal(warnings.at(-1)?.code, 'E_IMPORT_INTERRUPTED')
  }).timeout(60_000)

  test('before its first row it ends without waiting for the reading of the file', async ({ assert }) => {
    const end = AbortSignal.abort(143)
    const { status, out } = await called(importFile, { arguments: [file], abortOnSignal: () => end })
    assert.equal(status, 143)
    assert.include(out, 'Import interrompu avant la première ligne : rien n’a été écrit.')
    const store = await app.container.make(Store)
    assert.deepEqual(await store.reader.all('select id from catalogue_products'), [])
  })

  test('without a database a program reads why, in the errors of its line of JSON', async ({ assert }) => {
    const gone = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ECONNREFUSED' })
    const container = {
      make: (part: typeof RunImport) => (part === RunImport ? Promise.reject(gone) : app.container.make(part)),
    }
    const broken = { container, config: app.config } as unknown as ApplicationService
    const { status, out, err } = await called(importFile, { app: broken, arguments: [file], options: { json: true } })
    assert.equal(status, 1)
    const answer = JSON.parse(out.at(-1) ?? '') as { rows: number; refused: string; errors: { message: string }[] }
    assert.match(answer.refused, /^La base de données ne répond pas : connect ECONNREFUSED/)
    assert.equal(answer.errors[0]?.message, answer.refused)
    assert.equal(answer.rows, 0)
    assert.deepEqual(err, [answer.refused])
  })
})
