import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { resetDatabase } from '#core/testing/reset_database'
import { seedCatalogue } from '#plugins/catalogue/testing'
import { giveDemoWords } from '#plugins/catalogue/tests/fixtures/demo_words'
import { Store } from '#core/database/store'
import { systemOrigin } from '#core/audit/origin'
import { UndoImport } from '#core/import/undo_import'
import { all, counts, importFile, importLines, told } from '#plugins/catalogue/tests/fixtures/import_file'

const data = process.env.CELLIER_DATA ?? ''
const FILE = join(data, 'shop-files/prestashop/categories_import.csv')

/** Paths of the categories in the first language, with status and slug. */
async function tree(): Promise<string[]> {
  const rows = await all<{ path: string; status: string }>(
    `select c.status, t.url_path as path from catalogue_categories c
     join catalogue_category_translations t on t.category_id = c.id and t.locale = 'fr_FR' where c.kind = 'category' order by t.url_path`
  )
  return rows.map(({ path, status }) => `${path} ${status}`)
}

const undo = async (id: number | null) =>
  (await app.container.make(UndoImport)).execute(id ?? 0, systemOrigin('command', 'test'))

for (const shop of ['an empty shop', 'the demo shop'] as const) {
  test.group(`Files of categories in ${shop}`, (group) => {
    group.each.setup(async () => {
      await resetDatabase(await app.container.make(Store))
      if (shop === 'an empty shop') return
      await seedCatalogue()
      await giveDemoWords()
    })

    test('PrestaShop: three come in, the home page is none, a second time nothing changes', async ({ assert }) => {
      const before = await tree()
      const report = await importFile(FILE)
      assert.isNull(report.refused)
      assert.deepEqual(told(report), [])
      assert.containsSubset(counts(report), { rows: 3, created: 3, rejected: 0 })
      assert.sameMembers(
        (await tree()).filter((path) => !before.includes(path)),
        ['accessories-ipod published', 'laptops published', 'music-ipods published']
      )
      assert.containsSubset(counts(await importFile(FILE)), { created: 0, updated: 0, unchanged: 3 })
      assert.deepEqual((await undo(report.id)).kept, [])
      assert.deepEqual(await tree(), before)
    }).skip(!data, 'CELLIER_DATA does not name the folder of real files')
  })
}

test.group('Files of categories', (group) => {
  group.each.setup(async () => resetDatabase(await app.container.make(Store)))

  test('PrestaShop: those of its products are the same ones', async ({ assert }) => {
    await importFile(join(data, 'shop-files/prestashop/products_import.csv'))
    const before = await all('select id from catalogue_categories order by id')
    assert.containsSubset(counts(await importFile(FILE)), { created: 0, updated: 3 })
    assert.deepEqual(await all('select id from catalogue_categories order by id'), before)
  }).skip(!data, 'CELLIER_DATA does not name the folder of real files')

  test('Magento: children may come before their parents, and both roots are none', async ({ assert }) => {
    const report = await importLines([
      'entity_id,parent_id,level,position,name,is_active,url_key',
      '5,4,3,1,Tops,1,tops',
      '4,2,2,1,Men,0,men',
      '2,1,1,1,Default Category,1,default',
      '1,0,0,0,Root Catalog,1,',
    ])
    assert.deepEqual(told(report), [])
    assert.containsSubset(counts(report), { rows: 4, created: 2, rejected: 0 })
    assert.deepEqual(await tree(), ['men draft', 'men/tops published'])
  })

  test('Bagisto: rows of other languages add to the first one', async ({ assert }) => {
    const report = await importLines([
      'id,parent_id,position,status,display_mode,locale,name,slug,description',
      '1,,1,1,products_only,en,Root,root,',
      '7,1,2,1,products_only,en,Wines,wines,<p>All</p>',
      '7,1,2,1,products_only,fr,Vins,vins,<p>Tous</p>',
      '8,7,1,1,products_only,en,Reds,reds,',
    ])
    assert.deepEqual(told(report), [])
    assert.containsSubset(counts(report), { rows: 4, created: 2, rejected: 0 })
    assert.deepEqual(await tree(), ['vins published', 'vins/reds published'])
  })

  test('of our own: a row that is refused takes its new parents along, and its sibling makes them', async ({
    assert,
  }) => {
    await importLines(['path,code', 'Vins,cellar'])
    const report = await importLines(['path,code', 'Neufs > Un,cellar', 'Neufs > Deux,second'])
    assert.lengthOf(told(report), 1)
    assert.match(told(report)[0] ?? '', /^2 code /)
    assert.deepEqual(await tree(), ['neufs published', 'neufs/deux published', 'vins published'])
  })

  test('of our own: parents without a row are made; a bad row is told; what was changed is put back', async ({
    assert,
  }) => {
    const report = await importLines([
      'path,code,status,name.en_GB,description',
      'Vins > Rouges,reds,draft,Reds,<p>Oui</p>',
      'Vins > Blancs,,hidden,,',
      ',whites,,,',
    ])
    assert.deepEqual(told(report), ['3 status E_VALIDATION_ENUM', '4 path E_IMPORT_KEY_EMPTY'])
    assert.equal(report.warnings[0]?.code, 'E_CATALOGUE_IMPORT_CATEGORY_MADE')
    const before = await tree()
    const change = await importLines(['path,status,meta_title', 'vins > reds,published,Nos rouges', 'Vins,published,'])
    assert.containsSubset(counts(change), { updated: 1, unchanged: 1, created: 0 })
    assert.deepEqual(change.changes.map(({ field }) => field).sort(), ['meta_title.fr_FR', 'status'])
    assert.deepEqual((await undo(change.id)).kept, [])
    assert.deepEqual(await tree(), before)
    await importLines(['path,status', 'Vins > Rouges,published'])
    const { kept } = await undo(report.id)
    assert.sameDeepMembers(kept, [
      { title: 'Rouges', reason: 'changed' },
      { title: 'Vins', reason: 'needed' },
    ])
  })
})
