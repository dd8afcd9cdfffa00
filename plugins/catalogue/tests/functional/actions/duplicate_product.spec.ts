import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Store } from '#core/database/store'
import { resetDatabase } from '#core/testing/reset_database'
import { DeleteProducts } from '#plugins/catalogue/actions/delete_products'
import { DuplicateProduct } from '#plugins/catalogue/actions/duplicate_product'
import { ReserveStock } from '#plugins/catalogue/actions/reserve_stock'
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
