import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { APP_ROOT } from '#core/boot/app_root'
import { Store } from '#core/database/store'
import { RunImport } from '#core/import/run_import'
import { resetDatabase } from '#core/testing/reset_database'
import { keepDemoFiles } from '#plugins/catalogue/demo/keep_files'
import { loadTaxonomy, type Taxonomy } from '#plugins/catalogue/demo/load_taxonomy'
import { seedCatalogue, tester } from '#plugins/catalogue/testing'
import type { ProductListAnswer } from '#plugins/catalogue/listing/responses/response_shapes'
import { seedRoles } from '#plugins/users/testing'

interface List {
  data: { name: string; price: { amount: number } }[]
  meta: ProductListAnswer['meta']
}

const demoFile = (name: string) => fileURLToPath(new URL(`database/demo/${name}`, APP_ROOT))

/**
 * What people type, and what they mean by it: names of the first products, cut short. A mark says why they come first:
 * a whole word, then a beginning; the name, then the place and the maker, then grapes and dishes, then the description.
 */
const EXPECTED: [query: string, first: string[]][] = [
  // A whole word before a beginning.
  ['chateau', ['Château Moulin-des-Landelles', 'Château Peyre-Dorade', 'Château La Garenne-Haute']],
  ['châteauneuf', ['Châteauneuf-du-Pape blanc', 'Châteauneuf-du-Pape Les Galets']],
  ['chablis', ['Chablis Les Graviers', 'Chablis premier cru', 'Chablis grand cru', 'Petit Chablis']],
  ['muscat', ['Muscat de Beaumes', 'Muscat de Rivesaltes', 'Muscat du Cap Corse']],
  ['porto', ['Porto Late Bottled', 'Douro tinto']],
  // The name before the place and the maker, those before grapes and dishes, those before the description.
  ['bandol', ['Bandol rouge', 'Bandol rosé']],
  ['loire', ['Crémant de Loire', 'Montlouis-sur-Loire', 'Savennières']],
  ['chenin', ['Swartland Chenin', 'Savennières']],
  ['sauvignon', ['Touraine sauvignon', 'Marlborough Sauvignon', 'Sancerre Les Silex']],
  ['sauternes', ['Château Lune-d’Ambre', 'Château Peyre-Dorade']],
  ['margaux', ['Château Croupe-Blanche', 'Château Le Bosc d’Artigue']],
  ['banyuls', ['Banyuls grand cru', 'Collioure rouge']],
  ['huitres', ['Picpoul de Pinet Parc aux Huîtres', 'Sancerre Les Silex']],
  ['pinot', ['Bourgogne côte-d’or pinot noir', 'Pinot gris Les Éboulis', 'Pinot gris Vendanges']],
  ['beaune', ['Savigny-lès-Beaune', 'Beaune premier cru', 'Chassagne-Montrachet rouge']],
  ['coffret', ['Coffret découverte', 'La Maison des Trois Lunes']],
  ['2016', ['Charmes-Chambertin grand cru 2016', 'Château Lune-d’Ambre 2016', 'Cahors L’Igue Profonde 2016']],
  // All words before some.
  ['pinot noir', ['Bourgogne côte-d’or pinot noir', 'Pinot noir Grès Rouge']],
  ['chateau margaux', ['Château Croupe-Blanche']],
  ['sancerre rouge', ['Sancerre rouge La Lanterne', 'Sancerre Les Silex']],
  ['riesling grand cru', ['Riesling grand cru Kirchberg', 'Riesling grand cru Brand']],
  ['cote rotie', ['Côte-Rôtie Les Murs Roussis']],
  ['cotes du rhone', ['Côtes du Rhône Les Cigalières']],
  ['bandol inconnu', ['Bandol rouge', 'Bandol rosé']],
  ['vouvray sec', ['Vouvray sec Tuffeau', 'Vouvray moelleux']],
  ['muscat corse', ['Muscat du Cap Corse']],
  // Accents break ties.
  ['corse', ['Vin de Corse blanc', 'Muscat du Cap Corse', 'Corse-Calvi']],
  ['rose', ['Gewurztraminer Rose des Murs', 'Tavel Pierre Rose', 'Luberon rosé']],
  ['rosé', ['Luberon rosé', 'Champagne Rosé de saignée', 'Bandol rosé']],
  ['cremant', ['Crémant de Savoie', 'Crémant de Bordeaux']],
  // Abbreviated, counted, mistyped, heard, in the other language.
  ['st emilion', ['Château Combe-Tourterelle', 'Château Puy-Lanterne L’Éperon', 'Château Puy-Lanterne 2018']],
  ['saint emilion', ['Château Combe-Tourterelle', 'Château Puy-Lanterne L’Éperon', 'Château Puy-Lanterne 2018']],
  ['vins rosés', ['Luberon rosé']],
  ['chatoneuf', ['Châteauneuf-du-Pape blanc', 'Châteauneuf-du-Pape Les Galets']],
  ['gewurtz', ['Gewurztraminer Rose des Murs', 'Gewurztraminer grand cru Hengst']],
  ['chardonay', ['Côtes du Jura chardonnay']],
  ['red wine', ['Côtes du Rhône Les Cigalières', 'Côtes du Roussillon Villages Tautavel']],
  // Prices.
  ['rouge moins de 10 euros', ['Gaillac rouge', 'Cheverny rouge', 'Côtes du Rhône']],
  ['under 10 euros', ['Côtes du Rhône', 'Clairette de Die']],
  ['blanc entre 10 et 20 €', ['Vin de Corse blanc', 'Chablis Les Graviers Blancs', 'Anjou blanc']],
  ['hermitage max 100€', ['Hermitage blanc']],
]

