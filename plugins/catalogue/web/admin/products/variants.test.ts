import { test } from '@japa/runner'
import { newProduct, newVariant, type ProductValues } from './values'
import { chosenOptions, combined, proposedSku, withSkus } from './variants'

const named = (name: string): ProductValues => {
  const product = newProduct([])
  const { fr_FR: french, en_GB: english } = product.translations
  return { ...product, translations: { fr_FR: { ...french, name }, en_GB: english } }
}

test.group('Variants of chosen options', () => {
  test('are one for each of them, the empty one first', ({ assert }) => {
    const [first] = combined([{ ...newVariant(), price: 1200 }], { volume: ['75cl'] })
    assert.containsSubset(first, { options: { volume: '75cl' }, price: 1200 })
    const both = combined([{ ...newVariant(), price: 1200 }], { volume: ['75cl', '150cl'] })
    assert.deepEqual(
      both.map(({ options }) => options.volume),
      ['75cl', '150cl']
    )
  })

  test('are one for each combination', ({ assert }) => {
    const made = combined([newVariant()], { volume: ['75cl', '150cl'], vintage: ['2020', '2021'] })
    assert.lengthOf(made, 4)
    assert.deepEqual(chosenOptions(made, ['volume', 'vintage']), {
      volume: ['75cl', '150cl'],
      vintage: ['2020', '2021'],
    })
  })

  test('stay as they are while others join, and begin with the price before', ({ assert }) => {
    const one = { ...newVariant('A-75'), price: 1200, options: { volume: '75cl' } }
    const made = combined([one], { volume: ['75cl', '150cl'] })
    assert.deepEqual(made[0], one)
    assert.containsSubset(made[1], { sku: '', price: 1200, options: { volume: '150cl' } })
  })

  test('go when their option does, unless they were saved', ({ assert }) => {
    const saved = { ...newVariant('A-75'), id: 7, options: { volume: '75cl' } }
    const fresh = { ...newVariant('A-150'), options: { volume: '150cl' } }
    assert.deepEqual(combined([saved, fresh], { volume: [] }), [saved])
    assert.lengthOf(combined([fresh], { volume: [] }), 1)
  })
})

test.group('The SKU of a new variant', () => {
  test('is proposed from its name and its options', ({ assert }) => {
    const product = named('Château l’Étoile, 1er cru')
    assert.equal(proposedSku(product, { options: { volume: '75cl' } }), 'CHATEAU-L-ETOILE-1ER-CRU-75CL')
    assert.equal(proposedSku(named(''), { options: { volume: '75cl' } }), '')
  })

  test('is what was proposed where nobody said another', ({ assert }) => {
    const variants = [
      { ...newVariant(), options: { volume: '75cl' } },
      { ...newVariant('MAGNUM'), options: { volume: '150cl' } },
      { ...newVariant(), id: 9 },
    ]
    const skus = withSkus({ ...named('Clos'), variants }).variants.map(({ sku }) => sku)
    assert.deepEqual(skus, ['CLOS-75CL', 'MAGNUM', ''])
  })
})
