import { test } from '@japa/runner'
import { chooseTableRates } from '#plugins/sales/shipping/table_rates/choose_table_rates'
import { destinationOf } from '#plugins/sales/shared/destination'
import { findOverlaps } from '#plugins/sales/shipping/table_rates/find_overlap'
import type { TableRateRow } from '#plugins/sales/shipping/table_rates/table_rate_row'

const row = (id: number, parts: Partial<TableRateRow> = {}): TableRateRow => ({
  id,
  channel: 'default',
  label: 'Colissimo',
  country: 'FR',
  state: '',
  postcodeFrom: '',
  postcodeTo: '',
  weightFrom: null,
  weightTo: null,
  amountFrom: null,
  amountTo: null,
  quantityFrom: null,
  quantityTo: null,
  price: id * 100,
  delay: '',
  position: 0,
  isActive: true,
  version: 1,
  ...parts,
})

const chosen = (
  rows: TableRateRow[],
  parts: { postcode?: string; country?: string; weight?: number; amount?: number; quantity?: number } = {}
) => {
  const { postcode = '75001', country = 'FR', weight = 1300, amount = 1200, quantity = 1 } = parts
  const destination = destinationOf({ country, postcode, state: null })
  return chooseTableRates(rows, { destination, weight, amount, quantity }).map(({ id }) => id)
}

test.group('Table rates', () => {
  test('give one way of delivery for each label', ({ assert }) => {
    assert.deepEqual(
      chosen([row(1), row(2, { label: 'Chronopost' }), row(3, { label: 'Livreur', isActive: false })]),
      [1, 2]
    )
  })

  test('from is reached, to is not', ({ assert }) => {
    const rows = [
      row(1, { weightTo: 2000 }),
      row(2, { weightFrom: 2000, weightTo: 5000 }),
      row(3, { weightFrom: 5000 }),
    ]
    assert.deepEqual(chosen(rows, { weight: 0 }), [1])
    assert.deepEqual(chosen(rows, { weight: 1999 }), [1])
    assert.deepEqual(chosen(rows, { weight: 2000 }), [2])
    assert.deepEqual(chosen(rows, { weight: 5000 }), [3])
    assert.deepEqual(chosen(rows, { weight: 900_000 }), [3])
  })

  test('all columns must fit', ({ assert }) => {
    const rows = [row(1, { amountFrom: 5000, quantityFrom: 6 })]
    assert.deepEqual(chosen(rows, { amount: 5000, quantity: 5 }), [])
    assert.deepEqual(chosen(rows, { amount: 4999, quantity: 6 }), [])
    assert.deepEqual(chosen(rows, { amount: 5000, quantity: 6 }), [1])
  })

  test('the most exact destination goes before the cheaper one', ({ assert }) => {
    const rows = [
      row(1, { country: '' }),
      row(2),
      row(3, { state: '2A' }),
      row(4, { postcodeFrom: '20*' }),
      row(5, { postcodeFrom: '20090' }),
    ]
    assert.deepEqual(chosen(rows, { country: 'BE', postcode: '1000' }), [1])
    assert.deepEqual(chosen(rows), [2])
    assert.deepEqual(chosen(rows.slice(0, 3), { postcode: '20100' }), [3])
    assert.deepEqual(chosen(rows, { postcode: '20100' }), [4])
    assert.deepEqual(chosen(rows, { postcode: '20090' }), [5])
  })

  test('then the highest beginnings, then the place in the table', ({ assert }) => {
    assert.deepEqual(chosen([row(1, { weightFrom: 0 }), row(2, { weightFrom: 1000 })]), [2])
    assert.deepEqual(chosen([row(1, { position: 2 }), row(2, { position: 1 }), row(3, { position: 1 })]), [2])
  })
})

test.group('Rows that compete', () => {
  const overlaps = (...rows: TableRateRow[]) => [...findOverlaps(rows)].map(([one, other]) => [one.id, other.id])

  test('are told with the earlier one', ({ assert }) => {
    assert.deepEqual(overlaps(row(1), row(2)), [[2, 1]])
    assert.deepEqual(overlaps(row(1), row(2, { label: 'COLISSIMO' })), [[2, 1]])
    assert.deepEqual(
      overlaps(
        row(1, { postcodeFrom: '20000', postcodeTo: '20500' }),
        row(2, { postcodeFrom: '20400', postcodeTo: '20999' })
      ),
      [[2, 1]]
    )
    assert.deepEqual(overlaps(row(1, { postcodeFrom: '20090' }), row(2, { postcodeFrom: '20090' })), [[2, 1]])
  })

  test('are none where anything but their order decides', ({ assert }) => {
    assert.deepEqual(overlaps(row(1), row(2, { label: 'Chronopost' })), [])
    assert.deepEqual(overlaps(row(1), row(2, { weightFrom: 1000 })), [])
    assert.deepEqual(overlaps(row(1), row(2, { country: 'BE' }), row(3, { country: '' })), [])
    assert.deepEqual(overlaps(row(1), row(2, { postcodeFrom: '20*' }), row(3, { postcodeFrom: '20090' })), [])
    assert.deepEqual(overlaps(row(1, { postcodeFrom: '20*' }), row(2, { postcodeFrom: '21*' })), [])
    assert.deepEqual(overlaps(row(1), row(2, { isActive: false })), [])
  })
})
