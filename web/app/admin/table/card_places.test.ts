import { test } from '@japa/runner'
import { cardLabel, cardPlaces } from './card_places'
import type { ListColumn } from './list_types'

const column = (key: string, type: ListColumn['type'], card?: ListColumn['card']): ListColumn => ({
  key,
  type,
  label: key,
  isSorted: false,
  isFiltered: false,
  isShown: true,
  ...(card ? { card } : {}),
})

test.group('Places on the card of a row', () => {
  test('are those of the list’s description', ({ assert }) => {
    const places = cardPlaces(
      [column('number', 'text', 'title'), column('state', 'choice', 'state'), column('weight', 'number')],
      'number'
    )
    assert.deepEqual(Object.fromEntries(places), { number: 'title', state: 'state' })
  })

  test('are derived from order and types without one', ({ assert }) => {
    const places = cardPlaces(
      [
        column('number', 'text'),
        column('day', 'instant'),
        column('customer', 'text'),
        column('note', 'text'),
        column('state', 'choice'),
        column('net', 'money'),
        column('total', 'money'),
      ],
      'number'
    )
    assert.deepEqual(Object.fromEntries(places), {
      number: 'title',
      total: 'amount',
      state: 'state',
      day: 'subtitle',
      customer: 'subtitle',
    })
  })

  test('are derived beside a picture, which only has its own', ({ assert }) => {
    const places = cardPlaces(
      [column('name', 'text'), column('preview', 'text', 'picture'), column('format', 'text')],
      'name'
    )
    assert.deepEqual(Object.fromEntries(places), { name: 'title', preview: 'picture', format: 'subtitle' })
  })

  test('name a count beside the title, but no price and no percentage', ({ assert }) => {
    assert.equal(cardLabel(column('products', 'number'), 'amount'), 'products')
    assert.isUndefined(cardLabel({ ...column('rate', 'number'), kind: 'percent' }, 'amount'))
    assert.isUndefined(cardLabel(column('total', 'money'), 'amount'))
  })
})
