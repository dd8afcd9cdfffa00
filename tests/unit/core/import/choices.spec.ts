import { test } from '@japa/runner'
import { listed, mapColumns, readDelimiter, readEncoding, readPairs } from '#core/import/choices'
import { DomainError } from '#core/errors/domain_error'

function codeOf(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    if (error instanceof DomainError) return error.kind.code
    throw error
  }
  return 'nothing was refused'
}

test.group('Choices of an import', () => {
  test('pairs are read, quotes keep commas and equals signs', ({ assert }) => {
    assert.deepEqual(readPairs('price=12.90, stock=12'), { price: '12.90', stock: '12' })
    assert.deepEqual(readPairs('"Prix, net"=price,"a=b"=sku,c='), { 'Prix, net': 'price', 'a=b': 'sku', 'c': '' })
    assert.deepEqual(readPairs('price=12,90,stock=12'), { price: '12,90', stock: '12' })
    assert.deepEqual(readPairs(''), {})
  })

  test('a pair without equals sign, without name, or given twice is refused')
    .with(['price', '=12', 'a=1,a=2', '__proto__=1'])
    .run(({ assert }, text) => {
      assert.equal(
        codeOf(() => readPairs(text)),
        'E_IMPORT_PAIRS_UNREADABLE'
      )
    })

  test('a delimiter is one character or the name of one', ({ assert }) => {
    assert.deepEqual([';', 'tab', '\\t', 'pipe', '~'].map(readDelimiter), [';', '\t', '\t', '|', '~'])
    for (const text of ['', 'ab', '"', '\n']) {
      assert.equal(
        codeOf(() => readDelimiter(text)),
        'E_IMPORT_DELIMITER_UNKNOWN'
      )
    }
  })

  test('an encoding is one that is read here', ({ assert }) => {
    assert.deepEqual(['UTF-8', 'latin1', 'CP1252'].map(readEncoding), ['utf-8', 'windows-1252', 'windows-1252'])
    assert.equal(
      codeOf(() => readEncoding('ebcdic')),
      'E_IMPORT_ENCODING_UNKNOWN'
    )
  })

  test('columns take the names they are mapped to, an empty name leaves them aside', ({ assert }) => {
    const { fields, columns } = mapColumns(['Réf', 'Nom', 'notes', 'price'], { Réf: 'sku', Nom: 'name', notes: '' })
    assert.deepEqual(
      [...fields],
      [
        ['Réf', 'sku'],
        ['Nom', 'name'],
        ['price', 'price'],
      ]
    )
    assert.equal(columns.get('sku'), 'Réf')
  })

  test('a mapped column takes the place of one that bears the name', ({ assert }) => {
    const { fields } = mapColumns(['price', 'Prix TTC'], { 'Prix TTC': 'price' })
    assert.deepEqual([...fields], [['Prix TTC', 'price']])
  })

  test('a mapping of an unknown column, or of two columns to one field, is refused', ({ assert }) => {
    assert.equal(
      codeOf(() => mapColumns(['a'], { b: 'sku' })),
      'E_IMPORT_COLUMN_UNKNOWN'
    )
    assert.equal(
      codeOf(() => mapColumns(['a', 'b'], { a: 'sku', b: 'sku' })),
      'E_IMPORT_FIELD_TWICE'
    )
  })

  test('a message lists twelve columns at most', ({ assert }) => {
    assert.equal(listed(['a', 'b']), 'a, b')
    assert.equal(
      listed(Array.from({ length: 13 }, (_, i) => `c${i}`)),
      'c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11…'
    )
  })
})
