import app from '@adonisjs/core/services/app'
import sharp from 'sharp'
import { test } from '@japa/runner'
import { GatewayServer } from '#tests/gateways/gateway'
import { RefreshOutsidePosts } from '#plugins/cms/outside/actions/refresh_outside_posts'
import { Store } from '#core/database/store'
import { Visitor } from '#core/testing/visitor'
import { Wordpress } from '#tests/gateways/wordpress'
import { freshConfiguration } from '#plugins/configuration/testing'
import { newStaffVisit, seedRoles } from '#plugins/users/testing'
import { resetDatabase } from '#core/testing/reset_database'
import outsidePostsBlock from '#plugins/cms/outside/outside_posts_block'
import type { OutsideCard } from '#plugins/cms/outside/queries/list_outside_posts'

const POSTS = '/api/cms/outside-posts'

test.group('Posts of an outside WordPress', (group) => {
  let store: Store
  let site: Wordpress
  let staff: Visitor
  const guest = new Visitor()
  group.each.setup(async () => {
    store = await app.container.make(Store)
    await resetDatabase(store)
    await seedRoles()
    await freshConfiguration()
    staff = await newStaffVisit()
    site = new Wordpress()
    const server = await GatewayServer.open([site])
    app.config.set('outgoing.hosts', [new URL(server.address).host])
    await set({ address: `${site.address}/wp-json`, user: site.user, password: site.password })
    return () => {
      server.close()
      app.config.set('outgoing.hosts', [])
    }
  })

  const set = async (values: Record<string, unknown>) => {
    const keyed = Object.fromEntries(Object.entries(values).map(([name, value]) => [`cms.outside.${name}`, value]))
    const { status, body } = await staff.send('PUT', '/api/admin/configuration/settings', { values: keyed })
    if (status >= 400) throw new Error(`The settings were answered ${status}: ${JSON.stringify(body)}`)
  }
  const refresh = async () => (await app.container.make(RefreshOutsidePosts)).execute()
  const shown = async () => ((await guest.send('GET', POSTS)).body as { data: OutsideCard[] }).data
  const post = (id: number, more: object = {}) => ({ id, title: `Post ${id}`, content: `<p>Text ${id}</p>`, ...more })

  test('are read with an application password, cleaned, and shown in a list and on a page', async ({ assert }) => {
    const content = `<h2>Le m&eacute;tier</h2><p onclick="x()">Un <strong>texte</strong> <a href="/cave">ici</a>
      <a href="javascript:alert(1)">la</a><script>alert(1)</script></p><iframe src="https://evil.example"></iframe>
      <img src="https://evil.example/pixel.gif" alt="Une vigne">`
    site.posts = [post(3, { title: 'Vendanges &#8211; 2026', content, excerpt: '<p>Bref&hellip;</p>' })]
    assert.equal(await refresh(), 1)
    const [card] = await shown()
    assert.containsSubset(card, { title: 'Vendanges – 2026', excerpt: 'Bref…', author: 'Anne', picture: null })
    const page = await guest.send('GET', `${POSTS}/${card?.id}`)
    const text = JSON.stringify(page.body)
    assert.include(text, 'Le métier')
    assert.include(text, new URL('/cave', site.address).href)
    assert.notMatch(text, /script|onclick|iframe|javascript/)
    assert.equal((await guest.send('GET', `${POSTS}/999`)).status, 404)
  })

  test('take their picture into the media library, once', async ({ assert }) => {
    const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#7a182f' } })
    site.files.set('/vigne.jpg', await picture.jpeg().toBuffer())
    site.files.set('/text.jpg', Buffer.from('<svg onload="x()"/>'))
    site.posts = [
      post(1, { picture: '/vigne.jpg' }),
      post(2, { picture: '/text.jpg' }),
      post(3, { picture: '/none.jpg' }),
    ]
    await refresh()
    const [first, second, third] = await shown()
    assert.match(first?.picture?.url ?? '', /^\/media\//)
    assert.deepEqual([second?.picture, third?.picture], [null, null])
    await refresh()
    assert.lengthOf(
      site.requests.filter(({ path }) => path === '/vigne.jpg'),
      1
    )
  })

  test('follow the site: changed, gone, as many and of the category that staff chose', async ({ assert }) => {
    site.posts = [post(1), post(2, { category: 'vins' }), post(3, { category: 'vins' })]
    await refresh()
    const before = await shown()
    site.posts = [post(3, { category: 'vins', title: 'Autre titre' }), post(2, { category: 'vins' })]
    await refresh()
    const after = await shown()
    assert.deepEqual(
      after.map(({ id, title }) => [id, title]),
      [
        [before[2]?.id, 'Autre titre'],
        [before[1]?.id, 'Post 2'],
      ]
    )
    await set({ count: 1, category: 'vins' })
    assert.equal(await refresh(), 1)
    await set({ address: '' })
    assert.equal(await refresh(), 0)
    assert.lengthOf(await shown(), 0)
  })

  test('stay when the site is down, closed, huge, or answers what is no list of posts', async ({ assert }) => {
    site.posts = [post(1), post(2)]
    await refresh()
    const kept = await shown()
    const posts = /posts/
    const faults = [
      () => site.fail(posts, { kind: 'silent' }),
      () => site.fail(posts, { kind: 'status', status: 503 }),
      () => void (site.instead = { body: '<html>Maintenance</html>' }),
      () => void (site.instead = { body: { code: 'rest_no_route' } }),
      () => void (site.instead = { body: Buffer.alloc(5 * 1024 * 1024, 32) }),
      () => void (site.password = 'changed'),
    ]
    for (const fault of faults) {
      site.instead = null
      fault()
      await assert.rejects(refresh)
      assert.deepEqual(await shown(), kept)
    }
  })

  test('leave out what is no post, and what is too long', async ({ assert }) => {
    const deep = `${'<div>'.repeat(2000)}x`
    site.posts = [
      post(1),
      post(2, { content: 'x'.repeat(300_000) }),
      post(3, { content: deep }),
      post(4, { title: '' }),
    ]
    assert.equal(await refresh(), 1)
    site.instead = { body: [null, 1, 'x', {}, { id: 5, title: { rendered: 'x' }, link: 'javascript:alert(1)' }] }
    assert.equal(await refresh(), 0)
  })

  test('are never asked of a private address', async ({ assert }) => {
    site.posts = [post(1)]
    app.config.set('outgoing.hosts', [])
    await assert.rejects(refresh)
    assert.lengthOf(site.requests, 0)
  })

  test('stand in a block, as many as it names, with one reading for all', async ({ assert }) => {
    site.posts = [post(1), post(2), post(3)]
    await refresh()
    const place = { channel: 'default', locale: 'fr_FR', currency: 'EUR' } as const
    const loaded = await outsidePostsBlock.load?.([{ count: 1 }, { count: 2 }] as never, place)
    const counts = (loaded?.data as { posts: unknown[] }[]).map(({ posts }) => posts.length)
    assert.deepEqual(counts, [1, 2])
  })
})
