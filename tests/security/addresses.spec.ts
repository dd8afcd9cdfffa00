import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import { resetDatabase } from '#core/testing/reset_database'
import { Visitor } from '#core/testing/visitor'
import { ProductFactory, seedCatalogue } from '#plugins/catalogue/testing'
import { createCustomer, PASSWORD, seedRoles } from '#plugins/users/testing'
import { rawRequest } from './raw_request.js'
import { each, liftLimits } from './visits.js'

const CREDENTIALS = { email: 'cliente@exemple.fr', password: PASSWORD }

/** Ways to write "one folder up". */
const UP = ['..', '%2e%2e', '.%2e', '%252e%252e', '..%00', '....', '..;', '%c0%ae%c0%ae', '%uff0e%uff0e']
const SLASHES = ['/', '%2f', '%252f', '\\', '%5c', '%c0%af', '//']

/** Files of the machine and of the shop that nobody may read, so many steps up, and words that stand in them. */
const FILES: [number, string][] = [
  [12, 'etc/passwd'],
  [2, 'server/index.js'],
  [4, 'package.json'],
  [2, 'database/cellier.sqlite'],
]
const CONTENTS = /root:.*:0:0:|"devDependencies"|APP_KEY=|createRequestHandler|SQLite format 3|Env\.create/

/** Where `next` must never lead. */
const ELSEWHERE = [
  '//evil.example',
  'https:',
  'https://evil.example',
  'https:evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  '/\t/evil.example',
]
  .concat(
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/.//evil.example',
    '/..//evil.example',
    'javascript:alert(1)',
    '/%09/evil.example'
  )
  .concat(
    '///evil.example',
    '/\r\nSet-Cookie: a=1',
    'evil.example',
    '@evil.example',
    '.evil.example',
    '/\u2028/evil.example',
    '/€',
    ''
  )

