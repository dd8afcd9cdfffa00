import { test } from '@japa/runner'
import { countsOf, tabAddress, tabOf } from './search_tab'

test.group('Tabs of the search', () => {
  test('the one of the address, else the first with results, else the products', ({ assert }) => {
    const some = { product: 0, post: 0, page: 2 }
    assert.equal(tabOf('post', some), 'post')
    assert.equal(tabOf(null, some), 'page')
    assert.equal(tabOf('category', some), 'page')
    assert.equal(tabOf('post', { product: 0, post: 0, page: 0 }), 'product')
    assert.equal(tabOf(null, { product: 1, post: 9, page: 9 }), 'product')
  })

  test('kinds that no plugin has count nothing', ({ assert }) => {
    const meta = { q: 'x', total: 3, page: 1, limit: 0, kinds: { product: 3, category: 1 }, correction: null }
    assert.deepEqual(countsOf(meta), { product: 3, post: 0, page: 0 })
  })

  test('addresses keep the words', ({ assert }) => {
    assert.equal(tabAddress('côte & rôtie', 'product'), '/search-results?q=c%C3%B4te+%26+r%C3%B4tie')
    assert.equal(tabAddress('vin', 'post', 2), '/search-results?q=vin&kind=post&page=2')
  })
})
