import { test } from '@japa/runner'

test.group('Start-up data', () => {
  test('tells visitors the public routes only, with placeholders', async ({ client, assert }) => {
    const response = await client.get('/api/init').qs({ locale: 'fr_FR' })
    response.assertStatus(200)
    const { routes, permalinks, visitor, branding, coreConfig } = response.body()
    assert.deepEqual(routes.init, { uri: '/api/init', methods: ['GET'], middlewares: [] })
    assert.equal(routes['platform.sitemaps.show'].uri, '/vue/sitemap/{part}.xml')
    assert.notInclude(Object.keys(routes).join(' '), '.admin.channels')
    assert.containsSubset(permalinks, { posts: { pattern: '', total: 0, list: [] } })
    assert.deepEqual(visitor, { customer: null, staff: null })
    assert.isArray(branding.colours)
    assert.equal(coreConfig['core.media.image_max_kb'], 10_240)
  })
})

test.group('Metadata', () => {
  test('is told in the language of the address', async ({ client }) => {
    const url = 'http://127.0.0.1/vue/en/boutique'
    const response = await client.get('/api/metadata').qs({ route: 'x.storefront.y', url, title: 'Shop' })
    response.assertStatus(200)
    response.assertBodyContains({ og_locale: 'en_GB', og_title: 'Shop' })
  })

  test('refuses an address that is none', async ({ client }) => {
    const response = await client.get('/api/metadata').qs({ route: 'x', url: 'javascript:alert(1)' })
    response.assertStatus(422)
    response.assertBodyContains({ errors: [{ field: 'url' }] })
  })
})

test.group('The global search', () => {
  test('refuses a text of 10,000 characters in the error format', async ({ client }) => {
    const response = await client.get('/api/search').qs({ q: 'a'.repeat(10_000) })
    response.assertStatus(422)
    response.assertBodyContains({ errors: [{ code: 'E_VALIDATION_MAXLENGTH', field: 'q' }] })
  })

  test('finds nothing for nothing', async ({ client }) => {
    const response = await client.get('/api/search').qs({ q: '  ' })
    response.assertStatus(200)
    response.assertBodyContains({ data: [], meta: { total: 0, correction: null } })
  })

  test('refuses pages and limits beyond reason', async ({ client }) => {
    for (const query of [{ page: 0 }, { page: 'x' }, { limit: 1000 }, { kind: '../x' }]) {
      const response = await client.get('/api/search').qs({ q: 'vin', ...query })
      response.assertStatus(422)
    }
  })
})

test.group('Addresses for search engines', () => {
  test('are listed from robots.txt on', async ({ client, assert }) => {
    const robots = await client.get('/robots.txt')
    robots.assertStatus(200)
    assert.match(robots.text(), /Disallow: \/vue\/admin\n/)
    assert.match(robots.text(), /Sitemap: http:\/\/[\d.:]+\/vue\/sitemap\.xml\n/)
    const sitemap = await client.get('/vue/sitemap.xml')
    sitemap.assertStatus(200)
    sitemap.assertHeader('content-type', 'application/xml; charset=utf-8')
  })

  test('have no part that does not exist', async ({ client }) => {
    for (const part of ['x-y-1', 'x', '..%2f..%2fetc', 'x-y-99999999']) {
      const response = await client.get(`/vue/sitemap/${part}.xml`)
      response.assertStatus(404)
    }
  })
})

test.group('A permalink', () => {
  test('that stands nowhere is not found', async ({ client }) => {
    const response = await client.get('/api/permalinks').qs({ path: '/nulle-part' })
    response.assertStatus(404)
  })

  test('begins with a slash', async ({ client }) => {
    const response = await client.get('/api/permalinks').qs({ path: 'https://elsewhere.example' })
    response.assertStatus(422)
  })
})

test.group('A report of a browser', () => {
  const report = { kind: 'script', address: '/vue/assets/x.js' }

  test('is taken from our own pages', async ({ client }) => {
    const origin = `http://${process.env.HOST}:${process.env.PORT}`
    const response = await client.post('/api/reports').header('origin', origin).json(report)
    response.assertStatus(204)
  })

  test('is refused from elsewhere', async ({ client }) => {
    const response = await client.post('/api/reports').header('origin', 'https://elsewhere.example').json(report)
    response.assertStatus(403)
  })
})

test.group('The global search of one address', () => {
  test('is limited: many a minute are 429, with the seconds to wait', async ({ client, assert }) => {
    let status = 200
    // 60 are free a minute and 240 are counted: a machine so slow that a minute passes meanwhile has 60 more.
    for (let asked = 0; asked < 500 && status === 200; asked += 1) {
      const response = await client.get('/api/search').qs({ q: `vin ${asked}` })
      status = response.status()
      if (status === 429) assert.isAbove(Number(response.body().errors[0].meta.availableIn), 0)
    }
    assert.equal(status, 429)
  })
})

test.group('Health', () => {
  test('has an answer for load balancers that asks nothing else', async ({ client, assert }) => {
    for (const path of ['/health/live', '/health/ready']) {
      const response = await client.get(path)
      response.assertStatus(200)
      assert.deepEqual(response.body(), { ok: true })
    }
  })

  test('is told to anybody, without details', async ({ client, assert }) => {
    const response = await client.get('/health')
    response.assertStatus(200)
    const { ok, checks } = response.body() as { ok: boolean; checks: { name: string }[] }
    assert.isTrue(ok)
    assert.includeMembers(
      checks.map(({ name }) => name),
      ['core.database', 'core.migrations', 'core.queue', 'core.disk']
    )
    assert.notProperty(checks[0], 'detail')
  })
})
