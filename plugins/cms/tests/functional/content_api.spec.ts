import { test } from '@japa/runner'
import { Visitor, type Answer } from '#core/testing/visitor'
import { freshSite } from '#plugins/cms/testing'
import { htmlOfDocument } from '#plugins/cms/content_api/html_of_document'
import { newStaffVisit } from '#plugins/users/testing'
import type { RichNode } from '#core/rich_text/document'

const API = '/api/content/v1'
const POSTS = '/api/admin/cms/contents/posts'
const EMAIL = 'equipe@exemple.fr'

const dataOf = <T>({ body }: Answer) => (body as { data: T }).data
const both = (text: string) => ({ fr_FR: text, en_GB: `${text} EN` })
const paragraph = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text, marks: [{ type: 'bold' }] }] }],
})

test.group('The content API', (group) => {
  let staff: Visitor
  const anybody = new Visitor()
  group.each.setup(async () => {
    await freshSite()
    staff = await newStaffVisit({ email: EMAIL })
  })

  /** A program that has an application password with these permissions. */
  const program = async (scopes: string[]) => {
    const made = await staff.send('POST', '/api/admin/users/profile/tokens', { name: 'Blog', scopes, days: 30 })
    if (made.status !== 201) throw new Error(JSON.stringify(made.body))
    const { token } = dataOf<{ token: string }>(made)
    const authorization = `Basic ${Buffer.from(`${EMAIL}:${token}`).toString('base64')}`
    const visitor = new Visitor()
    return (method: string, path: string, body?: object) =>
      visitor.send(method, path, body, { authorization, 'sec-fetch-site': 'none' })
  }
  const post = (title: string, parts: object = {}) => ({
    title: both(title),
    status: 'published',
    body: { fr_FR: paragraph('Le <texte>'), en_GB: null },
    ...parts,
  })

  test('gives anybody what is published, with its text as HTML and whole addresses', async ({ assert }) => {
    const { id } = dataOf<{ id: number }>(await staff.send('POST', POSTS, post('Vendanges')))
    await staff.send('POST', POSTS, post('Brouillon', { status: 'draft' }))
    const list = await anybody.send('GET', `${API}/posts`)
    assert.containsSubset(list.body, { data: [{ id, title: 'Vendanges' }], meta: { total: 1, page: 1 } })
    const shown = dataOf<{ html: string; plain: string; link: string; translations: object }>(
      await anybody.send('GET', `${API}/posts/${id}`)
    )
    assert.equal(shown.html, '<p><strong>Le &lt;texte&gt;</strong></p>')
    assert.equal(shown.plain, 'Le <texte>')
    assert.match(shown.link, /^https?:\/\/.+vendanges$/)
    assert.sameMembers(Object.keys(shown.translations), ['fr_FR', 'en_GB'])
    const english = await anybody.send('GET', `${API}/posts?locale=en_GB`)
    assert.containsSubset(english.body, { data: [{ title: 'Vendanges EN' }] })
  })

  test('gives types, categories and tags, and the contents of one', async ({ assert }) => {
    const { id } = dataOf<{ id: number }>(
      await staff.send('POST', '/api/admin/cms/categories', { name: both('Régions') })
    )
    await staff.send('POST', POSTS, post('Une', { categories: [id] }))
    await staff.send('POST', POSTS, post('Autre'))
    assert.containsSubset(dataOf(await anybody.send('GET', `${API}/types`)), [{ code: 'pages' }, { code: 'posts' }])
    assert.deepEqual(dataOf(await anybody.send('GET', `${API}/categories`)), [
      { id, name: 'Régions', slug: 'regions', parentId: null },
    ])
    assert.deepEqual(dataOf(await anybody.send('GET', `${API}/tags`)), [])
    const chosen = await anybody.send('GET', `${API}/posts?category=${id}`)
    assert.containsSubset(chosen.body, { data: [{ title: 'Une' }], meta: { total: 1 } })
    assert.equal((await anybody.send('GET', `${API}/nothing`)).status, 404)
    assert.equal((await anybody.send('GET', `${API}/posts?limit=101`)).status, 422)
  })

  test('reads drafts and writes with an application password, as far as its permissions go', async ({ assert }) => {
    const writer = await program(['cms.posts.list', 'cms.posts.create'])
    const made = await writer('POST', POSTS, post('Par programme', { status: 'draft' }))
    assert.equal(made.status, 201, JSON.stringify(made.body))
    const { id } = dataOf<{ id: number }>(made)
    assert.equal((await writer('GET', `${POSTS}/${id}`)).status, 200)
    assert.equal((await writer('DELETE', `${POSTS}/${id}`, { version: 1 })).status, 403)
    assert.equal((await writer('GET', '/api/admin/cms/contents/pages')).status, 403)
    assert.equal((await anybody.send('GET', POSTS)).status, 401)
    assert.equal((await anybody.send('GET', `${API}/posts/${id}`)).status, 404)
  })

  test('links lead to whole addresses in each language, whatever they were written as', async ({ assert }) => {
    const about = await staff.send('POST', '/api/admin/cms/contents/pages', {
      title: both('La maison'),
      status: 'published',
    })
    const href = `ref:cms.content/${dataOf<{ id: number }>(about).id}`
    const linking = {
      type: 'doc',
      content: [
        { type: 'paragraph', content: [{ type: 'text', text: 'ici', marks: [{ type: 'link', attrs: { href } }] }] },
        { type: 'block', attrs: { id: 'a', name: 'core.button', values: { text: 'Aller', link: href } } },
        { type: 'block', attrs: { id: 'b', name: 'core.html', values: { html: `<p><a href="${href}">là</a></p>` } } },
        {
          type: 'block',
          attrs: { id: 'c', name: 'core.button', values: { text: 'Dehors', link: 'https://a.example' } },
        },
      ],
    }
    const made = await staff.send('POST', POSTS, post('Liens', { body: { fr_FR: linking, en_GB: linking } }))
    const { id } = dataOf<{ id: number }>(made)
    for (const [locale, path] of [
      ['fr_FR', '/vue/la-maison'],
      ['en_GB', '/vue/en/la-maison-en'],
    ] as const) {
      const { body } = await anybody.send('GET', `${API}/posts/${id}?locale=${locale}`)
      const { html } = (body as { data: { html: string } }).data
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, address = '']) => address)
      assert.lengthOf(links, 4, html)
      for (const link of links.slice(0, 3)) assert.match(link, new RegExp(`^https?://[^/]+${path}$`))
      assert.equal(links[3], 'https://a.example')
      assert.notInclude(html, 'ref:')
    }
  })

  test('writes blocks that it has no HTML for as empty elements, and addresses whole', async ({ assert }) => {
    const content: RichNode[] = [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'A & B' }] },
      {
        type: 'paragraph',
        content: [{ type: 'text', text: 'ici', marks: [{ type: 'link', attrs: { href: '/a-propos' } }] }],
      },
      { type: 'block', attrs: { id: 'x', name: 'catalogue.products', values: {} } },
    ]
    const page = (path: string) => `https://shop.example${path}`
    const addresses = { page, link: page, file: (path: string) => path }
    assert.equal(
      htmlOfDocument({ content, media: {} }, addresses),
      '<h2>A &amp; B</h2><p><a href="https://shop.example/a-propos">ici</a></p><div data-block="catalogue.products"></div>'
    )
  })
})
