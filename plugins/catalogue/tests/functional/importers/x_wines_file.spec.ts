import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { readJson } from '#core/database/statements'
import { resetDatabase } from '#core/testing/reset_database'
import { Store } from '#core/database/store'
import { giveDemoWords } from '#plugins/catalogue/tests/fixtures/demo_words'
import { upsert } from '#plugins/catalogue/testing'
import { all, counts, importFile, importLines, number } from '#plugins/catalogue/tests/fixtures/import_file'

const data = process.env.CELLIER_DATA ?? ''
const WINES = join(data, 'x-wines/XWines_Test_100_wines.csv')
const DEFAULTS = { price: '12.90', stock: '12' }
const HUNDRED = { rows: 100, created: 100, updated: 0, unchanged: 0, variants: 100, rejected: 0 }

/** How many products bear each value of an attribute. */
async function tally(attribute: string): Promise<Map<string, number>> {
  const labels = new Map(
    (
      await all<{ code: string; label: unknown }>(
        'select o.code, o.label from catalogue_attribute_options o join catalogue_attributes a on a.id = o.attribute_id where a.code = ?',
        [attribute]
      )
    ).map(({ code, label }) => {
      const { fr_FR: french = '', en_GB: english = french } = readJson<Record<string, string>>(label)
      return [code, english]
    })
  )
  const counted = new Map<string, number>()
  for (const { attributes } of await all<{ attributes: unknown }>('select attributes from catalogue_products')) {
    const value = readJson<Record<string, string | string[]>>(attributes)[attribute] ?? []
    for (const code of [value].flat()) {
      const label = labels.get(code) ?? code
      counted.set(label, (counted.get(label) ?? 0) + 1)
    }
  }
  return counted
}

