import { test } from '@japa/runner'
import { aWine, upsert } from '#plugins/catalogue/testing'
import { emptyShelves } from '#plugins/catalogue/tests/fixtures/clerk'
import { staffVisit } from '#plugins/catalogue/tests/fixtures/staff_visit'

test.group('Stock to watch', (group) => {
  group.each.setup(emptyShelves)

  test('is that of what is counted, the empty shelves first', async ({ assert }) => {
    const clerk = await staffVisit()
    const sold = (sku: string, main: number) => aWine({ name: sku, variants: [{ sku, price: 900, stock: { main } }] })
    await upsert([
      sold('PLENTY', 50),
      sold('FEW', 2),
      sold('NONE', 0),
      aWine({ name: 'ALWAYS', type: 'virtual', variants: [{ sku: 'ALWAYS', price: 900, manageStock: false }] }),
      aWine({ name: 'FILE', type: 'downloadable', variants: [{ sku: 'FILE', price: 900 }] }),
    ])
    const { body } = await clerk.send(
      'GET',
      '/api/admin/platform/widgets/catalogue.stock?from=2026-06-01&to=2026-06-30'
    )
    assert.containsSubset(body, {
      data: { figures: [{ value: 1 }, { value: 1 }], rows: { rows: [{ cells: ['NONE', 0] }, { cells: ['FEW', 2] }] } },
    })
  })
})
