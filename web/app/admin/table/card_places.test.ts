import { test } from '@japa/runner'
import { cardPlaces } from './card_places'
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
})
