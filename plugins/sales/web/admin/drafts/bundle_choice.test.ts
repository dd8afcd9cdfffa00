import { test } from '@japa/runner'
import { suggestedChoice, withParts } from './bundle_choice'

const part = (sku: string, isDefault = false) => ({ sku, name: sku, quantity: 2, isDefault, isQuantityFree: true })
const option = { code: 'rouge', label: 'Rouge', isRequired: true, isSingle: true, parts: [part('A'), part('B', true)] }

test.group('What is chosen of a bundle', () => {
  test('begins with what the shop suggests', ({ assert }) => {
    const free = { ...option, code: 'verre', isRequired: false, parts: [part('C')] }
    const first = { ...option, code: 'blanc', parts: [part('D'), part('E')] }
    assert.deepEqual(suggestedChoice({ options: [option, free, first] }), {
      rouge: { B: 2 },
      verre: {},
      blanc: { D: 2 },
    })
  })

  test('keeps the quantity of parts that stay', ({ assert }) => {
    const choice = { rouge: { A: 5 } }
    assert.deepEqual(withParts(choice, option, ['A', 'B']), { rouge: { A: 5, B: 2 } })
    assert.deepEqual(withParts(choice, option, []), { rouge: {} })
  })
})
