import { test } from '@japa/runner'
import { aWine, ProductFactory, upsert } from '#plugins/catalogue/testing'
import { freshShop, refusalOf, saidOf, sellWine, ShopVisitor } from '#plugins/sales/testing'
import { newStaffVisit } from '#plugins/users/testing'
import { aRequest, linesOf, opened } from '#plugins/sales/tests/functional/quotes/quote_visits'

const sellGroup = (skus: readonly string[]) =>
  upsert([
    {
      code: 'GROUP',
      type: 'grouped' as const,
      status: 'published' as const,
      translations: { fr_FR: { name: 'Trio du mois' } },
      variants: [{ sku: 'GROUP' }],
      members: skus.map((sku) => ({ sku })),
    },
  ])

test.group('A grouped product in a cart', (group) => {
  group.each.setup(async () => {
    await freshShop()
    await sellWine('A', 1000)
    await sellWine('B', 1200)
    await ProductFactory.createFrom([aWine({ status: 'draft', variants: [{ sku: 'D', price: 100 }] })])
  })

  test('is refused with its parts that can be chosen, in both languages, and nothing is put in', async ({ assert }) => {
    await sellGroup(['B', 'A', 'D'])
    const visitor = new ShopVisitor()
    const put = (language: string, body: object = {}) =>
      visitor.send(
        'POST',
        '/api/sales/cart/items',
        {
          items: [
            { sku: 'A', quantity: 1 },
            { sku: 'GROUP', quantity: 1, ...body },
          ],
          isOfAge: true,
        },
        { 'accept-language': language }
      )
    const refused = await put('fr-FR')
    assert.equal(refusalOf(refused), '422 E_SALES_PRODUCT_GROUPED')
    assert.equal(
      saidOf(refused),
      '«\u202fTrio du mois\u202f» ne s’achète pas en un bloc\u202f: choisissez parmi Vin B (B), Vin A (A).'
    )
    const parts = [
      { sku: 'B', name: 'Vin B' },
      { sku: 'A', name: 'Vin A' },
    ]
    assert.containsSubset(refused.body, { errors: [{ field: 'sku', meta: { parts } }] })
    const english = await put('en-GB', { choice: { parts: { A: 1 } } })
    assert.equal(saidOf(english), '“Trio du mois” is not sold as one piece: choose among Vin B (B), Vin A (A).')
    assert.equal((await visitor.cart()).quantity, 0)
  })

  test('names a few of many parts, and is gone where none is sold', async ({ assert }) => {
    const many = ['E', 'F', 'G', 'H', 'I']
    for (const sku of many) await sellWine(sku, 1000)
    await sellGroup(['A', 'B', ...many])
    const visitor = new ShopVisitor()
    const refused = await visitor.add({ sku: 'GROUP', quantity: 1 })
    assert.match(saidOf(refused), /Vin G \(G\) et 2 autres\.$/)
    assert.lengthOf((refused.body as { errors: { meta: { parts: [] } }[] }).errors[0]?.meta.parts ?? [], 7)
    await sellGroup(['D'])
    assert.equal(refusalOf(await visitor.add({ sku: 'GROUP', quantity: 1 })), '422 E_SALES_PRODUCT_GONE')
  })

  test('is refused so in a quote too', async ({ assert }) => {
    await sellGroup(['A', 'B'])
    const staff = await newStaffVisit()
    const quote = await opened(staff, (await aRequest({ A: 1 })).number)
    const lines = [...linesOf(quote), { sku: 'GROUP', quantity: 1, off: 0 }]
    const body = { version: quote.version, lines, shipping: null }
    const refused = await staff.send('PUT', `/api/admin/sales/quotes/${quote.id}`, body)
    assert.equal(refusalOf(refused), '422 E_SALES_PRODUCT_GROUPED')
    assert.containsSubset(refused.body, { errors: [{ field: 'lines.1.sku' }] })
    assert.include(saidOf(refused), 'Vin A (A), Vin B (B)')
  })
})