test.group('Order of relevance', (group) => {
  group.setup(async () => {
    await resetDatabase(await app.container.make(Store))
    await seedRoles()
    await seedCatalogue()
    const taxonomy = JSON.parse(await readFile(demoFile('taxonomy.json'), 'utf8')) as Taxonomy
    await loadTaxonomy(app.container, taxonomy, tester)
    await keepDemoFiles({ app, folder: demoFile(''), pictures: '', report: () => {} })
    await (await app.container.make(RunImport)).execute({ app, file: demoFile('products.csv'), origin: tester })
  })

  for (const [q, first] of EXPECTED) {
    test(`« ${q} »`, async ({ client, assert }) => {
      const { data, meta } = (await client.get('/api/catalogue/products').qs({ q, limit: 12 })).body() as List
      const names = data.slice(0, first.length).map(({ name }, i) => name.slice(0, first[i]?.length))
      assert.deepEqual(names, first)
      assert.equal(meta.sort, 'relevance')
    })
  }

  test('is offered where there are words, and gives way to any other order', async ({ client, assert }) => {
    const list = async (qs: object) => (await client.get('/api/catalogue/products').qs(qs)).body() as List
    const found = await list({ q: 'bandol' })
    assert.deepEqual(found.meta.sorts.slice(0, 2), ['relevance', 'position'])
    assert.notInclude((await list({})).meta.sorts, 'relevance')
    assert.equal((await list({})).meta.sort, 'position')
    const cheapest = (await list({ q: 'chateau', sort: 'price' })).data.map(({ price }) => price.amount)
    assert.deepEqual(
      cheapest,
      [...cheapest].sort((one, other) => one - other)
    )
    const byItself = await list({ sort: 'relevance' })
    assert.deepEqual(byItself.data[0], (await list({})).data[0], 'without words it is the order of the shop')
  })

  test('what the search everywhere finds stands in the same order', async ({ client, assert }) => {
    for (const q of ['chateau', 'pinot', 'st emilion']) {
      const listed = (await client.get('/api/catalogue/products').qs({ q, limit: 5 })).body() as List
      const found = (await client.get('/api/search').qs({ q, limit: 5, kind: 'product' })).body() as List
      assert.deepEqual(
        found.data.map(({ name }) => name),
        listed.data.map(({ name }) => name)
      )
    }
  })

  test('a query is corrected as a whole and says so; words of another language are not', async ({ client, assert }) => {
    const meta = async (q: string) => ((await client.get('/api/catalogue/products').qs({ q })).body() as List).meta
    assert.equal((await meta('chatoneuf')).correction, 'chateauneuf')
    assert.equal((await meta('chatoneuf moins de 50 €')).correction, 'chateauneuf moins de 50 €')
    assert.isNull((await meta('red wine')).correction)
    assert.isNull((await meta('zzqqxx wine')).correction)
  })

  test('a price among the words narrows the list, unless another one is chosen', async ({ client, assert }) => {
    const list = async (qs: object) =>
      (await client.get('/api/catalogue/products').qs({ limit: 48, ...qs })).body() as List
    const cheap = await list({ q: 'rouge moins de 10 euros' })
    assert.isAbove(cheap.data.length, 3)
    assert.isTrue(cheap.data.every(({ price }) => price.amount <= 1000))
    assert.equal(cheap.meta.words, 'rouge')
    assert.equal(cheap.meta.q, 'rouge moins de 10 euros')
    const range = cheap.meta.facets.find(({ code }) => code === 'price')
    assert.equal(range?.selectedMax, 10)
    const chosen = await list({ 'q': 'rouge moins de 10 euros', 'filter[price]': '20..30' })
    assert.isTrue(chosen.data.every(({ price }) => price.amount >= 2000 && price.amount <= 3000))
    assert.isAbove(chosen.data.length, 0)
    const all = await list({ q: 'moins de 10 euros' })
    assert.isNull(all.meta.words)
    assert.equal(all.meta.total, (await list({ 'filter[price]': '..10' })).meta.total)
  })

  test('the years of its wines are a facet, counted like the others and in searches too', async ({
    client,
    assert,
  }) => {
    const list = async (qs: object) => (await client.get('/api/catalogue/products').qs(qs)).body() as List
    const yearsOf = ({ meta }: List) => meta.facets.find(({ code }) => code === 'vintage')?.values ?? []
    for (const q of [undefined, 'bordeaux']) {
      const years = yearsOf(await list({ q }))
      assert.isAbove(years.length, 5)
      const [first] = years
      const chosen = await list({ q, 'filter[vintage]': first?.code })
      assert.equal(chosen.meta.total, first?.count)
      assert.deepEqual(
        yearsOf(chosen).map(({ code, count }) => [code, count]),
        years.map(({ code, count }) => [code, count]),
        'without its own selection'
      )
    }
  })
})
