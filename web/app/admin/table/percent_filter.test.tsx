import { MantineProvider } from '@mantine/core'
import { test } from '@japa/runner'
import { renderAt } from '../../../testing/render'
import { Chips } from './chips'
import { FilterPanel } from './filter_panel'
import type { ListColumn } from './list_types'
import type { Table } from './use_table'

const rate: ListColumn = {
  key: 'rate',
  type: 'number',
  kind: 'percent',
  label: 'Taux',
  isSorted: true,
  isFiltered: true,
  isShown: true,
}

const filter = { rate: '550..2000' }

const table = {
  list: { columns: [rate] },
  state: { filter, q: '' },
  ownFilter: filter,
  wholeAddress: '/',
  addressWith: () => '/',
} as unknown as Table

test.group('A filter by percentage', () => {
  test('is typed in percent', ({ assert }) => {
    const page = renderAt(
      <MantineProvider>
        <FilterPanel table={table} onDone={() => undefined} />
      </MantineProvider>
    )
    assert.match(page, /<input[^>]* value="5,5"/)
    assert.match(page, /<input[^>]* value="20"/)
  })

  test('is named in percent', ({ assert }) => {
    const page = renderAt(<Chips table={table} />, { locale: 'en_GB' })
    assert.include(page, '5.5%')
    assert.include(page, '20%')
  })
})
