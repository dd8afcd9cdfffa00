import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Store } from '#core/database/store'
import { resetDatabase } from '#core/testing/reset_database'
import { Visitor } from '#core/testing/visitor'
import { DeleteProducts } from '#plugins/catalogue/products/deletion/delete_products'
import { DuplicateProduct } from '#plugins/catalogue/products/copies/duplicate_product'
import { MoveStock } from '#plugins/catalogue/stock/actions/move_stock'
import { aWine, ProductFactory, seedCatalogue, tester, upsert } from '#plugins/catalogue/testing'
import { importLines, number, told } from '#plugins/catalogue/tests/fixtures/import_file'
import { seedRoles } from '#plugins/users/testing'
import type { ProductAnswer, ProductListAnswer } from '#plugins/catalogue/listing/responses/response_shapes'
import type { ProductInput } from '#plugins/catalogue/products/upsert/product_input'

const visitor = new Visitor()
const page = async (slug: string) =>
  (await visitor.send('GET', `/api/catalogue/products/${slug}`)).body as ProductAnswer
const status = async (slug: string) => (await visitor.send('GET', `/api/catalogue/products/${slug}`)).status
const cards = async (query = '') =>
  ((await visitor.send('GET', `/api/catalogue/products${query}`)).body as ProductListAnswer).data

const wine = (sku: string, price: number, stock = 12) =>
  aWine({ name: sku, variants: [{ sku, price, stock: { main: stock } }] })
const composite = (said: Partial<ProductInput>, sku = 'BOX'): ProductInput => ({
  translations: { fr_FR: { name: sku }, en_GB: { name: sku } },
  variants: [{ sku }],
  ...said,
})

const BOX = composite({
  type: 'bundle',
  priceRule: 'parts',
  partsDiscount: 1000,
  bundle: [
    {
      code: 'red',
      type: 'radio',
      parts: [
        { sku: 'R1', quantity: 2, isDefault: true },
        { sku: 'R2', quantity: 2 },
      ],
    },
    { code: 'glass', type: 'checkbox', isRequired: false, parts: [{ sku: 'G' }] },
  ],
})

