import { test } from '@japa/runner'
import { enterSampleMedia, sampleMedium } from '#core/testing/sample_media'
import { freshSite } from '#plugins/cms/testing'
import { newStaffVisit } from '#plugins/users/testing'
import type { Answer, Visitor } from '#core/testing/visitor'
import type { Store } from '#core/database/store'

const PAGES = '/api/admin/cms/contents/pages'

const TYPES = '/api/admin/cms/content-types'

interface Made {
  id: number
  version: number
  slug: Record<string, string | null>
  status: string
  publishedAt: string | null
}

const dataOf = ({ body }: Answer) => (body as { data: Made }).data

const errorOf = ({ status, body }: Answer) => {
  const [error] = (body as { errors: { field?: string }[] }).errors
  return [status, error?.field]
}

const page = (title: string, parts: object = {}) => ({ title: { fr_FR: title, en_GB: null }, ...parts })

test.group('Contents of a type', (group) => {
  let store: Store
  let visitor: Visitor

  group.each.setup(async () => {
    store = await freshSite()
    visitor = await newStaffVisit()
  })

  const make = async (title: string, parts: object = {}, at = PAGES) => {
    return dataOf(await visitor.send('POST', at, page(title, parts)))
  }

  const change = (made: Made, parts: object, at = PAGES) =>
    visitor.send('PUT', `${at}/${made.id}`, { ...made, ...parts, version: made.version })

  const addresses = async () => {
    const rows = await store.reader.all<{ path: string; redirect: string | null }>(
      `select path, redirect from core_permalinks where kind = 'cms.content' order by path`
    )
    return rows.map(({ path, redirect }) => (redirect ? `${path} > ${redirect}` : path))
  }

  test('a page is written, published and found in its list', async ({ assert }) => {
    const made = await make('À propos')
    assert.containsSubset(made, { slug: { fr_FR: 'a-propos', en_GB: null }, status: 'draft', publishedAt: null })
    const published = dataOf(await change(made, { status: 'published' }))
    assert.isString(published.publishedAt)
    const list = await visitor.send('GET', `${PAGES}?filter[status]=published`)
    assert.containsSubset(list.body, { data: [{ title: 'À propos', status: 'published' }], meta: { total: 1 } })
  })

  test('a text keeps the spaces around its links and bold words', async ({ assert }) => {
    const content = [
      { type: 'text', text: 'Voir ' },
      { type: 'text', text: 'la cave', marks: [{ type: 'bold' }] },
      { type: 'text', text: ' ', marks: [{ type: 'italic' }] },
      { type: 'text', text: 'ici', marks: [{ type: 'link', attrs: { href: 'https://example.org/' } }] },
    ]
    const text = { type: 'doc', content: [{ type: 'paragraph', content }] }
    const made = await make('  Visite ', { body: { fr_FR: text, en_GB: null } })
    assert.containsSubset(made, { title: { fr_FR: 'Visite' }, body: { fr_FR: text } })
  })

  test('a renamed page takes all below it along, and old addresses lead to the new ones at once', async ({
    assert,
  }) => {
    const shop = await make('La maison')
    const team = await make('Équipe', { parentId: shop.id })
    await make('Cave', { parentId: team.id })
    assert.deepEqual(await addresses(), ['/la-maison', '/la-maison/equipe', '/la-maison/equipe/cave'])
    const renamed = dataOf(await change(shop, { slug: { fr_FR: 'maison', en_GB: null } }))
    await change(renamed, { slug: { fr_FR: 'nous', en_GB: null } })
    assert.includeMembers(await addresses(), [
      '/nous/equipe/cave',
      '/la-maison/equipe/cave > /nous/equipe/cave',
      '/maison/equipe > /nous/equipe',
      '/la-maison > /nous',
    ])
  })

  test('a slug that exists is refused at its field; one made from the title is numbered', async ({ assert }) => {
    await make('Livraison')
    const second = await make('Livraison')
    assert.equal(second.slug.fr_FR, 'livraison-2')
    const taken = await change(second, { slug: { fr_FR: 'livraison', en_GB: null } })
    assert.deepEqual(errorOf(taken), [422, 'slug.fr_FR'])
  })

  test('a picture that social networks are told of is in use; one that does not exist is refused', async ({
    assert,
  }) => {
    await enterSampleMedia()
    const picture = sampleMedium('image', 1)
    const seo = (ogImage: number) => ({ seo: { fr_FR: { ogImage, noIndex: false, noFollow: false }, en_GB: null } })
    const made = await make('Partage', seo(picture))
    const uses = await visitor.send('GET', `/api/admin/platform/library/${picture}/uses`)
    assert.equal(uses.status, 200)
    assert.containsSubset(uses.body, { data: [{ name: 'Partage' }] })
    assert.equal((await change(made, seo(999_999))).status, 422)
  })

  test('a page below itself is refused', async ({ assert }) => {
    const above = await make('Une')
    const below = await make('Deux', { parentId: above.id })
    assert.deepEqual(errorOf(await change(above, { parentId: below.id })), [422, 'parentId'])
  })

  test('what is thrown away frees its address, and only then may be deleted', async ({ assert }) => {
    const made = await make('Brouillon')
    const kept = await visitor.send('DELETE', `${PAGES}/${made.id}`, { version: made.version })
    assert.equal(kept.status, 409)
    const thrown = dataOf(await change(made, { status: 'trash' }))
    assert.deepEqual(await addresses(), [])
    const other = await make('Brouillon')
    assert.equal(other.slug.fr_FR, 'brouillon')
    const restored = dataOf(await change(thrown, { status: 'draft' }))
    assert.equal(restored.slug.fr_FR, 'brouillon-2')
    const gone = dataOf(await change(restored, { status: 'trash' }))
    const answer = await visitor.send('DELETE', `${PAGES}/${gone.id}`, { version: gone.version })
    assert.equal(answer.status, 204)
  })

  test('a status that cannot follow is refused, a date in the future schedules', async ({ assert }) => {
    const made = await make('Vendanges')
    const soon = dataOf(await change(made, { status: 'published', publishedAt: '2999-01-01T08:00:00.000Z' }))
    assert.containsSubset(soon, { status: 'scheduled', publishAt: '2999-01-01T08:00:00.000Z' })
    const thrown = dataOf(await change(soon, { status: 'trash' }))
    assert.deepEqual(errorOf(await change(thrown, { status: 'published' })), [422, 'status'])
  })

  test('a type that staff make has a list, a form, addresses and permissions at once', async ({ assert }) => {
    const type = {
      code: 'recettes',
      label: { fr_FR: 'Recettes', en_GB: 'Recipes' },
      singularLabel: { fr_FR: 'Recette', en_GB: 'Recipe' },
      hasArchive: true,
      pattern: { fr_FR: '/recettes/{slug}', en_GB: '/recipes/{slug}' },
    }
    assert.equal((await visitor.send('POST', TYPES, type)).status, 201)
    assert.equal((await visitor.send('POST', TYPES, type)).status, 422)
    const at = '/api/admin/cms/contents/recettes'
    const title = { fr_FR: 'Daube', en_GB: 'Beef stew' }
    const made = dataOf(await visitor.send('POST', at, { title }))
    assert.deepEqual(made.slug, { fr_FR: 'daube', en_GB: 'beef-stew' })
    assert.deepEqual(await addresses(), ['/recettes/daube', '/recipes/beef-stew'])
    const described = await visitor.send('GET', '/api/admin/platform/resources/cms.recettes')
    assert.containsSubset(described.body, { data: { many: 'Recettes', path: 'cms/contents/recettes' } })
    const used = await visitor.send('DELETE', `${TYPES}/3`, { version: 1 })
    assert.equal(used.status, 409)
    const thrown = dataOf(await change(made, { status: 'trash' }, at))
    await visitor.send('DELETE', `${at}/${made.id}`, { version: thrown.version })
    assert.equal((await visitor.send('DELETE', `${TYPES}/3`, { version: 1 })).status, 204)
    assert.equal((await visitor.send('GET', at)).status, 404)
  })
})
