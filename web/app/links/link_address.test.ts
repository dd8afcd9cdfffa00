import { test } from '@japa/runner'
import { addressOf } from './link_address'

test.group('An address that was typed', () => {
  test('{from} is {to}')
    .with([
      { from: 'example.org/page', to: 'https://example.org/page' },
      { from: ' https://example.org ', to: 'https://example.org' },
      { from: 'cave@example.org', to: 'mailto:cave@example.org' },
      { from: '+33(0)123456789', to: 'tel:+33(0)123456789' },
      { from: '#livraison', to: '#livraison' },
      { from: '/vins', to: '/vins' },
      { from: 'ref:catalogue.product/5', to: 'ref:catalogue.product/5' },
      { from: 'javascript:alert(1)', to: null },
      { from: 'data:text/html,x', to: null },
      { from: '//example.org', to: null },
      { from: 'deux mots', to: null },
      { from: 'mot', to: null },
      { from: '', to: null },
    ])
    .run(({ assert }, { from, to }) => assert.equal(addressOf(from), to))
})