test.group('Products made of others', (group) => {
  group.each.setup(async () => {
    await resetDatabase(await app.container.make(Store))
    await seedRoles()
    await seedCatalogue()
    await upsert([wine('R1', 1500), wine('R2', 1000, 3), wine('G', 400)])
  })

  test('a bundle costs its parts less the discount, from the cheapest choice on', async ({ assert }) => {
    await upsert([BOX])
    const { type, price, isFrom, stock, bundle, weight } = (await page('box')) as ProductAnswer & { weight?: number }
    assert.deepEqual([type, price.amount, isFrom, stock, weight], ['bundle', 1800, true, 'low_stock', undefined])
    assert.deepEqual([bundle?.total.amount, bundle?.separately.amount, bundle?.discount], [2700, 3000, 1000])
    assert.deepEqual(
      bundle?.options.map(({ code, isRequired, parts }) => [code, isRequired, parts.map(({ sku }) => sku)]),
      [
        ['red', true, ['R1', 'R2']],
        ['glass', false, ['G']],
      ]
    )
    await upsert([{ variants: [{ sku: 'R2', price: 800 }] }])
    assert.equal((await page('box')).price.amount, 1440)
  })

  test('a bundle can be had as its parts can, whatever moves them', async ({ assert }) => {
    await upsert([BOX])
    assert.equal((await page('box')).stock, 'low_stock')
    const move = await app.container.make(MoveStock)
    const out = async (sku: string, quantity: number) => {
      const variantId = await number('select id from catalogue_variants where sku = ?', [sku])
      await move.execute([{ variantId, source: 'main', quantity, reason: 'breakage' }], tester)
    }
    await out('R1', -11)
    assert.equal((await page('box')).stock, 'low_stock')
    await out('R2', -2)
    assert.equal((await page('box')).stock, 'out_of_stock')
    await upsert([{ variants: [{ sku: 'R1', stock: { main: 100 } }] }])
    assert.equal((await page('box')).stock, 'in_stock')
  })

  test('a bundle with a price of its own keeps it, and is sold out while a part is missing', async ({ assert }) => {
    const fixed: ProductInput = {
      ...BOX,
      priceRule: 'fixed',
      partsDiscount: 0,
      variants: [{ sku: 'BOX', price: 2500 }],
    }
    const late = [{ code: 'late', parts: [{ sku: 'LATE' }] }]
    await upsert([{ ...fixed, bundle: late }])
    assert.deepEqual([(await page('box')).price.amount, (await page('box')).stock], [2500, 'out_of_stock'])
    await upsert([wine('LATE', 900)])
    assert.equal((await page('box')).stock, 'in_stock')
    const id = await number("select product_id from catalogue_variants where sku = 'LATE'")
    await (await app.container.make(DeleteProducts)).execute([id], tester)
    assert.equal((await page('box')).stock, 'out_of_stock')
  })

  test('a group says what each member costs in which quantity, to whom, and what it is taxed as', async ({
    assert,
  }) => {
    const tiers = { '': [{ quantity: 6, percent: 1000 }] }
    const book = { ...aWine({ name: 'BOOK', variants: [{ sku: 'BOOK', price: 2000 }] }), taxCategory: 'reduced' }
    await upsert([{ variants: [{ sku: 'R1', tiers }] }, book])
    await upsert([composite({ type: 'grouped', members: [{ sku: 'R1' }, { sku: 'BOOK' }] }, 'VERTICAL')])
    const [red, other] = (await page('vertical')).members
    assert.deepEqual(
      red?.tiers?.map(({ quantity, price }) => [quantity, price.amount]),
      [[6, 1350]]
    )
    assert.deepEqual([red?.taxCategory, other?.taxCategory, other?.tiers], [undefined, 'reduced', undefined])
    assert.equal((await page('book')).taxCategory, 'reduced')
  })

  test('a group shows its members with their prices and stock, and costs from the cheapest on', async ({ assert }) => {
    const members = [{ sku: 'R1', quantity: 3 }, { sku: 'R2' }, { sku: 'NOT-YET' }]
    await upsert([composite({ type: 'grouped', members }, 'VERTICAL')])
    const shown = await page('vertical')
    assert.deepEqual(
      shown.members.map(({ sku, name, quantity, price, stock, path }) => [
        sku,
        name,
        quantity,
        price.amount,
        stock,
        path,
      ]),
      [
        ['R1', 'R1', 3, 1500, 'in_stock', '/r1'],
        ['R2', 'R2', 1, 1000, 'low_stock', '/r2'],
      ]
    )
    const [card] = (await cards('?sort=price')).filter(({ name }) => name === 'VERTICAL')
    assert.deepEqual([card?.price.amount, card?.isFrom, card?.sku], [1000, true, 'VERTICAL'])
    await upsert([{ variants: [{ sku: 'R2', price: 1000 }], status: 'draft' }])
    assert.deepEqual(
      (await page('vertical')).members.map(({ sku }) => sku),
      ['R1']
    )
    await upsert([{ variants: [{ sku: 'R1' }], status: 'draft' }])
    assert.equal(await status('vertical'), 404)
  })

  test('a group of customers pays its own price for the parts', async ({ assert }) => {
    await upsert([BOX, { variants: [{ sku: 'R1', groupPrices: { professional: { amount: 500 } } }] }])
    const store = await app.container.make(Store)
    const row = await store.reader.first<{ amount: number }>(
      `select p.amount from catalogue_listing_prices p join catalogue_products x on x.id = p.product_id
       where x.code = 'BOX' and p.customer_group = 'professional'`
    )
    assert.equal(Number(row?.amount), 900)
  })

  test('what is virtual is counted but weighs nothing; what is downloaded is neither', async ({ assert }) => {
    const voucher = composite({ type: 'virtual', variants: [{ sku: 'V', price: 5000, stock: { main: 2 } }] }, 'V')
    const sheet = composite({ type: 'downloadable', variants: [{ sku: 'D', price: 500 }] }, 'D')
    assert.deepEqual(
      (await upsert([voucher, sheet])).map(({ outcome }) => outcome),
      ['created', 'created']
    )
    assert.deepEqual([(await page('v')).stock, (await page('d')).stock], ['low_stock', 'in_stock'])
    const [heavy, stocked] = await upsert([
      { variants: [{ sku: 'V', weight: 100 }] },
      { variants: [{ sku: 'D', stock: { main: 3 } }] },
    ])
    assert.deepEqual(
      [heavy, stocked].map((result) => result?.errors[0]?.code),
      ['E_CATALOGUE_WEIGHT_NOT_ALLOWED', 'E_CATALOGUE_STOCK_NOT_ALLOWED']
    )
    await upsert([{ variants: [{ sku: 'V', manageStock: false }] }])
    assert.equal((await page('v')).stock, 'in_stock')
  })

  test('nothing changes when told again; a copy has the same parts', async ({ assert }) => {
    await upsert([BOX])
    assert.equal((await upsert([BOX]))[0]?.outcome, 'unchanged')
    assert.equal((await upsert([{ ...BOX, position: 0 }]))[0]?.outcome, 'unchanged')
    const id = await number("select id from catalogue_products where code = 'BOX'")
    const copy = await (await app.container.make(DuplicateProduct)).execute(id, tester)
    assert.equal(await number('select count(*) from catalogue_product_parts where product_id = ?', [copy]), 3)
    await upsert([{ code: 'BOX', type: 'simple', variants: [{ sku: 'BOX', price: 900 }] }])
    assert.equal(await number('select count(*) from catalogue_product_parts where product_id = ?', [id]), 0)
  })

  test('parts that cannot be parts are refused with their place', async ({ assert }) => {
    await upsert([BOX])
    const codes = async (said: Partial<ProductInput>) =>
      (await upsert([composite(said, 'NEW')]))[0]?.errors.map(({ code, field }) => `${code} ${field}`)
    const option = (sku: string) => ({ bundle: [{ code: 'a', parts: [{ sku }] }] })
    for (const sku of ['NEW', 'BOX']) {
      const refused = await codes({ type: 'bundle', priceRule: 'parts', ...option(sku) })
      assert.deepEqual(refused, ['E_CATALOGUE_PART_INVALID bundle.a'], sku)
    }
    assert.deepEqual(await codes({ type: 'grouped', members: [{ sku: 'R1' }, { sku: 'R1' }] }), [
      'E_CATALOGUE_PART_INVALID members',
    ])
    const prices = [{ sku: 'NEW', price: 100 }]
    assert.deepEqual(await codes({ type: 'grouped', variants: prices }), [
      'E_CATALOGUE_PRICE_NOT_ALLOWED variants.0.price',
    ])
    assert.deepEqual(await codes({ type: 'simple', variants: prices, ...option('R1') }), [
      'E_CATALOGUE_PARTS_NOT_ALLOWED bundle',
    ])
  })
})