test.group('X-Wines', (group) => {
  group.each.setup(async () => resetDatabase(await app.container.make(Store)))

  test('a list without prices and stock is refused once; numbers and lists are read row by row', async ({ assert }) => {
    const lines = [
      'WineID,WineName,Type,Grapes,Harmonize,ABV,Country,Code,RegionName,WineryName,Vintages',
      `1,Clos A,Dessert/Port,"['Merlot', ""L'Acadie""]",['Beef'],13.0,France,FR,Médoc,Domaine A,"[2020, 'N.V.']"`,
      `2,Clos B,Red,['Merlot',['Beef'],12.5,France,FR,Médoc,Domaine A,[2020]`,
      `,Clos C,Red,['Merlot'],['Beef'],12.5,France,FR,Médoc,Domaine A,[2020]`,
    ]
    const refused = await importLines(lines)
    assert.equal(refused.refused?.parameters.fields, 'price, stock')
    const report = await importLines(lines, { defaults: DEFAULTS })
    assert.deepEqual(
      report.errors.map(({ row, column }) => [row, column]),
      [
        [3, 'Grapes'],
        [4, 'WineID'],
      ]
    )
    const [wine] = await all('select p.code, p.attributes from catalogue_products p')
    assert.equal(wine?.code, 'XW-1')
    assert.containsSubset(readJson<Record<string, unknown>>(wine?.attributes), {
      wine_type: 'dessert-port',
      colour: 'doux',
      country: 'france',
      grapes: ['merlot', 'lacadie'],
      abv: '13',
      vintages: '2020, N.V.',
    })
  })

  test('gives 100 products, and the second time none', async ({ assert }) => {
    assert.isNotNull((await importFile(WINES)).refused)
    assert.equal(await number('select count(*) from catalogue_products'), 0)
    const report = await importFile(WINES, { defaults: DEFAULTS })
    assert.deepEqual(counts(report), HUNDRED)
    assert.deepEqual(report.errors, [])
    assert.deepEqual(
      report.warnings.map(({ row, parameters }) => [row, parameters.strength]),
      [[36, 48]]
    )
    const slugs = () =>
      all("select product_id, slug from catalogue_product_translations where locale = 'fr_FR' order by product_id")
    const first = await slugs()
    assert.equal(new Set(first.map(({ slug }) => slug)).size, 100)
    const again = await importFile(WINES, { defaults: DEFAULTS })
    assert.deepEqual(counts(again), { ...HUNDRED, created: 0, unchanged: 100 })
    assert.deepEqual(await slugs(), first)
  }).skip(!data, 'CELLIER_DATA does not name the folder of real files')

  test('in the demo shop the documented import publishes every wine, with what such a list leaves out', async ({
    assert,
  }) => {
    await giveDemoWords()
    const report = await importFile(WINES, { defaults: DEFAULTS })
    assert.deepEqual(counts(report), HUNDRED)
    assert.deepEqual([report.errors, report.warnings.map(({ row }) => row)], [[], [36]])
    assert.equal(await number("select count(*) from catalogue_products where status = 'published'"), 100)
    assert.deepEqual(Object.fromEntries(await tally('volume')), { '75\u00a0cl': 100 })
    const allergens = await all<{ locale: string; attributes: unknown }>(
      "select distinct locale, attributes from catalogue_product_translations where attributes ->> 'allergens' is not null"
    )
    assert.sameDeepMembers(
      allergens.map(({ locale, attributes }) => [locale, readJson<object>(attributes)]),
      [
        ['fr_FR', { allergens: 'Contient des sulfites' }],
        ['en_GB', { allergens: 'Contains sulphites' }],
      ]
    )
    assert.equal((await importFile(WINES, { defaults: DEFAULTS })).unchanged, 100)
  })
    .skip(!data, 'CELLIER_DATA does not name the folder of real files')
    .timeout(60_000)

  test('what it leaves out may be said by a default, and what the shop says of a wine stays', async ({ assert }) => {
    await giveDemoWords()
    const header = 'WineID,WineName,Type,Grapes,Harmonize,ABV,Country,Code,RegionName,WineryName,Vintages'
    const line = (id: number, price = '') =>
      `${id},Clos ${id},Red,['Merlot'],['Beef'],13.0,France,FR,Médoc,Domaine A,[2020]${price}`
    await importLines([header, line(1)], { defaults: { ...DEFAULTS, 'attr.volume': '150cl', 'attr.allergens': 'Œuf' } })
    await importLines([header, line(2)], { defaults: DEFAULTS })
    await upsert([{ variants: [{ sku: 'XW-2' }], attributes: { volume: '50cl' } }])
    // The same wines at another price: nothing is said of their size, so it stays.
    await importLines([header, line(1), line(2)], { defaults: { ...DEFAULTS, price: '15.00' } })
    const said = await all<{ code: string; attributes: unknown }>(
      'select code, attributes from catalogue_products order by code'
    )
    assert.deepEqual(
      said.map(({ code, attributes }) => [code, readJson<Record<string, string>>(attributes).volume]),
      [
        ['XW-1', '150cl'],
        ['XW-2', '50cl'],
      ]
    )
    assert.deepEqual(
      await all(
        "select distinct t.attributes ->> 'allergens' as text from catalogue_product_translations t join catalogue_products p on p.id = t.product_id where p.code = 'XW-1' and t.attributes ->> 'allergens' is not null"
      ),
      [{ text: 'Œuf' }]
    )
  })

  test('knows its types, countries, grapes and dishes', async ({ assert }) => {
    await importFile(WINES, { defaults: DEFAULTS })
    assert.deepEqual(Object.fromEntries(await tally('wine_type')), {
      'Red': 53,
      'White': 19,
      'Rosé': 8,
      'Dessert': 8,
      'Sparkling': 7,
      'Dessert/Port': 5,
    })
    const countries = await tally('country')
    assert.equal(countries.size, 17)
    assert.deepEqual(
      ['Italy', 'France', 'Portugal', 'United States'].map((name) => countries.get(name)),
      [25, 19, 14, 13]
    )
    const grapes = await tally('grapes')
    assert.deepEqual([grapes.size, [...grapes.values()].reduce((sum, count) => sum + count, 0)], [78, 190])
    assert.equal(await number("select count(*) from catalogue_categories where kind = 'dish'"), 40)
    const links = `select count(*) from catalogue_product_categories pc join catalogue_categories c on c.id = pc.category_id where c.kind = 'dish'`
    assert.equal(await number(links), 428)
    assert.equal(await number(`${links} and c.code = ?`, ['boeuf']), 53)
    assert.equal(await number(`${links} and c.code = ?`, ['volaille']), 38)
    // Six types, no category below another: the slash of "Dessert/Port" parts nothing.
    assert.equal(
      await number("select count(*) from catalogue_categories where kind = 'category' and parent_id is null"),
      6
    )
    assert.equal(
      await number("select count(*) from catalogue_categories where kind = 'category' and parent_id is not null"),
      0
    )
  }).skip(!data, 'CELLIER_DATA does not name the folder of real files')

  test('is found by "chateau" as by "château", in names and producers', async ({ client, assert }) => {
    await importFile(WINES, { defaults: DEFAULTS })
    for (const word of ['chateau', 'château', 'CHÂTEAU']) {
      const response = await client.get('/api/catalogue/products').qs({ q: word })
      response.assertStatus(200)
      assert.equal(response.body().meta.total, 7, word)
    }
  }).skip(!data, 'CELLIER_DATA does not name the folder of real files')

  test('finds the photo of each wine by its number, upright', async ({ assert }) => {
    const images = join(data, 'x-wines/images')
    const report = await importFile(WINES, { defaults: DEFAULTS, images })
    assert.deepEqual(counts(report), HUNDRED)
    assert.equal(await number('select count(distinct product_id) from catalogue_product_media'), 100)
    assert.equal(await number('select count(*) from core_media where width = 480 and height = 640'), 100)
    const again = await importFile(WINES, { defaults: DEFAULTS, images })
    assert.deepEqual(counts(again), { ...HUNDRED, created: 0, unchanged: 100 })
  })
    .skip(!data, 'CELLIER_DATA does not name the folder of real files')
    .timeout(120_000)
})
