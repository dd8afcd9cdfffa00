import { test } from '@japa/runner'
import { buildAddress } from '#web/lib/address'

test.group('Address of a named route', () => {
  test('fills {param} and :param placeholders and encodes their values', ({ assert }) => {
    assert.equal(
      buildAddress('/api/catalogue/products/{slug}', { slug: 'château d’or' }),
      '/api/catalogue/products/ch%C3%A2teau%20d%E2%80%99or'
    )
    assert.equal(buildAddress('/api/orders/:id/lines/:line', { id: 4, line: 2 }), '/api/orders/4/lines/2')
  })

  test('sends what is left of the params to the query, arrays as name[]=', ({ assert }) => {
    assert.equal(
      buildAddress('/api/orders/{id}', { id: 4, status: ['paid', 'sent'], page: 2 }),
      '/api/orders/4?status[]=paid&status[]=sent&page=2'
    )
  })

  test('writes nested filters readably and leaves empty values out', ({ assert }) => {
    const query = { q: '', page: undefined, sort: null, filter: { colour: 'rouge,blanc', price: '10..50' } }
    assert.equal(
      buildAddress('/api/products', {}, query),
      '/api/products?filter[colour]=rouge,blanc&filter[price]=10..50'
    )
  })

  test('leaves an optional placeholder out with its slash', ({ assert }) => {
    assert.equal(buildAddress('/boutique/{category_slug?}', {}), '/boutique')
    assert.equal(buildAddress('/boutique/:category_slug?', { category_slug: 'vins' }), '/boutique/vins')
  })

  test('refuses a required placeholder without a value', ({ assert }) => {
    assert.throws(() => buildAddress('/api/products/{slug}', {}), /needs a value for "slug"/)
  })
})
