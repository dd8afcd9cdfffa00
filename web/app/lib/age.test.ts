import { test } from '@japa/runner'
import { holdsAlcohol } from './age'

test.group('Alcohol in a product', () => {
  const said = (value: string) => ({ type: 'simple', attributes: { abv: { value } } })

  test('is told by what is on its label: {$self}')
    .with(['12,5', '12.5 %', '1,3', 'environ 12'])
    .run(({ assert }, value) => assert.isTrue(holdsAlcohol(said(value))))

  test('is none up to what the law allows: {$self}')
    .with(['0', '0,0', '1.2', '0,5 % vol.'])
    .run(({ assert }, value) => assert.isFalse(holdsAlcohol(said(value))))

  test('is taken for granted in what is sent and says nothing, and never is in what is not sent', ({ assert }) => {
    assert.isTrue(holdsAlcohol({ type: 'simple', attributes: {} }))
    assert.isTrue(holdsAlcohol({ type: 'bundle' }))
    assert.isFalse(holdsAlcohol({ type: 'virtual' }))
    assert.isFalse(holdsAlcohol({ type: 'downloadable' }))
  })
})
