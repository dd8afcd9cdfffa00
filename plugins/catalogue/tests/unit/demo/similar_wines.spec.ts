import { test } from '@japa/runner'
import { similarWines, type DemoWine } from '#plugins/catalogue/demo/similar_wines'

function wine(sku: string, said: Partial<DemoWine> = {}): DemoWine {
  const place = { colour: 'rouge', appellation: 'margaux', region: 'bordeaux', country: 'france' }
  return { sku, ...place, price: 2000, isToBeHad: true, ...said }
}

test.group('Wines like another', () => {
  test('are of its colour, the nearest places and prices first, four at most', ({ assert }) => {
    const wines = [
      wine('own'),
      wine('white', { colour: 'blanc' }),
      wine('abroad', { appellation: 'rioja', region: 'rioja', country: 'espagne' }),
      wine('country', { appellation: 'cornas', region: 'rhone' }),
      wine('region', { appellation: 'pauillac' }),
      wine('dear', { price: 3000 }),
      wine('same'),
    ]
    assert.deepEqual(similarWines(wines).get('own'), ['same', 'dear', 'region', 'country'])
  })

  test('are to be had, while one that is sold out still leads to others', ({ assert }) => {
    const similar = similarWines([wine('gone', { isToBeHad: false }), wine('there')])
    assert.deepEqual(
      [...similar],
      [
        ['gone', ['there']],
        ['there', []],
      ]
    )
  })

  test('are the same in whatever order the wines come', ({ assert }) => {
    const wines = ['a', 'b', 'c', 'd', 'e', 'f'].map((sku) => wine(sku))
    assert.deepEqual(similarWines(wines).get('c'), ['a', 'b', 'd', 'e'])
    assert.deepEqual(similarWines([...wines].reverse()).get('c'), ['a', 'b', 'd', 'e'])
  })
})