test.group('Addresses', (group) => {
  group.setup(async () => {
    await resetDatabase(await app.container.make(Store))
    await seedCatalogue()
    await seedRoles()
    await createCustomer()
    await ProductFactory.create({ name: 'Domaine' })
    return liftLimits()
  })

  test('no way of writing "one folder up" leads out of media and assets', async ({ assert }) => {
    const bad: string[] = []
    const ways = UP.flatMap((up) => SLASHES.map((slash) => ({ up, slash })))
    const paths = ['/media/', '/vue/assets/'].flatMap((root) =>
      ways.flatMap(({ up, slash }) => FILES.map(([steps, file]) => `${root}${`${up}${slash}`.repeat(steps)}${file}`))
    )
    await each([...paths, ...ways.map(({ up, slash }) => `/vue/${up}${slash}server/index.js`)], async (path) => {
      const { status, body } = await rawRequest(path)
      if (status < 300 || status >= 500 || CONTENTS.test(body)) bad.push(`${status} ${path}`)
    })
    assert.deepEqual(bad, [])
    for (const path of [
      '/vue/.env',
      '/vue/.git/config',
      '/.env',
      '/vue/assets/.env',
      '/vue/server/index.js',
      '/vue/stamp',
      '/vue//etc/passwd',
    ]) {
      assert.equal((await rawRequest(path)).status, 404, path)
    }
  }).timeout(60_000)

  test('a path that leaves the base path by dots is not found', async ({ assert }) => {
    for (const path of ['/vue/../api/init', '/vue/%2e%2e/api/init', '/vue/..', '/vue/../../x.js']) {
      const answer = await rawRequest(path)
      assert.equal(answer.status, 404, path)
      assert.include(answer.body, 'E_NOT_FOUND', path)
    }
  })

  test('signing in never leads to another site', async ({ assert }) => {
    for (const next of ELSEWHERE) {
      const body = new URLSearchParams({ ...CREDENTIALS, next }).toString()
      const answer = await rawRequest('/vue/login', {
        method: 'POST',
        headers: [
          'Sec-Fetch-Site: same-origin',
          'Content-Type: application/x-www-form-urlencoded',
          `Content-Length: ${body.length}`,
        ],
        body,
      })
      const location = /^location: (.*)$/im.exec(answer.head)?.[1]?.trim() ?? ''
      assert.equal(answer.status, 302, JSON.stringify(next))
      assert.match(location, /^\/vue(?:$|\/(?![/\\]))/, JSON.stringify(next))
      assert.equal(new URL(location, 'http://shop.example').host, 'shop.example')
      assert.notMatch(answer.head, /^set-cookie: a=1/im)
      assert.notInclude(answer.body, 'evil.example')
    }
  })

  test('who is signed in is not led to another site either', async ({ assert }) => {
    const visitor = new Visitor()
    await visitor.send('POST', '/api/users/session', CREDENTIALS)
    for (const next of ELSEWHERE) {
      const { status, headers } = await visitor.send('GET', `/vue/login?next=${encodeURIComponent(next)}`)
      assert.equal(status, 302, JSON.stringify(next))
      const to = new URL(headers.get('location') ?? '', 'http://shop.example/vue/login')
      assert.equal(to.host, 'shop.example', JSON.stringify(next))
    }
  })

  test('no redirect of a strange address leads to another site', async ({ assert }) => {
    const paths = [
      '//evil.example/',
      '///evil.example',
      '/\\evil.example',
      '/vue//evil.example',
      '/vue///evil.example/..',
      '/vue/%2f%2fevil.example',
    ]
      .concat(
        '/vue//evil.example?page=1&page=2',
        '/vue/boutique//evil.example?a=',
        '/?a=//evil.example',
        '/vue/boutique?sort=',
        '/vue/en//evil.example?x='
      )
      .concat(
        '/vue/%5c%5cevil.example',
        'http://evil.example/vue/',
        'http://evil.example/vue/boutique?sort=',
        '/vue//boutique?sort=',
        '/vue/domaine/?a='
      )
    for (const path of paths) {
      const { status, head } = await rawRequest(path)
      assert.isBelow(status, 500, path)
      const location = /^location: (.*)$/im.exec(head)?.[1]?.trim()
      if (location) assert.equal(new URL(location, 'http://shop.example').host, 'shop.example', `${path} → ${location}`)
    }
  })

  test('no header can be split', async ({ assert }) => {
    const breaks = [
      '%0d%0aset-cookie:a=1',
      '%0aset-cookie:a=1',
      '%E5%98%8A%E5%98%8Dset-cookie:a=1',
      '%0d%0a%0d%0a<script>',
    ]
    for (const sign of breaks) {
      for (const path of [
        `/?${sign}`,
        `/?a=${sign}`,
        `/vue/boutique?sort=&q=${sign}`,
        `/vue/boutique?page=2&page=${sign}`,
        `/vue/${sign}`,
        `/vue/boutique/${sign}?sort=`,
        `/vue/admin?${sign}`,
      ]) {
        const { status, head } = await rawRequest(path)
        assert.isBelow(status, 500, path)
        assert.notMatch(head, /^set-cookie: ?a=1|^<script>/im, path)
      }
    }
  })

  test('a host that no link can be built from is refused', async ({ assert }) => {
    for (const host of [
      'a b',
      'evil"><script>',
      'x/y',
      'a@b',
      '[::1',
      'shop.example:99999',
      'a\tb',
      'é',
      'a,b',
      'a?b',
      'a#b',
    ]) {
      for (const path of [
        '/vue/',
        '/vue/domaine',
        '/api/init',
        '/robots.txt',
        '/vue/sitemap.xml',
        '/api/openapi.json',
        '/media/x',
      ]) {
        const { status, body } = await rawRequest(path, { host })
        assert.equal(status, 400, `${host} ${path}`)
        assert.containsSubset(JSON.parse(body), { errors: [{ code: 'E_BAD_REQUEST' }] })
      }
    }
  })

  test('links name the public address where one is set, whatever a proxy says', async ({ assert }) => {
    const paths = [
      '/vue/',
      '/vue/domaine',
      '/vue/boutique',
      '/robots.txt',
      '/vue/sitemap.xml',
      '/api/openapi.json',
      '/api/metadata?route=x&url=http%3A%2F%2Fevil.example%2Fvue%2F',
    ]
    const forwarded = [
      'X-Forwarded-Host: forwarded.example',
      'X-Forwarded-Proto: https',
      'Forwarded: host=forwarded.example',
      'X-Original-URL: /admin',
      'X-Rewrite-URL: /admin',
      'X-Host: forwarded.example',
    ]
    const before = app.config.get('cellier.publicUrl')
    try {
      app.config.set('cellier.publicUrl', 'https://cave.example')
      for (const path of paths) {
        const { body, head } = await rawRequest(path, { host: 'cave.example', headers: forwarded })
        assert.include(body, 'https://cave.example', path)
        assert.notMatch(body + head, /https?:\/\/evil\.example|forwarded\.example/, path)
      }
    } finally {
      app.config.set('cellier.publicUrl', before)
    }
    for (const path of paths.slice(0, 6)) {
      const { body } = await rawRequest(path, { host: 'shop.example', headers: forwarded })
      assert.include(body, 'http://shop.example', path)
      assert.notInclude(body, 'forwarded.example', path)
    }
  })
})
