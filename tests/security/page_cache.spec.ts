import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import { resetDatabase } from '#core/testing/reset_database'
import { Visitor } from '#core/testing/visitor'
import { PageHost } from '#core/pages/page_host'
import { ProductFactory, seedCatalogue } from '#plugins/catalogue/testing'
import { createCustomer, PASSWORD, seedRoles } from '#plugins/users/testing'
import { keptPages } from './kept_pages.js'
import { rawRequest } from './raw_request.js'
import { visit } from './visits.js'

/** A mark that must not come back to anybody else. */
const MARK = 'zqxmark'

test.group('Kept pages', (group) => {
  let renders = 0

  group.each.setup(async () => {
    await resetDatabase(await app.container.make(Store))
    await seedCatalogue()
    await seedRoles()
    await ProductFactory.createMany(2, (at) => ({ name: `Domaine ${at}` }))
    const host = await app.container.make(PageHost)
    const render = host.render.bind(host)
    renders = 0
    host.render = (...parameters) => {
      renders += 1
      return render(...parameters)
    }
    const back = keptPages()
    return () => {
      host.render = render
      back()
    }
  })

  test('are rendered once for all visitors without a session', async ({ assert }) => {
    const pages = await Promise.all([1, 2, 3].map(() => visit('/vue/boutique')))
    pages.push(
      await visit('/vue/boutique', { 'user-agent': 'another', 'accept-language': 'en', 'cookie': 'theme=dark' })
    )
    assert.equal(renders, 1)
    assert.lengthOf(new Set(pages.map(({ text }) => text)), 1)
  })

  test('hold nothing that the first visitor brought along', async ({ assert }) => {
    const headers = {
      'x-forwarded-host': `${MARK}.example`,
      'x-forwarded-proto': 'https',
      'x-forwarded-prefix': `/${MARK}`,
      'x-original-url': `/vue/${MARK}`,
      'x-rewrite-url': `/vue/${MARK}`,
      'x-http-method-override': 'POST',
      'forwarded': `host=${MARK}.example`,
      'accept-language': `en,${MARK}`,
      'user-agent': `Googlebot ${MARK}`,
      'referer': `https://${MARK}.example/`,
      'cookie': `theme=${MARK}; notice=${MARK}; currency=${MARK}; XSRF-TOKEN=${MARK}`,
      'x-request-id': MARK,
    }
    for (const path of ['/vue/', '/vue/boutique', '/vue/domaine-0', '/vue/login', '/vue/search-results']) {
      const query = `?utm_source=${MARK}&${MARK}=1&filter[${MARK.toUpperCase()}]=1&filter[x-${MARK}]=${MARK}&Q=${MARK}&__proto__=${MARK}`
      const poisoner = await visit(path + query, headers)
      const victim = await visit(path)
      const plain = await visit(`${path}?`)
      assert.equal(victim.status, 200, path)
      assert.notInclude(victim.text, MARK, path)
      assert.notInclude(victim.text.toLowerCase(), 'noindex,follow', path)
      assert.equal(poisoner.text, victim.text, path)
      assert.equal(plain.text, victim.text, path)
      assert.isNull(victim.headers.get('set-cookie'))
    }
  })

  test('are never those of somebody who is signed in, nor shown to them', async ({ assert }) => {
    await createCustomer({ firstName: 'Zqxfirst', lastName: 'Zqxlast' })
    const customer = new Visitor()
    await customer.send('POST', '/api/users/session', { email: 'cliente@exemple.fr', password: PASSWORD })
    for (const path of ['/vue/boutique', '/vue/logout', '/vue/login', '/vue/_root.data', '/vue/boutique.data']) {
      const own = await customer.send('GET', path)
      assert.include(String(own.headers.get('cache-control')), 'private', path)
      const other = await visit(path)
      assert.notMatch(other.text, /Zqx/, path)
    }
    const shown = await customer.send('GET', '/vue/logout')
    assert.include(String(shown.body), 'Zqxfirst')
    const again = await visit('/vue/logout')
    assert.notInclude(again.text, 'Zqxfirst')
  })

  test('are never those of a cart, which is somebody’s', async ({ assert }) => {
    const visitor = new Visitor()
    const list = (await visitor.send('GET', '/api/catalogue/products')).body as { data: { buySku: string }[] }
    const items = list.data.map(({ buySku }) => ({ sku: buySku, quantity: 1 }))
    assert.equal((await visitor.send('POST', '/api/sales/cart/items', { items, isOfAge: true })).status, 200)
    assert.include(String((await visitor.send('GET', '/vue/checkout/cart')).body), 'Domaine 0')
    for (const path of ['/vue/checkout/cart', '/vue/en/checkout/cart', '/vue/checkout']) {
      const own = await visitor.send('GET', path)
      assert.match(String(own.headers.get('cache-control')), /no-store|private/, path)
      const other = await visit(path)
      assert.notInclude(other.text, 'Domaine 0', path)
    }
  })

  test('hold no forgery token and say that they depend on cookies', async ({ assert }) => {
    const page = await visit('/vue/login')
    assert.equal(page.headers.get('cache-control'), 'private, no-cache')
    assert.match(String(page.headers.get('vary')), /Cookie/)
    assert.notMatch(page.text, /name="_csrf" value="[^"]+"|x-csrf-token/)
  })

  test('are those of their host, channel, currency and scheme only', async ({ assert }) => {
    const mine = await rawRequest('/vue/boutique', { host: 'shop.example' })
    const evil = await rawRequest('/vue/boutique', { host: 'evil.example' })
    const again = await rawRequest('/vue/boutique', { host: 'shop.example' })
    assert.include(evil.body, 'http://evil.example/')
    assert.notInclude(again.body, 'evil.example')
    assert.equal(mine.status, 200)
    assert.equal(renders, 2)
  })

  test('are not those of HEAD, and not broken by it', async ({ assert }) => {
    assert.equal((await visit('/vue/boutique', {}, 'HEAD')).text, '')
    const page = await visit('/vue/boutique')
    assert.include(page.text, '</html>')
  })

  test('are none that failed: the next visitor gets the page', async ({ assert }) => {
    const host = await app.container.make(PageHost)
    const { render } = host
    host.render = (ctx, options) => {
      if (options.failure) return render(ctx, options)
      throw new Error('the first render fails')
    }
    assert.equal((await visit('/vue/boutique')).status, 500)
    host.render = render
    assert.equal((await visit('/vue/boutique')).status, 200)
    for (const path of ['/vue/nowhere', '/vue/boutique/nowhere', '/vue/boutique?page=99']) {
      const missing = await visit(path)
      assert.equal(missing.headers.get('cache-control'), 'private, no-store', path)
      renders = 0
      await visit(path)
      assert.isAbove(renders, 0, path)
    }
  })

  test('cannot be had under a key that another address has', async ({ assert }) => {
    await visit('/vue/boutique')
    const twins = [
      '/vue/boutique%3Fpage=2',
      '/vue/boutique%20',
      '/vue/boutique%23x',
      '/vue/boutique;page=2',
      '/vue/boutique/x%2f..',
      '/vue%2fboutique',
      '/vue/domaine-0%2f',
    ]
    for (const path of twins) {
      const { status, text } = await visit(path)
      assert.include([301, 404], status, path)
      assert.notInclude(text, 'Domaine 1', path)
    }
    const [first, second] = [await visit('/vue/boutique?q=a%26page%3D2'), await visit('/vue/boutique?q=a&page=2')]
    assert.notEqual(first.text, second.text)
    const shop = await visit('/vue/boutique')
    assert.include(shop.text, 'Domaine 1')
  })

  test('know a session by its cookie, however it is written', async ({ assert }) => {
    await visit('/vue/boutique')
    renders = 0
    for (const cookie of [
      'cellier-session=x',
      'a=b; cellier-session=x',
      'a=b;cellier-session=x',
      'a=b;\tcellier-session=x',
      'customer-auth=1',
      'x=1;  admin-auth=1',
    ]) {
      await visit('/vue/boutique', { cookie })
    }
    assert.equal(renders, 6)
  })

  test('show nobody the wishlist of another guest', async ({ assert }) => {
    const guest = new Visitor()
    const { body } = await guest.send('GET', '/api/catalogue/products')
    const [{ id, name } = { id: 0, name: '' }] = (body as { data: { id: number; name: string }[] }).data
    assert.notInclude((await visit('/vue/account/wishlist')).text, name)
    assert.equal((await guest.send('POST', '/api/catalogue/wishlist/items', { productId: id })).status, 200)
    const own = await guest.send('GET', '/vue/account/wishlist')
    assert.include(String(own.body), name)
    assert.equal(own.headers.get('cache-control'), 'private, no-store')
    assert.notInclude((await visit('/vue/account/wishlist')).text, name)
  })
})
