import { test } from '@japa/runner'
import { containsAlcohol } from './age'

test.group('Alcohol in a product', () => {
  const labelled = (value: string) => ({ type: 'simple', attributes: { abv: { value } } })

  test('is read from the label: {$self}')
    .with(['12,5', '12.5 %', '1,3', 'environ 12'])
    .run(({ assert }, value) => assert.isTrue(containsAlcohol(labelled(value))))

  test('is none up to 1.2 % by volume: {$self}')
    .with(['0', '0,0', '1.2', '0,5 % vol.'])
    .run(({ assert }, value) => assert.isFalse(containsAlcohol(labelled(value))))

  test('is assumed in shipped goods without a label, and never in goods that are not shipped', ({ assert }) => {
    assert.isTrue(containsAlcohol({ type: 'simple', attributes: {} }))
    assert.isTrue(containsAlcohol({ type: 'bundle' }))
    assert.isFalse(containsAlcohol({ type: 'virtual' }))
    assert.isFalse(containsAlcohol({ type: 'downloadable' }))
  })
})
