import { test } from '@japa/runner'
import { OwnFormat } from '#plugins/catalogue/import/own_format'
import type { ImportProblem } from '#core/import/problem'

const COLUMNS = {
  product: [
    {
      field: 'tax_category',
      read: (into: { taxCategory?: string | null }, text: string) => {
        into.taxCategory = text || null
      },
    },
  ],
  variant: [],
}

test.group('Rows of our own format', () => {
  const warningsOf = (known: ReadonlySet<string> | null, codes: string[]) => {
    const format = new OwnFormat(COLUMNS, null, known)
    const warnings: ImportProblem[] = []
    codes.forEach((code, at) => format.product({ row: at + 2, values: { tax_category: code } } as never, [], warnings))
    return warnings.map(({ code, row, column }) => [code, row, column])
  }

  test('warn of a category of VAT that the shop lacks, at each of its rows: a report tells them together', ({
    assert,
  }) => {
    const known = new Set(['standard'])
    assert.deepEqual(warningsOf(known, ['standard', '', 'livre', 'livre', 'presse']), [
      ['E_CATALOGUE_IMPORT_TAX_CATEGORY', 4, 'tax_category'],
      ['E_CATALOGUE_IMPORT_TAX_CATEGORY', 5, 'tax_category'],
      ['E_CATALOGUE_IMPORT_TAX_CATEGORY', 6, 'tax_category'],
    ])
  })

  test('say nothing where nobody keeps such categories', ({ assert }) => {
    assert.deepEqual(warningsOf(null, ['livre']), [])
  })
})
