import { test } from '@japa/runner'
import { resultsFor, type FoundRecord } from './palette_results'

const item = (key: string, label: string) => ({ key, label, path: `/admin/${key}`, isFrame: false })
const areas = [
  { key: 'sales', label: 'Ventes', items: [item('reports', 'Rapports de commandes'), item('orders', 'Commandes')] },
]
const actions = [
  { key: 'product', label: 'Nouveau produit', path: '/admin/products/create' },
  { key: 'order', label: 'Nouvelle commande', path: '/admin/orders/create' },
]
const record = (kind: string, name: string, caption: string | null): FoundRecord => {
  return { kind, name, caption, screen: 'one', params: { id: 1 } }
}
const shown = (query: string, records: FoundRecord[] = []) =>
  resultsFor(query, {
    areas,
    actions,
    records,
    pathOf: (screen) => (screen === 'one' ? '/admin/one' : null),
    words: { screens: 'Écrans', actions: 'Actions' },
  }).map(({ label, results }) => [label, ...results.map((result) => result.label)])

test.group('The palette', () => {
  test('offers actions, then screens, without input', ({ assert }) => {
    assert.deepEqual(shown(''), [
      ['Actions', 'Nouveau produit', 'Nouvelle commande'],
      ['Écrans', 'Rapports de commandes', 'Commandes'],
    ])
  })

  test('puts an exactly matching screen first, then its action', ({ assert }) => {
    assert.deepEqual(shown('commande'), [
      ['Écrans', 'Commandes', 'Rapports de commandes'],
      ['Actions', 'Nouvelle commande'],
    ])
  })

  test('puts an exactly matching record before all else', ({ assert }) => {
    const records = [record('Clients', 'Ventes SA', 'achats@ventes.fr'), record('Clients', 'Ventes', null)]
    assert.equal(shown('ventes', records)[0]?.[0], 'Clients')
    assert.equal(shown('achats@ventes.fr', records)[0]?.[0], 'Clients')
    assert.equal(shown('vente', records)[0]?.[0], 'Écrans')
  })

  test('leaves out records whose screen the user may not open', ({ assert }) => {
    assert.deepEqual(shown('martin', [{ ...record('Clients', 'Martin', null), screen: 'other' }]), [])
  })
})