const HEADER =
  'sku,type,name,price,stock.main,bundle_price,bundle.red,bundle.red.en_GB,bundle.glass,grouped,tiers,group_price.professional,tiers.professional,manage_stock'
const LINES = [
  HEADER,
  'BOX,bundle,Coffret,,,parts -10%,radio required|R1*2 default|R2*2 free,Red,checkbox optional|R2,,,,,',
  'VERT,grouped,Verticale,,,,,,,R1*3|R2,,,,',
  'R1,simple,R1,15.00,24,,,,,,6:14.00|12:-10%,13.50,6:12.00,',
  'R2,simple,R2,"10,00",24,,,,,,,-5%,,',
  'BON,virtual,Bon cadeau,50,,,,,,,,,,0',
]

test.group('Files with all types of products', (group) => {
  group.each.setup(async () => {
    await resetDatabase(await app.container.make(Store))
    await seedRoles()
    await seedCatalogue()
  })

  test('are read whole, parts before those they are made of, and change nothing the second time', async ({
    assert,
  }) => {
    const report = await importLines(LINES)
    assert.deepEqual(told(report), [])
    assert.equal(report.created, 5)
    const { bundle, price } = await page('coffret')
    assert.deepEqual([price.amount, bundle?.total.amount], [1800, 2700])
    assert.deepEqual(
      bundle?.options.map(({ code, type, isRequired }) => [code, type, isRequired]),
      [
        ['red', 'radio', true],
        ['glass', 'checkbox', false],
      ]
    )
    assert.deepEqual(
      bundle?.options[0]?.parts.map(({ sku, quantity, isDefault, isQuantityFree }) => {
        return [sku, quantity, isDefault, isQuantityFree]
      }),
      [
        ['R1', 2, true, false],
        ['R2', 2, false, true],
      ]
    )
    assert.lengthOf((await page('verticale')).members, 2)
    assert.equal((await page('bon-cadeau')).stock, 'in_stock')
    assert.equal(await number('select count(*) from catalogue_variant_prices'), 5)
    assert.equal((await importLines(LINES)).unchanged, 5)
    const again = await importLines([HEADER.replace(',manage_stock', ''), 'R2,simple,R2,10,24,,,,,,,,'])
    assert.deepEqual([again.updated, await number('select count(*) from catalogue_variant_prices')], [1, 4])
  })

  test('tell of bad cells with their line and column', async ({ assert }) => {
    const bad = [
      'sku,type,name,price,tiers,group_price.professional,group_price.nobody,bundle_price,grouped,links',
      'A,simple,A,10,6=9,,,,,',
      'B,simple,B,10,,11,,,,',
      'C,simple,C,10,,,9,,,',
      'D,bundle,D,,,,,half,,',
      'E,grouped,E,,,,,,E,',
      'F,downloadable,F,10,,,,,,nowhere.pdf times=3',
    ]
    assert.deepEqual(told(await importLines(bad)), [
      '2 tiers E_CATALOGUE_IMPORT_CELL',
      '3 group_price.professional E_CATALOGUE_TIER_TOO_HIGH',
      '4 group_price.nobody E_CATALOGUE_GROUP_UNKNOWN',
      '5 bundle_price E_CATALOGUE_IMPORT_CELL',
      '6 grouped E_CATALOGUE_PART_INVALID',
      '7 links E_CATALOGUE_FILE_UNKNOWN',
    ])
    assert.equal(await number('select count(*) from catalogue_products'), 0)
  })
})

test('parts of a hundred boxes are listed anew with a bounded number of statements', async ({ assert }) => {
  await resetDatabase(await app.container.make(Store))
  await seedCatalogue()
  await ProductFactory.createFrom([wine('R1', 1500), wine('R2', 1000), wine('G', 400)])
  const boxes = Array.from({ length: 100 }, (_, at) => ({ ...BOX, variants: [{ sku: `BOX-${at}` }] }))
  await ProductFactory.createFrom(boxes)
  await upsert([{ variants: [{ sku: 'R2', price: 900 }] }])
  assert.equal(await number('select count(*) from catalogue_listing_prices where amount = 1620'), 100)
})
