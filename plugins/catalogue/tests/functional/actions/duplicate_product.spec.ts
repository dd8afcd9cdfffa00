import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Store } from '#core/database/store'
import { resetDatabase } from '#core/testing/reset_database'
import { DeleteProducts } from '#plugins/catalogue/products/deletion/delete_products'
import { DuplicateProduct } from '#plugins/catalogue/products/copies/duplicate_product'
import { ReserveStock } from '#plugins/catalogue/stock/actions/reserve_stock'
import { readJson } from '#core/database/statements'
import { ProductFactory, seedCatalogue, tester } from '#plugins/catalogue/testing'
import type { Row } from '#core/database/reader'

async function rows(sql: string): Promise<Row[]> {
  const { reader } = await app.container.make(Store)
  return (await reader.all(sql)).map((row) => ({ ...row }))
}

test.group('Duplicating and removing products', (group) => {
  group.each.setup(async () => {
    await resetDatabase(await app.container.make(Store))
    await seedCatalogue()
  })

  test('a copy is a draft under -copy, the next ones under -copy-2, -copy-3', async ({ assert }) => {
    const id = await ProductFactory.create({ sku: 'POMEROL', name: 'Pomerol', categories: ['Rouges'] })
    const duplicate = await app.container.make(DuplicateProduct)
    const copy = await duplicate.execute(id, tester)
    await duplicate.execute(id, tester)
    await duplicate.execute(copy, tester)
    assert.deepEqual(
      await rows(`select p.code, p.status, v.sku, t.slug from catalogue_products p
        join catalogue_variants v on v.product_id = p.id
        join catalogue_product_translations t on t.product_id = p.id and t.locale = 'fr_FR' order by p.id`),
      [
        { code: 'POMEROL', status: 'published', sku: 'POMEROL', slug: 'pomerol' },
        { code: 'POMEROL-copy', status: 'draft', sku: 'POMEROL-copy', slug: 'pomerol-copy' },
        { code: 'POMEROL-copy-2', status: 'draft', sku: 'POMEROL-copy-2', slug: 'pomerol-copy-2' },
        { code: 'POMEROL-copy-3', status: 'draft', sku: 'POMEROL-copy-3', slug: 'pomerol-copy-3' },
      ]
    )
    assert.lengthOf(await rows('select * from catalogue_product_categories'), 4)
    assert.lengthOf(await rows('select * from catalogue_stock_movements'), 1)
    const links = await rows(`select product_id, linked_id from catalogue_product_links where kind = 'related'`)
    assert.deepInclude(links, { product_id: id, linked_id: copy })
    assert.deepInclude(links, { product_id: copy, linked_id: id })
  })

  test('stock comes along where it is asked for, pictures and links unless they are declined', async ({ assert }) => {
    const id = await ProductFactory.create({ sku: 'FULL', name: 'Plein', links: { related: ['LATER'] } })
    const duplicate = await app.container.make(DuplicateProduct)
    const bare = await duplicate.execute(id, tester, { links: false })
    const laden = await duplicate.execute(id, tester, { stock: true })
    assert.deepEqual(await rows(`select product_id from catalogue_product_links where product_id = ${bare}`), [])
    assert.deepEqual(await rows(`select linked_id from catalogue_product_links where product_id = ${id}`), [
      { linked_id: laden },
    ])
    assert.deepEqual(
      await rows(`select v.sku, l.on_hand from catalogue_variants v
        left join catalogue_stock_levels l on l.variant_id = v.id where v.product_id <> ${id} order by v.id`),
      [
        { sku: 'FULL-copy', on_hand: null },
        { sku: 'FULL-copy-2', on_hand: 24 },
      ]
    )
  })

  test('what no two products may share is left out of a copy, or told for it', async ({ assert }) => {
    const id = await ProductFactory.create({ sku: 'U-1', attributes: { product_number: '3760' } })
    const duplicate = await app.container.make(DuplicateProduct)
    const silent = await duplicate.execute(id, tester)
    const told = await duplicate.execute(id, tester, { attributes: { product_number: '3761', unknown: 'x' } })
    const valuesOf = async (each: number) => {
      const [row] = await rows(`select attributes from catalogue_products where id = ${each}`)
      return readJson<Record<string, unknown>>(row?.attributes)
    }
    assert.notProperty(await valuesOf(silent), 'product_number')
    assert.equal((await valuesOf(told)).product_number, '3761')
  })

  test('a removed product leaves nothing behind but its audit entry', async ({ assert }) => {
    const id = await ProductFactory.create({ sku: 'GONE', name: 'Parti' })
    const remove = await app.container.make(DeleteProducts)
    assert.equal(await remove.execute([id, 9999], tester), 1)
    for (const table of ['products', 'variants', 'product_translations', 'stock_levels', 'price_history', 'listings']) {
      assert.deepEqual(await rows(`select * from catalogue_${table}`), [], table)
    }
    assert.deepEqual(await rows('select * from core_permalinks'), [])
    const [entry] = await rows(`select action from core_audit_entries where action = 'deleted'`)
    assert.equal(entry?.action, 'deleted')
  })

  test('a product of which a bottle is promised stays', async ({ assert }) => {
    const id = await ProductFactory.create({ sku: 'HELD' })
    const [variant] = await rows('select id from catalogue_variants')
    const reserve = await app.container.make(ReserveStock)
    await reserve.execute({
      reference: 'CMD-1',
      expiresAt: null,
      lines: [{ variantId: variant?.id as number, quantity: 1 }],
    })
    const remove = await app.container.make(DeleteProducts)
    await assert.rejects(() => remove.execute([id], tester), 'catalogue.errors.product_reserved')
  })
})
