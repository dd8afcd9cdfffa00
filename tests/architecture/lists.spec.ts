import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { DateTime } from 'luxon'
import { ListCatalogue } from '#core/lists/list_catalogue'
import { Lists } from '#core/lists/lists'
import { PluginRegistry } from '#core/plugin/registry'
import { Store } from '#core/database/store'
import { isSorted } from '#core/lists/list_order'
import { choicesOf } from '#core/lists/conditions'
import { inLocale } from '#core/lists/in_locale'
import { inPeriod } from '#core/lists/in_period'
import { selectCells } from '#core/lists/read_cells'
import type { ListColumn } from '#core/lists/list'

/** A value that a filter on the column understands; null where it takes none. */
async function filterValue(column: ListColumn): Promise<string | null> {
  if (column.filter === false) return null
  if (column.type === 'choice') return (await choicesOf(column))[0]?.value ?? null
  if (column.type === 'boolean') return '1'
  if (column.type === 'text') return 'a'
  return column.type === 'day' || column.type === 'instant' ? '2026-01-01..2026-02-01' : '1..50'
}

const keys = (await app.container.make(ListCatalogue)).keys()

test.group('Lists of the back office', () => {
  for (const key of keys) {
    test(`${key} runs with every order, filter and search it offers`, async ({ assert }) => {
      const lists = await app.container.make(Lists)
      const list = await (await app.container.make(ListCatalogue)).get(key)
      const rows = lists.rows(key, { query: {} }, { columns: Object.keys(list.columns) })
      for await (const chunk of rows) assert.isArray(chunk)
      await lists.page(key, { ...(list.search ? { q: 'a b' } : {}), locale: 'en_GB' })
      for (const [name, column] of Object.entries(list.columns)) {
        if (isSorted(column)) await lists.page(key, { sort: `-${name}` })
        const value = await filterValue(column)
        if (value !== null) await lists.page(key, { filter: { [name]: value } })
        if (column.type === 'money') assert.isString(column.currency, `${key}: ${name} has no currency`)
        if (column.type === 'choice') assert.exists(column.choices, `${key}: ${name} has no choices`)
      }
    })

    test(`${key} says what its rows are called, if it can be searched: what is called so comes first`, async ({
      assert,
    }) => {
      const { search, naming = {} } = await (await app.container.make(ListCatalogue)).get(key)
      if (search) assert.isNotEmpty([...(naming.codes ?? []), ...(naming.titles ?? [])], key)
    })

    test(`${key} reads cells that its tables have`, async ({ assert }) => {
      const { reader, dialect } = await app.container.make(Store)
      const place = { dialect, zone: 'Europe/Paris', today: DateTime.fromISO('2026-02-01') }
      const list = inPeriod(inLocale(await (await app.container.make(ListCatalogue)).get(key), 'fr_FR'), {}, place)
      const cells = selectCells(Object.entries(list.columns))
      assert.isArray(await reader.all(`select ${list.id} as id${cells} from ${list.from} limit 1`))
    })

    test(`${key} names a permission of staff, and words in both languages`, async ({ assert }) => {
      const { permissions } = await app.container.make(PluginRegistry)
      const list = await (await app.container.make(ListCatalogue)).get(key)
      assert.equal(permissions.get(list.permission)?.interface, 'admin', list.permission)
      const labels = [list.label, ...Object.values(list.columns).map(({ label }) => label)]
      for (const { fr_FR: french, en_GB: english } of labels) assert.isNotEmpty(french && english, key)
    })
  }

  test('are read by their keys only', ({ assert }) => {
    for (const key of keys) assert.match(key, /^\w+\.\w+$/)
  })
})
