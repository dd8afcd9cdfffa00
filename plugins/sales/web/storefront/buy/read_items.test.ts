import { test } from '@japa/runner'
import { readItems } from './read_items'

test.group('What a form wants to buy', () => {
  test('is one thing, once unless it says how often', ({ assert }) => {
    assert.deepEqual(readItems([['sku', 'A']]), [{ sku: 'A', quantity: 1 }])
    assert.deepEqual(
      readItems([
        ['intent', 'add'],
        ['sku', ' A '],
        ['quantity', '6'],
      ]),
      [{ sku: 'A', quantity: 6 }]
    )
    assert.deepEqual(readItems([['intent', 'add']]), [])
  })

  test('is a bundle as it was chosen: one answer, several, none', ({ assert }) => {
    assert.deepEqual(
      readItems([
        ['sku', 'BOX'],
        ['part[red]', 'R1'],
        ['part[glass]', 'G1'],
        ['part[glass]', 'G2'],
        ['count[glass.G1]', '3'],
        ['part[gift]', ''],
      ]),
      [{ sku: 'BOX', quantity: 1, choice: { red: { R1: 1 }, glass: { G1: 3, G2: 1 } } }]
    )
  })

  test('are the members of a group that have a number', ({ assert }) => {
    assert.deepEqual(
      readItems([
        ['quantity[V-2015]', '2'],
        ['quantity[V-2016]', ''],
        ['quantity[V-2017]', '0'],
        ['quantity[V-2018]', '-1'],
      ]),
      [
        { sku: 'V-2015', quantity: 2 },
        // Invalid quantities are passed on: the cart refuses them.
        { sku: 'V-2018', quantity: -1 },
      ]
    )
  })
})
