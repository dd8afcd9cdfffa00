import { test } from '@japa/runner'
import { nearest } from '#core/text/nearest'

test.group('The nearest word', () => {
  test('is the one that was meant', ({ assert }) => {
    const words = ['roles', 'routes', 'requires', 'listeners']
    assert.equal(nearest('rotues', words), 'routes')
    assert.equal(nearest('requirements', words), 'requires')
    assert.equal(nearest('lisener', words), 'listeners')
    assert.equal(nearest('routes', words), 'routes')
  })

  test('is none where nothing is near', ({ assert }) => {
    assert.isNull(nearest('constructor', ['id', 'version', 'label']))
    assert.isNull(nearest('x', ['id']))
    assert.isNull(nearest('x', []))
  })
})
