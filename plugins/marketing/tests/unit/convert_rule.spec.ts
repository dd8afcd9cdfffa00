import { test } from '@japa/runner'
import { afterRule, beforeRule } from '#plugins/marketing/rules/convert_rule'

const OLD = {
  kind: 'percent',
  amount: '1500',
  most_pieces: 3,
  on_shipping: true,
  free_shipping: false,
  conditions: {
    match: 'any',
    list: [
      { subject: 'subtotal', attribute: '', operator: 'at_least', values: ['5000'] },
      { subject: 'quantity', attribute: '', operator: 'below', values: ['12'] },
      { subject: 'attribute', attribute: 'colour', operator: 'not_among', values: ['red'] },
      { subject: 'postcode', attribute: '', operator: 'among', values: ['20*'] },
    ],
  },
}

test.group('Rules from before plugins could bring parts', () => {
  test('say the same in the new words', ({ assert }) => {
    assert.deepEqual(afterRule(OLD), {
      kind: 'marketing.percent',
      settings: { percent: 1500, mostPieces: 3, shipping: 'reduced' },
      conditions: {
        match: 'any',
        list: [
          { kind: 'marketing.subtotal', values: { operator: 'at_least', amount: 5000 } },
          { kind: 'marketing.pieces', values: { operator: 'below', pieces: 12 } },
          { kind: 'marketing.attribute', values: { attribute: 'colour', operator: 'not_among', values: ['red'] } },
          { kind: 'marketing.postcode', values: { operator: 'among', postcodes: ['20*'] } },
        ],
      },
    })
  })

  test('come back as they were', ({ assert }) => {
    const free = { ...OLD, kind: 'none', amount: 0, most_pieces: null, on_shipping: false, free_shipping: true }
    for (const rule of [{ ...OLD, amount: 1500 }, free]) {
      const { isSaid, ...back } = beforeRule(afterRule(rule))
      assert.isTrue(isSaid)
      assert.deepEqual(back, rule)
    }
  })

  test('are told apart from those that the former words cannot say', ({ assert }) => {
    const settings = { pieces: 12, times: 'once' }
    const conditions = { match: 'all', list: [] }
    assert.isFalse(beforeRule({ kind: 'marketing.cheapest_free', settings, conditions }).isSaid)
    const nested = { match: 'all', list: [{ match: 'none', list: [] }] }
    assert.isFalse(beforeRule({ kind: 'marketing.percent', settings: { percent: 5 }, conditions: nested }).isSaid)
  })
})
