import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Store } from '#core/database/store'

test.group('The catalogue tables', () => {
  test('exist on this database', async ({ assert }) => {
    const store = await app.container.make(Store)
    const tables = await store.lucid.connection().getAllTables(['public'])
    const ours = tables.filter((table) => table.startsWith('catalogue_')).sort()
    assert.includeMembers(ours, ['catalogue_products', 'catalogue_variants', 'catalogue_stock_levels'])
  })
})
