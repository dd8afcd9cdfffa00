import { test } from '@japa/runner'
import type { Facet, ProductCard, ProductList } from '#web/lib/shapes'
import { listData } from './list_data'

const value = (code: string, count: number) => ({ code, label: code.toUpperCase(), count, selected: false })

const grapes: Facet = {
  code: 'grapes',
  label: 'Cépages',
  kind: 'choice',
  values: [1, 9, 2, 8, 3, 7, 4, 6, 5, 0].map((count) => value(`g${count}`, count)),
}

const listed = (facets: Facet[], data: ProductCard[] = []) => ({ data, meta: { facets } }) as unknown as ProductList

const codes = (filters: Record<string, string[]>, facet: string | null = null) => {
  const [shown] = listData(listed([grapes]), { filters, facet }).meta.facets
  return { values: shown?.values.map(({ code }) => code), more: shown?.more }
}

test.group('What a page shows of a list', () => {
  test('are the values with the most wines, in their own order, and those that are chosen', ({ assert }) => {
    assert.deepEqual(codes({}), { values: ['g9', 'g8', 'g3', 'g7', 'g4', 'g6', 'g5'], more: 2 })
    assert.deepEqual(codes({ grapes: ['g1', 'g0'] }), {
      values: ['g1', 'g9', 'g8', 'g3', 'g7', 'g4', 'g6', 'g5', 'g0'],
      more: 1,
    })
  })

  test('are all values of the facet that the address names', ({ assert }) => {
    const { values, more } = codes({}, 'grapes')
    assert.lengthOf(values ?? [], 9)
    assert.equal(more, 0)
  })

  test('are no facets that leave nothing to choose', ({ assert }) => {
    const empty: Facet = { ...grapes, values: [value('g0', 0)] }
    const price: Facet = { code: 'price', label: 'Prix', kind: 'range', values: [], min: 9.9, max: 9.95 }
    const narrow: Facet = { ...price, max: 9.9, min: 9.2 }
    const shown = (filters: Record<string, string[]>) =>
      listData(listed([empty, { ...narrow, min: 9, max: 9 }, price]), { filters, facet: null }).meta.facets
    assert.deepEqual(
      shown({}).map(({ code }) => code),
      ['price']
    )
    assert.lengthOf(shown({ grapes: ['g0'], price: ['9..'] }), 3)
  })

  test('are the few facts that a card tells', ({ assert }) => {
    const fact = (code: string) => ({
      code,
      label: code,
      type: 'select',
      value: 'x',
      options: [{ code: 'x', label: 'X' }],
    })
    const card = { name: 'Vin', attributes: { colour: fact('colour'), region: fact('region'), body: fact('body') } }
    const [shown] = listData(listed([], [card as unknown as ProductCard]), { filters: {}, facet: null }).data
    assert.deepEqual(shown?.attributes, {
      colour: { value: 'x', options: [{ code: 'x', label: 'X' }] },
      region: { value: 'x', options: [] },
    })
  })
})
