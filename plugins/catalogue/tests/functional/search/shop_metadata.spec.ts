import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { DefineAttributes } from '#plugins/catalogue/vocabulary/actions/define_attributes'
import { DefineFamilies } from '#plugins/catalogue/vocabulary/actions/define_families'
import { givenSmallShop } from '#plugins/catalogue/tests/fixtures/small_shop'
import { ProductFactory, tester, upsert } from '#plugins/catalogue/testing'
import type { ApiClient } from '@japa/api-client'
import type { Metadata } from '#plugins/platform/index'

const HOST = `http://${process.env.HOST}:${process.env.PORT}`

const PRODUCER = {
  code: 'producer',
  type: 'text' as const,
  label: { fr_FR: 'Producteur', en_GB: 'Producer' },
  isVisibleOnPage: true,
}

const VOLUME = {
  code: 'volume',
  type: 'select' as const,
  label: { fr_FR: 'Contenance', en_GB: 'Volume' },
  isConfigurable: true,
  options: ['75', '150'].map((code) => ({ code, label: { fr_FR: `${code} cl`, en_GB: `${code} cl` } })),
}

const TWO_SIZES = {
  type: 'configurable' as const,
  translations: { fr_FR: { name: 'Deux tailles' }, en_GB: { name: 'Two sizes' } },
  variants: [
    { sku: 'S-75', price: 1200, options: { volume: '75' }, stock: { main: 24 } },
    { sku: 'S-150', price: 2500, options: { volume: '150' }, stock: { main: 24 } },
  ],
}

