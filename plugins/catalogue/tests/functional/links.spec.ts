import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Links } from '#core/links/links'
import { LinkNames } from '#core/links/link_names'
import { ResolveLinks } from '#core/links/resolve_links'
import { Store } from '#core/database/store'
import { systemOrigin } from '#core/audit/origin'
import { upsert } from '#plugins/catalogue/testing'
import { bodyOf, staffVisit } from '#plugins/catalogue/tests/fixtures/staff_visit'
import type { Visitor } from '#core/testing/visitor'

const LINKS = '/api/admin/platform/links'
const TARGETS = '/api/admin/platform/link-targets'

test.group('Links in descriptions', (group) => {
  let staff: Visitor
  let store: Store
  let [merlot, syrah] = [0, 0]

  const wine = async (code: string, name: string, description = '') => {
    const [result] = await upsert([
      { code, translations: { fr_FR: { name, description } }, variants: [{ sku: code, price: 1000 }] },
    ])
    return result?.id as number
  }

  group.each.setup(async () => {
    staff = await staffVisit()
    store = await app.container.make(Store)
    merlot = await wine('merlot', 'Merlot')
    const text = `<p>Voyez <a href="ref:catalogue.product/${merlot}#avis">notre <b>merlot</b></a> et <a href="https://vin.example/?a=1&amp;b=2">ce site</a>.</p>`
    syrah = await wine('syrah', 'Syrah', text)
  })

  const here = async (id: number) => {
    const { body } = await staff.send('GET', `${LINKS}?kind=catalogue.product&id=${id}`)
    return body as { total: number; data: { title: string; linkTexts: string[]; edit: { screen: string } }[] }
  }

  test('are recorded, and told to who changes what they lead to', async ({ assert }) => {
    const { total, data } = await here(merlot)
    assert.equal(total, 1)
    assert.containsSubset(data, [
      { title: 'Syrah', linkTexts: ['notre merlot'], edit: { screen: 'catalogue.admin.product' } },
    ])
    assert.equal((await here(syrah)).total, 0)
  })

  test('of categories too', async ({ assert }) => {
    const texts = { fr_FR: { name: 'Rouges', description: `<a href="ref:catalogue.product/${syrah}">Syrah</a>` } }
    const made = await staff.send('POST', '/api/admin/catalogue/categories', { kind: 'category', texts })
    assert.containsSubset(await here(syrah), { total: 1, data: [{ title: 'Rouges' }] })
    const { id } = bodyOf(made).data as unknown as { id: number }
    await staff.send('PUT', `/api/admin/catalogue/categories/${id}`, {
      texts: { fr_FR: { description: '' } },
      version: 1,
    })
    assert.equal((await here(syrah)).total, 0)
  })

  test('are forgotten with the thing in which they stand', async ({ assert }) => {
    await staff.send('DELETE', `/api/admin/catalogue/products/${syrah}`, { version: 1 })
    assert.equal((await here(merlot)).total, 0)
  })

  test('lead to the present path of a thing, in its language, and a path leads back to it', async ({ assert }) => {
    const links = await app.container.make(ResolveLinks)
    const place = { channel: 'default', locale: 'fr_FR' } as const
    const href = `ref:catalogue.product/${merlot}#avis`
    assert.deepEqual(
      [...(await links.hrefs(place, [href, 'ref:catalogue.product/999', '/a']))],
      [[href, '/merlot#avis']]
    )
    await upsert([{ code: 'merlot', translations: { fr_FR: { slug: 'grand-merlot' } }, variants: [] }])
    assert.equal((await links.hrefs(place, [href])).get(href), '/grand-merlot#avis')
    const back = await links.targets(place, ['/merlot', '/Grand-Merlot/', '/nulle-part'])
    assert.deepEqual([...back.keys()], ['/merlot', '/Grand-Merlot/'])
    assert.equal(back.get('/merlot')?.id, String(merlot))
  })

  test('are mended in the text, which is recorded again', async ({ assert }) => {
    const holder = await (await app.container.make(LinkNames)).holder('catalogue.product')
    const change = (from: string, to: string | null) =>
      store.transaction(async (trx) => holder?.replace(trx, String(syrah), { from, to }, systemOrigin('job')))
    assert.isTrue(await change('https://vin.example/?a=1&b=2', null))
    assert.isFalse(await change('https://vin.example/?a=1&b=2', null))
    assert.isTrue(await change(`ref:catalogue.product/${merlot}#avis`, `ref:catalogue.product/${syrah}`))
    const row = await store.reader.first<{ description: string }>(
      "select description from catalogue_product_translations where product_id = ? and locale = 'fr_FR'",
      [syrah]
    )
    assert.equal(
      row?.description,
      `<p>Voyez <a href="ref:catalogue.product/${syrah}">notre <b>merlot</b></a> et ce site.</p>`
    )
    const { links } = await (await app.container.make(Links)).to([{ kind: 'catalogue.product', id: merlot }], 10)
    assert.deepEqual(links, [])
  })

  test('find what they may lead to, of every kind, by words or by reference', async ({ assert }) => {
    const found = bodyOf(await staff.send('GET', `${TARGETS}?q=syrah`))
    assert.containsSubset(found, {
      data: [{ kind: 'catalogue.product', title: 'Syrah', href: `ref:catalogue.product/${syrah}` }],
    })
    const none = bodyOf(await staff.send('GET', `${TARGETS}?q=syrah&targetKinds=catalogue.category`))
    assert.containsSubset(none, { data: [] })
    const named = bodyOf(
      await staff.send('GET', `${TARGETS}?refs=ref:catalogue.product/${merlot},ref:catalogue.product/999`)
    )
    assert.deepEqual(
      (named.data as unknown as { title: string }[]).map(({ title }) => title),
      ['Merlot']
    )
  })
})
