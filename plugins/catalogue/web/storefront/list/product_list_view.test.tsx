import { test } from '@japa/runner'
import type { Facet, ProductCard, ProductList } from '#web/lib/shapes'
import { renderAt } from '../../../../../web/testing/render'
import { parseList } from './list_address'
import { listData } from './list_data'
import { ProductListView } from './product_list_view'

const colour: Facet = {
  code: 'colour',
  label: 'Couleur',
  kind: 'choice',
  values: [
    { code: 'rouge', label: 'Rouge', count: 101, selected: true },
    { code: 'rose', label: 'Rosé', count: 10, selected: false },
  ],
}
const region: Facet = {
  code: 'region',
  label: 'Région',
  kind: 'choice',
  values: [{ code: 'jura', label: 'Jura', count: 0, selected: true }],
}
const organic: Facet = {
  code: 'organic',
  label: 'Agriculture biologique',
  kind: 'boolean',
  values: [{ code: '1', label: 'Oui', count: 63, selected: true }],
}
const price: Facet = { code: 'price', label: 'Prix', kind: 'range', values: [], min: 5, max: 480 }

const card: ProductCard = {
  id: 1,
  sku: 'A',
  slug: 'vin-jaune-2015',
  path: '/vin-jaune-2015',
  name: 'Vin jaune 2015',
  attributes: {},
  price: { amount: 3200, currency: 'EUR' },
  isFrom: false,
  tier: null,
  regularPrice: { amount: 4000, currency: 'EUR' },
  lowestPrice: { amount: 3500, currency: 'EUR' },
  pricePerLitre: { amount: 5161, currency: 'EUR' },
  stock: 'low_stock',
  buySku: null,
  image: null,
}

function list(data: ProductCard[], facets: Facet[], pages = 1): ProductList {
  const sorts = ['position', 'price']
  return {
    data,
    meta: {
      total: data.length * pages,
      page: 2,
      limit: 1,
      pages,
      sort: 'position',
      sorts,
      facets,
      category: null,
      correction: null,
      q: null,
      words: null,
    },
  }
}

const html = (shown: ProductList, address: string) =>
  renderAt(
    <ProductListView list={listData(shown, parseList(new URL(address, 'http://shop').searchParams))} subject="shop" />,
    {
      plugins: ['catalogue'],
      address,
    }
  )

test.group('List of wines', () => {
  test('filters are a GET form whose boxes and fields carry the names of the address', ({ assert }) => {
    const page = html(list([card], [colour, price]), '/boutique?filter[colour]=rouge')
    assert.match(page, /<form[^>]*method="get"/)
    assert.match(page, />1 produit</)
    assert.match(page, /<input[^>]*type="checkbox"[^>]*name="filter\[colour\]"[^>]*checked=""[^>]*value="rouge"/)
    assert.match(page, /<input[^>]*name="filter\[price\]"[^>]*inputMode="numeric"/)
    assert.match(page, /<select[^>]*name="sort"[^>]*form="filters"/)
  })

  test('paging and chips keep the rest of the address', ({ assert }) => {
    const page = html(list([card], [colour], 3), '/boutique?filter[colour]=rouge&sort=price&page=2')
    assert.include(page, 'href="/vue/boutique?filter[colour]=rouge&amp;sort=price&amp;page=3"')
    assert.include(page, 'href="/vue/boutique?filter[colour]=rouge&amp;sort=price"')
    assert.include(page, 'href="/vue/boutique?sort=price"')
  })

  test('what is only true or not is taken back by its own name', ({ assert }) => {
    const page = html(list([card], [organic]), '/boutique?filter[organic]=1')
    const [chip] = /Retirer le filtre.*?<svg/.exec(page) ?? []
    assert.include(chip, '</span>Agriculture biologique<')
    assert.notInclude(chip, 'Oui')
  })

  test('what can be had and what is reduced are boxes above the other choices', ({ assert }) => {
    const flag = (code: string, label: string): Facet => ({
      code,
      label,
      kind: 'boolean',
      values: [{ code: '1', label: 'Oui', count: 3, selected: false }],
    })
    const facets = [colour, flag('in_stock', 'En stock'), flag('promo', 'En promotion')]
    const page = html(list([card], facets), '/boutique?filter[promo]=1')
    assert.isBelow(page.indexOf('name="filter[in_stock]"'), page.indexOf('name="filter[colour]"'))
    assert.match(page, /<input[^>]*name="filter\[promo\]"[^>]*checked=""[^>]*value="1"/)
    assert.notInclude(page, '>Oui<')
  })

  test('a price that was read among the words is a choice that can be taken back', ({ assert }) => {
    const shown = list([card], [{ ...price, selectedMax: 10 }])
    shown.meta.words = 'rouge'
    const page = html(shown, '/search-results?q=rouge+moins+de+10+euros')
    assert.match(page, /href="\/vue\/search-results\?q=rouge"[^>]*>.*?Jusqu’à 10/)
    assert.match(page, /<input[^>]*name="filter\[price\]"[^>]*value="10"/)
  })

  test('a reduced price stands with the usual one and the lowest of 30 days', ({ assert }) => {
    const page = html(list([card], []), '/boutique')
    assert.include(page, '32,00\u00a0€')
    assert.match(page, /<s [^>]*>.*40,00\u00a0€<\/s>/)
    assert.include(page, 'Prix le plus bas sur 30 jours\u202f: 35,00\u00a0€')
    assert.include(page, '51,61\u00a0€ le litre')
    assert.include(page, 'Derniers exemplaires')
  })

  test('an empty result names the choice to take back', ({ assert }) => {
    const page = html(list([], [colour, region]), '/boutique?filter[colour]=rouge&filter[region]=jura')
    assert.include(page, 'Rien ne réunit tous ces critères')
    assert.include(page, 'Sans le choix «\u202fRouge\u202f»')
    assert.include(page, 'href="/vue/boutique?filter[region]=jura"')
  })
})
