import { test } from '@japa/runner'
import { missingOf, newProduct, newVariant, sentOf, type FormGroup, type ProductValues } from './values'

const standing = (): ProductValues => ({
  ...newProduct([]),
  attributes: { colour: 'rouge', grapes: ['merlot'] },
  variants: [{ ...newVariant('A-1'), id: 7, price: 1200 }],
})

test.group('What the form of a product sends', () => {
  test('are the parts that were changed and no other', ({ assert }) => {
    const before = standing()
    assert.deepEqual(sentOf(before, before), {})
    assert.deepEqual(sentOf({ ...before, status: 'published' }, before), { status: 'published' })
  })

  test('an attribute that was emptied is cleared, those that stand are left out', ({ assert }) => {
    const before = standing()
    const { colour: _, ...attributes } = before.attributes
    assert.deepEqual(sentOf({ ...before, attributes: { ...attributes, organic: true } }, before), {
      attributes: { colour: null, organic: true },
    })
  })

  test('stock goes along with new variants only', ({ assert }) => {
    const before = standing()
    const variants = [...before.variants, { ...newVariant('A-2'), price: 900, stock: { main: 3 } }]
    const { variants: sent = [] } = sentOf({ ...before, variants }, before)
    assert.containsSubset(sent, [
      { id: 7, sku: 'A-1', position: 0 },
      { sku: 'A-2', stock: { main: 3 }, position: 1 },
    ])
    assert.notProperty(sent[0], 'stock')
  })
})

test.group('What a product lacks to be published', () => {
  const groups = [
    {
      attributes: [
        { code: 'colour', isRequired: true },
        { code: 'volume', isRequired: true },
        { code: 'allergens', isRequired: true },
        { code: 'vintage', isRequired: false },
      ],
    },
  ] as unknown as FormGroup[]
  const codes = (values: ProductValues) => missingOf(values, groups).map(({ code }) => code)

  test('is what the family requires and neither product, language nor variants say', ({ assert }) => {
    const before = standing()
    assert.deepEqual(codes(before), ['volume', 'allergens'])
    assert.deepEqual(codes({ ...before, attributes: { colour: '', volume: [] } }), ['colour', 'volume', 'allergens'])
    const { fr_FR: french, en_GB: english } = before.translations
    const translations = { fr_FR: french, en_GB: { ...english, attributes: { allergens: 'Sulphites' } } }
    const variants = [{ ...newVariant('A'), options: { volume: '75cl' } }]
    assert.deepEqual(codes({ ...before, translations, variants }), [])
    assert.deepEqual(codes({ ...before, translations, variants: [...variants, newVariant('B')] }), ['volume'])
  })
})
