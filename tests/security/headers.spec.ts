import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import { resetDatabase } from '#core/testing/reset_database'
import { Visitor } from '#core/testing/visitor'
import { ProductFactory, seedCatalogue } from '#plugins/catalogue/testing'
import { createCustomer, PASSWORD, seedRoles } from '#plugins/users/testing'
import { freshPages, keptPages } from './kept_pages.js'
import { rawRequest } from './raw_request.js'
import { foreignScripts, publicReads, screens, visit } from './visits.js'

const scriptSources = (policy: string | null) => /script-src ([^;]*)/.exec(policy ?? '')?.[1] ?? ''

test.group('Headers', (group) => {
  group.setup(async () => {
    await resetDatabase(await app.container.make(Store))
    await seedCatalogue()
    await seedRoles()
    await ProductFactory.create({ name: 'Domaine' })
  })

  test('a page runs the scripts that are ours and no other, fresh, kept or in error', async ({ assert }) => {
    const back = keptPages()
    try {
      const seen = [
        '/vue/',
        '/vue/boutique',
        '/vue/domaine',
        '/vue/en/login',
        '/vue/nowhere',
        '/vue/boutique/nowhere',
        '/vue/admin',
      ]
      for (const path of seen.flatMap((one) => [one, one])) {
        const page = await visit(path)
        const policy = page.headers.get('content-security-policy')
        assert.include(policy, "object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'self'", path)
        assert.match(scriptSources(policy), /^'self'( '(sha256|nonce)-[\w+/=]+')*$/, path)
        assert.deepEqual(foreignScripts(page), [], path)
        const styles = /style-src ([^;]*)/.exec(policy ?? '')?.[1] ?? ''
        if (path === '/vue/admin') continue
        assert.match(styles, /^'self'( '(sha256|nonce)-[\w+/=]+')*$/, path)
        assert.notMatch(
          page.text.replaceAll(/<script[\s\S]*?<\/script>/g, ''),
          /<[^>]* style="/,
          `${path}: a style that the policy blocks`
        )
        if (page.headers.get('content-type')?.includes('html'))
          assert.notMatch(page.text, / on(?:click|load|error)=/, path)
      }
    } finally {
      back()
    }
  })

  test('no two pages share a nonce', async ({ assert }) => {
    const back = freshPages()
    const nonces = await Promise.all(
      [1, 2, 3].map(async () => {
        // The page of somebody signed in is rendered for them: one from memory has hashes instead.
        const { headers } = await visit('/vue/', { cookie: 'customer-auth=1' })
        return /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1]
      })
    )
    back()
    assert.lengthOf(new Set(nonces), 3)
    assert.isTrue(nonces.every((nonce) => nonce !== undefined))
  })

  test('every answer says what it is, where it may be framed, and who asked', async ({ assert }) => {
    const paths = [
      ...(await publicReads('x')),
      ...screens('x'),
      '/',
      '/nowhere',
      '/media/x',
      '/vue/favicon.svg',
      '/vue/assets/nothing.js',
    ]
    for (const path of paths) {
      const { headers } = await visit(path)
      assert.equal(headers.get('x-content-type-options'), 'nosniff', path)
      assert.equal(headers.get('x-frame-options'), 'SAMEORIGIN', path)
      // The addresses of clicks and openings name a mail: nobody else learns them.
      const policy = /newsletter\/(?:clicks|openings)\//.test(path) ? 'no-referrer' : 'strict-origin-when-cross-origin'
      assert.equal(headers.get('referrer-policy'), policy, path)
      assert.include(headers.get('content-security-policy'), 'frame-ancestors', path)
      assert.match(String(headers.get('x-request-id')), /^[\da-f-]{36}$/, path)
      assert.isNull(headers.get('x-powered-by'), path)
      assert.isNull(headers.get('server'), path)
    }
  })

  test('a read opens no session and sets no cookie', async ({ assert }) => {
    for (const path of [...(await publicReads('x')), ...screens('x')]) {
      assert.deepEqual((await visit(path)).headers.getSetCookie(), [], path)
    }
  })

  test('the cookies of a sign-in are out of reach of scripts and foreign pages, but for the marker', async ({
    assert,
  }) => {
    await createCustomer()
    const answer = await new Visitor().send('POST', '/api/users/session', {
      email: 'cliente@exemple.fr',
      password: PASSWORD,
    })
    assert.equal(answer.status, 200)
    const flags: Record<string, string> = Object.fromEntries(
      answer.cookies.map((line) => [line.split('=')[0], line.toLowerCase()])
    )
    for (const line of Object.values(flags)) assert.match(line, /; samesite=lax/)
    const open = Object.keys(flags).filter((name) => !flags[name]?.includes('; httponly'))
    assert.sameMembers(open, ['customer-auth', 'XSRF-TOKEN'])
    assert.match(flags['customer-auth'] ?? '', /^customer-auth=1;/)
    assert.isDefined(flags['cellier-session'])
  })

  test('only a proxy that is trusted can say that the line is safe', async ({ assert }) => {
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'other.example' }
    assert.isNull((await visit('/api/init', headers)).headers.get('strict-transport-security'))
    const robots = await visit('/robots.txt', headers)
    assert.notInclude(robots.text, 'other.example')
  })

  test('HEAD answers as GET without a body, OPTIONS and unknown methods tell and do nothing', async ({ assert }) => {
    for (const path of [
      '/api/init',
      '/vue/',
      '/vue/domaine',
      '/health',
      '/api/catalogue/products',
      '/robots.txt',
      '/vue/nowhere',
    ]) {
      const [head, get] = [await visit(path, {}, 'HEAD'), await visit(path)]
      assert.deepEqual([head.status, head.text], [get.status, ''], path)
    }
    for (const method of ['OPTIONS', 'TRACE', 'PROPFIND', 'DELETE', 'PUT', 'PATCH']) {
      for (const path of ['/api/init', '/vue/', '/vue/login', '/media/x', '/']) {
        const headers = ['Sec-Fetch-Site: same-origin', 'Content-Length: 0']
        const answer = await rawRequest(path, { method, headers })
        assert.isBelow(answer.status, 500, `${method} ${path}`)
        assert.isAtLeast(answer.status, method === 'OPTIONS' ? 200 : 400, `${method} ${path}`)
        assert.notMatch(answer.head, /access-control-allow/i, `${method} ${path}`)
      }
    }
  })

  test('a form cannot pass for another method', async ({ assert }) => {
    const visitor = new Visitor()
    await visitor.send('POST', '/api/users/session', { email: 'cliente@exemple.fr', password: PASSWORD })
    const headers = { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' }
    const sent = await visitor.send('POST', '/api/users/session?_method=DELETE', { _method: 'DELETE' }, headers)
    assert.equal(sent.status, 422)
    await visitor.send('GET', '/api/users/session?_method=DELETE', undefined, headers)
    assert.equal((await visitor.send('GET', '/api/users/profile')).status, 200)
  })
})
