import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { ProductFactory } from '#plugins/catalogue/testing'
import { Store } from '#core/database/store'
import { Visitor } from '#core/testing/visitor'
import { emptyShelves, rows } from '#plugins/catalogue/tests/fixtures/clerk'
import { makeVideo } from '#core/testing/make_video'
import { refusalOf, staffVisit } from '#plugins/catalogue/tests/fixtures/staff_visit'

const LIBRARY = '/api/admin/platform/library'

const picture = (background: string) =>
  sharp({ create: { width: 700, height: 900, channels: 3, background } })
    .png()
    .toBuffer()

interface Use {
  kind: string
  name: string
  screen: string
  params: { id: number }
}

/** The shop's page of a product and its list, as the picture's address stands there. */
const shownIn = async (path: string) => {
  const { status, body } = await new Visitor().send('GET', path)
  return status === 200 ? [...new Set(JSON.stringify(body).match(/\/media\/[0-9a-f]{32}/g) ?? [])] : status
}

test.group('The media library and the catalogue', (group) => {
  let clerk: Visitor
  group.setup(async () => {
    clerk = await staffVisit()
  })
  group.each.setup(emptyShelves)

  const send = async (name: string, content: Buffer, types = 'image,video') => {
    const answer = await clerk.upload(`/api/admin/platform/media?types=${types}`, { name, content })
    return (answer.body as { data: { id: number; url: string } }).data
  }
  const usesOf = async (id: number) => (await clerk.send('GET', `${LIBRARY}/${id}/uses`)).body as { data: Use[] }
  const hashOf = (url: string) => url.split('/').slice(0, 3).join('/')

  const bottled = async (sku: string, background: string) => {
    const medium = await send(`${sku}.png`, await picture(background))
    const id = await ProductFactory.create({ sku, name: `Vin ${sku}` })
    const media = [{ mediaId: medium.id, kind: 'image' }]
    await clerk.send('PUT', `/api/admin/catalogue/products/${id}`, { version: 1, media, status: 'published' })
    return { medium, id }
  }

  test('tells which products and categories use a medium, and keeps it from being deleted', async ({ assert }) => {
    const { medium, id } = await bottled('USED', '#7a182f')
    const category = await clerk.send('POST', '/api/admin/catalogue/categories', {
      kind: 'category',
      parentId: null,
      texts: { fr_FR: { name: 'Rouges' }, en_GB: { name: 'Reds' } },
      logoMediaId: medium.id,
    })
    assert.equal(category.status, 201)
    const { data } = await usesOf(medium.id)
    assert.sameDeepMembers(
      data.map(({ kind, name, screen }) => [kind, name, screen]),
      [
        ['Produits', 'Vin USED', 'catalogue.admin.product'],
        ['Catégories', 'Rouges', 'catalogue.admin.category'],
      ]
    )
    assert.equal(data.find(({ kind }) => kind === 'Produits')?.params.id, id)
    const refused = await clerk.send('DELETE', `${LIBRARY}/${medium.id}?confirmed=1`, { version: 1 })
    assert.equal(refusalOf(refused), '409 E_RECORD_USED name')
    assert.containsSubset(refused.body, {
      errors: [{ message: '«\u202fUSED.png\u202f» est encore utilisé\u202f: Produits (1), Catégories (1).' }],
    })
    const free = await send('libre.png', await picture('#123456'))
    assert.deepEqual((await usesOf(free.id)).data, [])
    assert.equal((await clerk.send('DELETE', `${LIBRARY}/${free.id}`, { version: 1 })).status, 204)
    assert.deepEqual(await rows(`select name from core_media where name = 'libre.png'`), [])
  })

  test('shows another file wherever the medium was, at another address', async ({ assert }) => {
    const { medium, id } = await bottled('SWAP', '#aa0000')
    const store = await app.container.make(Store)
    const [product] = await rows(
      `select slug from catalogue_product_translations where locale = 'fr_FR' and product_id = ${id}`
    )
    const page = `/api/catalogue/products/${String(product?.slug)}`
    assert.deepEqual(await shownIn(page), [hashOf(medium.url)])
    const seen = await store.reader.first<{ seq: number }>('select coalesce(max(seq), 0) as seq from core_changes')
    const answer = await clerk.upload(`${LIBRARY}/${medium.id}/file`, {
      name: 'b.png',
      content: await picture('#00aa00'),
    })
    assert.equal(answer.status, 200)
    const { data } = answer.body as { data: { id: number; url: string; name: string } }
    assert.deepEqual([data.id, data.name], [medium.id, 'SWAP.png'])
    assert.notEqual(hashOf(data.url), hashOf(medium.url))
    assert.deepEqual(await shownIn(page), [hashOf(data.url)])
    const list = await clerk.send('GET', '/api/admin/catalogue/products')
    assert.containsSubset(list.body, { data: [{ image: data.url }] })
    const changes = await store.reader.all<{ topic: string; changed: string }>(
      'select topic, changed from core_changes where seq > ? order by seq',
      [seen?.seq ?? 0]
    )
    const told = changes.map(({ topic, changed }) => `${topic} ${changed}`)
    assert.includeMembers(told, [`platform.library ["${medium.id}"]`, `catalogue.products ["${id}"]`])
  })

  test('takes no file of another type, and none that another medium has', async ({ assert }) => {
    const { medium } = await bottled('KEEP', '#0000aa')
    const [other, film] = [await picture('#00aaaa'), makeVideo('mp4')]
    await send('autre.png', other)
    const replace = (name: string, content: Buffer) => clerk.upload(`${LIBRARY}/${medium.id}/file`, { name, content })
    assert.equal(refusalOf(await replace('autre.png', other)), '422 E_PLATFORM_MEDIUM_KNOWN file')
    assert.equal(refusalOf(await replace('film.mp4', film)), '422 E_MEDIA_REFUSED file')
    assert.equal((await clerk.upload(`${LIBRARY}/999999/file`, { name: 'a.png', content: other })).status, 404)
    const [row] = await rows(`select hash from core_media where id = ${medium.id}`)
    assert.include(medium.url, String(row?.hash))
  })
})