test.group('What search engines read of the catalogue', (group) => {
  group.setup(async () => {
    await givenSmallShop()
    await (await app.container.make(DefineAttributes)).execute([PRODUCER, VOLUME], tester)
    const groups = [{ code: 'house', name: { fr_FR: 'Maison' }, attributes: ['producer'] }]
    await (await app.container.make(DefineFamilies)).execute([{ code: 'wine', name: { fr_FR: 'Vin' }, groups }], tester)
    await ProductFactory.createFrom([TWO_SIZES])
    await upsert([{ attributes: { producer: 'Maison des Pèlerins' }, variants: [{ sku: 'CH' }] }])
  })

  /** The part of a page's structured data of this type. */
  function partOf({ schema }: Metadata, type: string): Record<string, unknown> {
    const parts = [schema ?? []].flat() as Record<string, unknown>[]
    return parts.find((part) => part['@type'] === type) ?? {}
  }

  async function describe(client: ApiClient, screen: string, path: string): Promise<Metadata> {
    const route = `catalogue.storefront.${screen}`
    const response = await client.get('/api/metadata').qs({ route, url: `${HOST}/vue${path}`, title: 'Écran' })
    response.assertStatus(200)
    return response.body() as Metadata
  }

  test('of a product: its own words, address and offer of today', async ({ client, assert }) => {
    const told = await describe(client, 'product', '/chateau-des-pelerins')
    assert.match(told.title, /^Château des Pèlerins/)
    assert.equal(told.description, 'Château des Pèlerins, à boire.')
    assert.equal(told.canonical, `${HOST}/vue/chateau-des-pelerins`)
    assert.equal(told.og_url, told.canonical)
    assert.equal(told.og_title, 'Château des Pèlerins')
    assert.equal(told.og_description, told.description)
    assert.equal(told.og_locale, 'fr_FR')
    assert.match(String(told.article_modified_time), /^\d{4}-\d\d-\d\dT/)
    assert.deepEqual(told.robots, { index: 'index', follow: 'follow' })
    const url = `${HOST}/vue/chateau-des-pelerins`
    assert.containsSubset(partOf(told, 'Product'), {
      name: 'Château des Pèlerins',
      sku: 'CH',
      url,
      brand: { '@type': 'Brand', 'name': 'Maison des Pèlerins' },
      offers: { url, price: '39.00', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
    })
  })

  test('of a product in two sizes: from which price to which, and each with its own address', async ({
    client,
    assert,
  }) => {
    const told = await describe(client, 'product', '/en/two-sizes')
    const url = `${HOST}/vue/en/two-sizes`
    const offer = { '@type': 'Offer', 'priceCurrency': 'EUR', 'availability': 'https://schema.org/InStock' }
    assert.deepInclude(partOf(told, 'Product').offers, {
      '@type': 'AggregateOffer',
      url,
      'lowPrice': '12.00',
      'highPrice': '25.00',
      'priceCurrency': 'EUR',
      'offerCount': 2,
      'offers': [
        { ...offer, url: `${url}?variant=S-75`, price: '12.00', sku: 'S-75' },
        { ...offer, url: `${url}?variant=S-150`, price: '25.00', sku: 'S-150' },
      ],
    })
  })

  test('of a bottle with a barcode and a special price: its number, and until when the price holds', async ({
    client,
    assert,
  }) => {
    const [specialFrom, specialTo] = ['2020-01-01T00:00:00.000Z', '2099-01-01T00:00:00.000Z']
    await ProductFactory.createFrom([
      {
        translations: { fr_FR: { name: 'En promotion' } },
        variants: [
          {
            sku: 'PROMO',
            price: 1500,
            specialPrice: 1200,
            specialFrom,
            specialTo,
            barcode: '4 006381 333931',
            stock: { main: 24 },
            prices: [{ group: '', quantity: 6, amount: 1100 }],
          },
        ],
      },
      {
        ...TWO_SIZES,
        translations: { fr_FR: { name: 'Deux codes' } },
        variants: TWO_SIZES.variants.map((variant, at) => ({
          ...variant,
          sku: `C-${at}`,
          barcode: ['96385074', 'CAVE-12'][at] ?? null,
        })),
      },
    ])
    const promotion = partOf(await describe(client, 'product', '/en-promotion'), 'Product')
    assert.containsSubset(promotion, { gtin: '4006381333931', offers: { price: '12.00', priceValidUntil: specialTo } })
    assert.notProperty(promotion.offers, 'gtin')
    // It has no picture and no words yet: nothing is said rather than something empty.
    for (const name of ['image', 'description']) assert.notProperty(promotion, name)
    assert.containsSubset(promotion.offers, {
      priceSpecification: [
        {
          price: '11.00',
          eligibleQuantity: { 'minValue': 6, 'value': 6, 'unitCode': 'C62', '@type': 'QuantitativeValue' },
        },
      ],
    })
    const sizes = partOf(await describe(client, 'product', '/deux-codes'), 'Product')
    assert.notProperty(sizes, 'gtin')
    const { offers } = sizes.offers as { offers: Record<string, unknown>[] }
    assert.deepEqual(
      offers.map(({ gtin = null, priceValidUntil = null }) => [gtin, priceValidUntil]),
      [
        ['96385074', null],
        [null, null],
      ]
    )
  })

  test('of every page: the way to it, as it stands above the title', async ({ client, assert }) => {
    const ways: [screen: string, path: string, way: [string, string][]][] = [
      ['shop', '/boutique', [['Tous les produits', '/boutique']]],
      ['products', '/nos-produits', [['Tous les produits', '/boutique']]],
      [
        'promotions',
        '/boutique/produits-promo',
        [
          ['Tous les produits', '/boutique'],
          ['Promotions', '/boutique/produits-promo'],
        ],
      ],
      ['categories', '/nos-categories-de-produits', [['Tous les rayons', '/nos-categories-de-produits']]],
      [
        'shop',
        '/boutique/rhone',
        [
          ['Vins rouges', '/boutique/vins-rouges'],
          ['Rhône', '/boutique/rhone'],
        ],
      ],
      [
        'dish',
        '/boutique/plats-associes/gibier',
        [
          ['Tous les rayons', '/nos-categories-de-produits'],
          ['Que boire avec\u202f: Gibier', '/boutique/plats-associes/gibier'],
        ],
      ],
      [
        'product',
        '/granit-noir',
        [
          ['Vins rouges', '/boutique/vins-rouges'],
          ['Rhône', '/boutique/rhone'],
          ['Granit noir', '/granit-noir'],
        ],
      ],
    ]
    for (const [screen, path, way] of ways) {
      const { itemListElement } = partOf(await describe(client, screen, path), 'BreadcrumbList')
      assert.deepEqual(
        itemListElement,
        [['Accueil', '/'], ...way].map(([name, at], before) => ({
          '@type': 'ListItem',
          'position': before + 1,
          name,
          'item': `${HOST}/vue${at}`,
        })),
        path
      )
    }
    const english = partOf(await describe(client, 'shop', '/en/boutique'), 'BreadcrumbList')
    assert.deepInclude(english.itemListElement, {
      '@type': 'ListItem',
      'position': 1,
      'name': 'Home',
      'item': `${HOST}/vue/en`,
    })
  })

  test('of a product in English: its English words and address', async ({ client, assert }) => {
    const told = await describe(client, 'product', '/en/pilgrims-castle?variant=CH&utm_source=x')
    assert.match(told.title, /^Pilgrims Castle/)
    assert.equal(told.description, 'Pilgrims Castle, to drink.')
    assert.equal(told.canonical, `${HOST}/vue/en/pilgrims-castle`)
    assert.equal(told.og_locale, 'en_GB')
  })

  test('of a product that is sold out: that it is', async ({ client, assert }) => {
    await upsert([{ variants: [{ sku: 'OE', stock: { main: 0 } }] }])
    const told = await describe(client, 'product', '/clos-de-loeuvre')
    assert.containsSubset(partOf(told, 'Product'), { offers: { availability: 'https://schema.org/OutOfStock' } })
  })

  test('of a category and of a dish: their names and addresses', async ({ client, assert }) => {
    const category = await describe(client, 'shop', '/boutique/vins-rouges')
    assert.match(category.title, /^Vins rouges/)
    assert.equal(category.canonical, `${HOST}/vue/boutique/vins-rouges`)
    const dish = await describe(client, 'dish', '/boutique/plats-associes/gibier')
    assert.match(dish.title, /^Que boire avec\u202f: Gibier/)
    assert.equal(dish.canonical, `${HOST}/vue/boutique/plats-associes/gibier`)
  })

  test('of a list shown in another way: nothing to be found by, and the plain list as its address', async ({
    client,
    assert,
  }) => {
    const sorted = await describe(client, 'shop', '/boutique/vins-rouges?sort=-price&filter[grapes]=syrah')
    assert.equal(sorted.robots.index, 'noindex')
    assert.equal(sorted.canonical, `${HOST}/vue/boutique/vins-rouges`)
    const second = await describe(client, 'shop', '/boutique/vins-rouges?page=2')
    assert.equal(second.canonical, `${HOST}/vue/boutique/vins-rouges?page=2`)
    assert.match(second.title, /^Vins rouges, page 2/)
  })

  test('of all wines: one address, however they were asked for, with the number of a further page', async ({
    client,
    assert,
  }) => {
    for (const screen of ['products', 'shop']) {
      const first = await describe(client, screen, '/nos-produits?sort=-price')
      assert.equal(first.canonical, `${HOST}/vue/boutique`)
      const third = await describe(client, screen, '/nos-produits?page=3')
      assert.equal(third.canonical, `${HOST}/vue/boutique?page=3`)
      assert.match(third.title, /^Tous les produits, page 3/)
    }
    assert.equal((await describe(client, 'shop', '/en/nos-produits')).canonical, `${HOST}/vue/en/boutique`)
  })

  test('of a search: the words that were searched', async ({ client, assert }) => {
    const found = await describe(client, 'search', '/search-results?q=%20vin%20%3C/title%3E%20&page=2')
    assert.match(found.title, /^Résultats pour «\u202fvin <\/title>\u202f», page 2/)
    assert.match((await describe(client, 'search', '/search-results')).title, /^Recherche/)
  })

  test('of every list and the start page: a sentence of its own, in both languages', async ({ client, assert }) => {
    const pages: Record<string, string> = {
      home: '/',
      shop: '/boutique',
      promotions: '/boutique/produits-promo',
      categories: '/nos-categories-de-produits',
      search: '/search-results',
      dish: '/boutique/plats-associes/gibier',
    }
    const sentences = await Promise.all(
      ['', '/en'].flatMap((prefix) =>
        Object.entries(pages).map(async ([screen, path]) => {
          const told = await describe(client, screen, prefix + path)
          const { description } = told
          assert.equal(told.og_description, description)
          assert.isAbove(description.length, 30, prefix + path)
          return description
        })
      )
    )
    assert.lengthOf(new Set(sentences), sentences.length)
    assert.match((await describe(client, 'shop', '/boutique/rhone')).description, /^Rhône\u202f: /)
  })

  test('of the start page: the sentence and the picture of the settings, else the newest bottle', async ({
    client,
    assert,
  }) => {
    assert.deepEqual((await describe(client, 'home', '/')).og_image, [])
    const settings = await app.container.make(Settings)
    const store = await app.container.make(Store)
    await store.transaction(async (trx) => {
      const say = (name: string, value: string, scope = {}) =>
        settings.set(trx, `configuration.general.home_lead_${name}`, value, scope, tester)
      await say('picture', '/media/ab/1920.webp')
      await say('sentence', 'Trois cents vins,\nchoisis un à un.', { channel: 'default', locale: 'fr_FR' })
    })
    const told = await describe(client, 'home', '/')
    assert.equal(told.description, 'Trois cents vins, choisis un à un.')
    assert.deepEqual(told.og_image, [{ url: `${HOST}/media/ab/1920.webp`, width: 1920 }])
    assert.equal(told.twitter_image, `${HOST}/media/ab/1920.webp`)
  })

  test('of the start page and the whole list: what the shop calls its goods, else words for any trade', async ({
    client,
    assert,
  }) => {
    assert.match((await describe(client, 'home', '/')).title, /^Boutique en ligne/)
    const settings = await app.container.make(Settings)
    const store = await app.container.make(Store)
    await store.transaction(async (trx) => {
      const scope = { channel: 'default', locale: 'fr_FR' } as const
      await settings.set(trx, 'configuration.general.home_title', 'Meubles de chêne', scope, tester)
      await settings.set(trx, 'configuration.catalog.goods_all', 'Tous les meubles', scope, tester)
    })
    assert.match((await describe(client, 'home', '/')).title, /^Meubles de chêne/)
    assert.match((await describe(client, 'shop', '/boutique')).title, /^Tous les meubles/)
    assert.match((await describe(client, 'shop', '/en/boutique')).title, /^All products/)
  })

  test('of what does not exist, and of a draft: the words of the screen alone', async ({ client, assert }) => {
    for (const path of ['/nulle-part', '/chateau-en-brouillon', '/%25E0']) {
      const told = await describe(client, 'product', path)
      assert.match(told.title, /^Écran/, path)
      assert.isNull(told.schema)
    }
  })
})
