import { test } from '@japa/runner'
import { createCustomer, newStaffVisit } from '#plugins/users/testing'
import { freshSite } from '#plugins/cms/testing'
import { Visitor, type Answer } from '#core/testing/visitor'
import { onStatement } from '#core/database/statement_counter'

const ADMIN = '/api/admin/cms'

interface Made {
  id: number
  version: number
}

interface Page {
  title: string
  path: string
  breadcrumbs: { name: string; path: string }[]
  previous: { path: string } | null
  next: { path: string } | null
  categories: { path: string }[]
  alternates: Record<string, string>
}

interface Archive {
  page: Page & { filters: { name: string; count: number }[]; narrower: { name: string }[] }
  list: { items: { title: string; path: string; summary: string }[]; total: number; pages: number }
}

const dataOf = <T>({ body }: Answer) => (body as { data: T }).data

const messageOf = ({ body }: Answer) => (body as { errors: { message: string }[] }).errors[0]?.message

const both = (text: string, english: string | null = `${text} EN`) => ({ fr_FR: text, en_GB: english })

const paragraph = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

test.group('What visitors see of the contents', (group) => {
  let staff: Visitor
  let anybody: Visitor

  group.each.setup(async () => {
    await freshSite()
    staff = await newStaffVisit()
    anybody = new Visitor()
  })

  const make = async (at: string, row: object) => {
    const answer = await staff.send('POST', `${ADMIN}/${at}`, row)
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
    return dataOf<Made>(answer)
  }

  const post = (title: string, parts: object = {}) =>
    make('contents/posts', { title: both(title), status: 'published', ...parts })

  const category = (name: string, parts: object = {}) => make('categories', { name: both(name), ...parts })

  const page = async (query: string, visitor = anybody) => visitor.send('GET', `/api/cms/contents?${query}`)

  const list = async (path: string) => dataOf<Archive>(await anybody.send('GET', `/api/cms/${path}`))

  const statements = async (ask: () => Promise<unknown>) => {
    const seen: string[] = []
    await ask()
    const stop = onStatement((sql) => seen.push(sql))
    await ask()
    stop()
    return seen.filter((sql) => !/sessions|core_changes|pg_current_snapshot/.test(sql)).length
  }

  test('a page below others tells its way there, in each language', async ({ assert }) => {
    const house = await make('contents/pages', { title: both('La maison'), status: 'published' })
    await make('contents/pages', {
      title: both('Équipe'),
      status: 'published',
      parentId: house.id,
      body: { fr_FR: paragraph('Nous.') },
    })
    const shown = dataOf<Page>(await page('path=/la-maison/equipe'))
    assert.containsSubset(shown, {
      title: 'Équipe',
      path: '/la-maison/equipe',
      breadcrumbs: [{ name: 'La maison', path: '/la-maison' }],
      alternates: { fr_FR: '/la-maison/equipe', en_GB: '/la-maison-en/equipe-en' },
      document: { content: [{ type: 'paragraph' }] },
      summary: 'Nous.',
    })
    const english = await anybody.send('GET', '/api/cms/contents?path=/la-maison-en', undefined, {
      'accept-language': 'en',
    })
    assert.equal(dataOf<Page>(english).title, 'La maison EN')
  })

  test('what is not published is not there; staff with the right see what is private', async ({ assert }) => {
    for (const status of ['draft', 'pending', 'private']) await post(`Un ${status}`, { status })
    for (const status of ['draft', 'pending', 'private']) {
      assert.equal((await page(`path=/journal/un-${status}`)).status, 404, status)
    }
    assert.equal((await page('path=/journal/un-private', staff)).status, 200)
    assert.equal((await page('path=/journal/un-draft', staff)).status, 404)
    assert.equal((await page('path=/nulle-part')).status, 404)
    assert.equal((await list('archives/posts')).list.total, 0)
  })

  test('a post names its neighbours, its category and its list', async ({ assert }) => {
    const guides = await category('Guides')
    const at = (day: number) => ({ publishedAt: `2026-01-0${day}T08:00:00.000Z`, categories: [guides.id] })
    await post('Un', at(1))
    await post('Deux', at(2))
    await post('Trois', at(3))
    assert.containsSubset(dataOf<Page>(await page('path=/journal/deux')), {
      previous: { name: 'Un', path: '/journal/un' },
      next: { name: 'Trois', path: '/journal/trois' },
      breadcrumbs: [
        { name: 'Articles', path: '/journal' },
        { name: 'Guides', path: '/rubrique/guides' },
      ],
    })
    assert.equal((await page('path=/journal/deux&category=guides')).status, 200)
    const foreign = await page('path=/journal/deux&category=autre')
    assert.deepEqual(
      [foreign.status, messageOf(foreign)],
      [404, 'Cette page n’est pas dans la catégorie sélectionnée.']
    )
  })

  test('lists have the newest first, by page, category and tag', async ({ assert }) => {
    const wines = await category('Vins')
    const reds = await category('Rouges', { parentId: wines.id })
    const tag = await make('tags', { name: both('Cave') })
    for (let day = 1; day <= 9; day += 1) {
      const parts = day === 1 ? { categories: [reds.id], tags: [tag.id] } : {}
      await post(`Article ${day}`, { publishedAt: `2026-01-0${day}T08:00:00.000Z`, excerpt: both('Court'), ...parts })
    }
    const first = await list('archives/posts?limit=4')
    assert.deepEqual(
      first.list.items.map(({ title }) => title),
      ['Article 9', 'Article 8', 'Article 7', 'Article 6']
    )
    assert.containsSubset(first, { list: { total: 9, pages: 3 }, page: { filters: [{ name: 'Rouges', count: 1 }] } })
    assert.equal((await anybody.send('GET', '/api/cms/archives/posts?limit=4&page=4')).status, 404)
    assert.equal((await anybody.send('GET', '/api/cms/archives/pages')).status, 404)
    for (const at of [
      `categories/${wines.id}`,
      `tags/${tag.id}`,
      'archives/posts?category=rouges',
      'archives/posts?tag=cave',
    ]) {
      assert.deepEqual(
        (await list(at)).list.items.map(({ title }) => title),
        ['Article 1'],
        at
      )
    }
    assert.containsSubset(await list(`categories/${wines.id}`), { page: { narrower: [{ name: 'Rouges' }] } })
    assert.containsSubset(await list(`categories/${reds.id}`), { page: { breadcrumbs: [{ name: 'Vins' }] } })
  })

  test('a renamed category redirects, a slug that exists is refused', async ({ assert }) => {
    const wines = await category('Vins')
    await category('Caves')
    const at = `${ADMIN}/categories/${wines.id}`
    const taken = await staff.send('PUT', at, { name: both('Vins'), slug: both('caves', 'x'), version: 1 })
    assert.deepEqual([taken.status, messageOf(taken)], [422, 'Ce slug existe déjà\u202f!'])
    await staff.send('PUT', at, { name: both('Vins'), slug: both('nos-vins', 'our-wines'), version: 1 })
    const old = await anybody.send('GET', '/api/permalinks?path=/rubrique/vins')
    assert.containsSubset(old.body, { kind: 'cms.category', redirect: '/rubrique/nos-vins' })
  })

  test('statements are few and do not grow', async ({ assert }) => {
    const guides = await category('Guides')
    const first = await post('Article 0', { categories: [guides.id] })
    const few = await statements(() => page(`id=${first.id}`))
    const short = await statements(() => list('archives/posts'))
    for (let n = 1; n < 8; n += 1)
      await post(`Article ${n}`, { categories: [guides.id], body: { fr_FR: paragraph('Texte') } })
    assert.isAtMost(await statements(() => page(`id=${first.id}`)), Math.min(few, 6))
    assert.isAtMost(await statements(() => list('archives/posts')), Math.min(short, 4))
  })

  test('customers are visitors like others', async ({ assert }) => {
    await createCustomer()
    await post('Privé', { status: 'private' })
    assert.equal((await page('path=/journal/prive')).status, 404)
  })

  test('search finds what is published by its words, and what is hidden again no longer', async ({ assert }) => {
    const found = async (kind: string) => {
      const { body } = await anybody.send('GET', `/api/search?q=carafer&kind=${kind}`)
      return (body as { data: { path: string }[] }).data.map(({ path }) => path)
    }
    const made = await post('Servir', { body: { fr_FR: paragraph('Il faut carafer ce vin.') } })
    await post('Secret', { status: 'private', body: { fr_FR: paragraph('Il faut carafer.') } })
    await make('contents/pages', { title: both('Carafer'), status: 'published' })
    assert.deepEqual([await found('post'), await found('page')], [['/journal/servir'], ['/carafer']])
    const kept = dataOf<object>(await staff.send('GET', `${ADMIN}/contents/posts/${made.id}`))
    await staff.send('PUT', `${ADMIN}/contents/posts/${made.id}`, Object.assign(kept, { status: 'draft' }))
    assert.deepEqual(await found('post'), [])
  })

  test('the head of a page falls back on its texts; sitemap and start-up data name it', async ({ assert }) => {
    const hidden = { noIndex: true, noFollow: false }
    await post('Servir', {
      excerpt: both('À quelle température.'),
      seo: { fr_FR: { metaTitle: 'Bien servir', noIndex: false, noFollow: false } },
    })
    await post('Caché', { seo: { fr_FR: hidden, en_GB: hidden } })
    const head = async (path: string, route = 'content') => {
      const url = encodeURIComponent(`http://${process.env.HOST}:${process.env.PORT}/vue${path}`)
      return (await anybody.send('GET', `/api/metadata?route=cms.storefront.${route}&url=${url}`)).body
    }
    assert.containsSubset(await head('/journal/servir'), {
      description: 'À quelle température.',
      twitter_title: 'Servir',
      robots: { 'index': 'index', 'max-image-preview': 'max-image-preview:large' },
      schema: { '@graph': [{ '@type': 'WebPage' }, { '@type': 'BlogPosting' }, { '@type': 'BreadcrumbList' }] },
    })
    assert.match(((await head('/journal/servir')) as { title: string }).title, /^Bien servir/)
    assert.containsSubset(await head('/journal/cache'), { robots: { index: 'noindex' } })
    assert.containsSubset(await head('/journal', 'archive'), { schema: { '@graph': [{ '@type': 'CollectionPage' }] } })
    const sitemap = String((await anybody.send('GET', '/vue/sitemap/cms-cms.site-1.xml')).body)
    assert.match(sitemap, /\/vue\/journal\/servir</)
    assert.match(sitemap, /\/vue\/en\/journal\/servir-en</)
    assert.notMatch(sitemap, /cache/)
    const { body } = await anybody.send('GET', '/api/init')
    assert.containsSubset(body, {
      permalinks: {
        postLists: { list: [{ path: '/journal' }] },
        posts: { list: [{ list: 'posts', path: '/journal/cache' }] },
      },
    })
  })
})
