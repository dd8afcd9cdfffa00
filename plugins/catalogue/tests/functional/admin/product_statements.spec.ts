import { setTimeout } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { countQueries } from '#core/testing/query_counter'
import { Store } from '#core/database/store'
import { ProductFactory, upsert } from '#plugins/catalogue/testing'
import { aFullWine, aWineInSizes, givenFullShop } from '#plugins/catalogue/tests/fixtures/full_shop'
import { emptyShelves, rows } from '#plugins/catalogue/tests/fixtures/clerk'
import { staffVisit } from '#plugins/catalogue/tests/fixtures/staff_visit'
import type { ProductInput } from '#plugins/catalogue/products/upsert/product_input'
import type { Visitor } from '#core/testing/visitor'

const AT = '/api/admin/catalogue/products'

const MOST_OF_A_SAVE = 30

interface Shown {
  version: number
  categories: number[]
  translations: Record<string, Record<string, unknown>>
  variants: ({ id: number; sku: string; price: number } & Record<string, unknown>)[]
  media: { mediaId: number; kind: string; alt: Record<string, string>; variant: string | null }[]
}

/**
 * Each request is counted whole, sign-in and answer included, when the process remembers neither roles nor rates nor words
 * and is due to look at what others changed.
 */
test.group('Statements of the products in the back office', (group) => {
  let clerk: Visitor
  let store: Store

  group.setup(async () => {
    store = await app.container.make(Store)
    clerk = await staffVisit()
    await givenFullShop()
  })
  group.each.setup(async () => {
    await emptyShelves()
    await upsert([
      { code: 'OTHER', translations: { fr_FR: { name: 'Autre' } }, variants: [{ sku: 'O-1', price: 900 }] },
    ])
  })

  const shown = async (id: number) => ((await clerk.send('GET', `${AT}/${id}`)).body as { data: Shown }).data

  async function cold(method: string, path: string, body?: unknown) {
    await store.changes.forget()
    // What was told before is heard again while older transactions run somewhere on the server: not what is counted here.
    await store.changes.catchUp({ now: true })
    // PostgreSQL is asked at most every 50 ms what others changed.
    await setTimeout(110)
    const { result, queries } = await countQueries(() => clerk.send(method, path, body))
    return { ...result, queries }
  }

  const given = async (product: ProductInput) => {
    const [id] = await ProductFactory.createFrom([product])
    return { id: id as number, before: await shown(id as number) }
  }

  /** As the screen sends them: all that the form knows of each variant; stock is moved elsewhere. */
  const variantsOf = ({ variants }: Shown, said: (index: number) => object) =>
    variants.map(({ stock: _, ...variant }, index) => ({ ...variant, ...said(index) }))

  /** As the screen sends them: the texts of every language. */
  const named = ({ translations }: Shown, name: string) => ({
    ...translations,
    fr_FR: { ...translations.fr_FR, name },
  })

  const CHANGES: Record<string, { of?: ProductInput; change(before: Shown): Promise<object> | object }> = {
    'a name, a price, whether stock is counted, and a category': {
      change: async (before) => {
        await ProductFactory.create({ sku: 'P-1', categories: ['Vins rouges > Rhône'] })
        const [rhone] = await rows(`select id from catalogue_categories where code = 'rhone'`)
        return {
          translations: named(before, 'Château Neuf'),
          categories: [...before.categories, rhone?.id],
          variants: variantsOf(before, () => ({ price: 4700, manageStock: false })),
        }
      },
    },
    'nothing': { change: ({ translations, categories }) => ({ translations, categories, status: 'published' }) },
    'a name': { change: (before) => ({ translations: named(before, 'Château Neuf') }) },
    'a price': { change: (before) => ({ variants: variantsOf(before, () => ({ price: 4700 })) }) },
    'the text of a picture': {
      change: ({ media }) => ({
        media: media.map((medium, index) => (index === 0 ? { ...medium, alt: { fr_FR: 'Autre texte' } } : medium)),
      }),
    },
    'the prices of six variants': {
      of: aWineInSizes('SIZES'),
      change: (before) => ({ variants: variantsOf(before, (index) => ({ price: 6000 + index })) }),
    },
    'a value to choose, and the price of a product with six variants': {
      of: aWineInSizes('SIZES'),
      change: (before) => ({
        attributes: { appellation: 'chablis' },
        variants: variantsOf(before, (index) => ({ price: 6000 + index })),
      }),
    },
    'the price of a part of a bundle': {
      of: aFullWine('PART'),
      change: async (before) => {
        const option = { code: 'wine', parts: [{ sku: 'PART', quantity: 2 }] }
        const variants = [{ sku: 'CASE' }]
        const [bundle] = await upsert([
          {
            type: 'bundle',
            priceRule: 'parts',
            translations: { fr_FR: { name: 'Caisse' } },
            bundle: [option],
            variants,
          },
        ])
        if (bundle?.errors[0]) throw bundle.errors[0]
        return { variants: variantsOf(before, () => ({ price: 4700 })) }
      },
    },
  }

  for (const [name, { of = aFullWine('T-1'), change }] of Object.entries(CHANGES)) {
    test(`saving takes at most ${MOST_OF_A_SAVE}: ${name}`, async ({ assert }) => {
      const { id, before } = await given(of)
      const told = await change(before)
      const saved = await cold('PUT', `${AT}/${id}`, { version: before.version, ...told })
      assert.equal(saved.status, 200, JSON.stringify(saved.body))
      assert.isAtMost(saved.queries.length, MOST_OF_A_SAVE, saved.queries.join('\n'))
    })
  }

  test(`moving stock takes at most ${MOST_OF_A_SAVE}`, async ({ assert }) => {
    const { before } = await given(aFullWine('T-1'))
    const move = { variantId: before.variants[0]?.id, source: 'main', quantity: -2, reason: 'breakage' }
    const moved = await cold('POST', '/api/admin/catalogue/stock-movements', move)
    assert.equal(moved.status, 201)
    assert.isAtMost(moved.queries.length, MOST_OF_A_SAVE, moved.queries.join('\n'))
  })

  test(`a batch of one takes at most ${MOST_OF_A_SAVE}: name, price, stock and category`, async ({ assert }) => {
    await given(aFullWine('T-1'))
    await store.changes.forget()
    const { result, queries } = await countQueries(() =>
      upsert([
        {
          translations: { fr_FR: { name: 'Château Neuf' } },
          categories: ['Bordeaux', 'Gibier'].slice(0, 1),
          variants: [{ sku: 'T-1', price: 4700, stock: { main: 7 } }],
        },
      ])
    )
    assert.equal(result[0]?.outcome, 'updated', JSON.stringify(result[0]?.errors))
    assert.isAtMost(queries.length, MOST_OF_A_SAVE, queries.join('\n'))
  })

  test('making one takes at most 34', async ({ assert }) => {
    const { variants, categories: _, dishes: __, ...wine } = aFullWine('N-1')
    const made = await cold('POST', AT, { ...wine, type: 'simple', variants })
    assert.equal(made.status, 201, JSON.stringify(made.body))
    assert.isAtMost(made.queries.length, 34, made.queries.join('\n'))
  })

  test('opening one takes at most eight, the list as many', async ({ assert }) => {
    const { id } = await given(aFullWine('T-1'))
    for (const path of [`${AT}/${id}`, `${AT}?q=chateau&sort=-price`]) {
      const { status, queries } = await cold('GET', path)
      assert.equal(status, 200)
      assert.isAtMost(queries.length, 8, queries.join('\n'))
    }
  })
})
