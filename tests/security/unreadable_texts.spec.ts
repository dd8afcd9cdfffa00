import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import { RouteList } from '#core/http/route_list'
import { resetDatabase } from '#core/testing/reset_database'
import { newStaffVisit } from '#plugins/users/testing'
import { freshShop, sellWine, ShopVisitor } from '#plugins/sales/testing'

const address = `http://${process.env.HOST}:${process.env.PORT}`

async function send(method: string, path: string, body: string, type: string) {
  const answer = await fetch(address + path, {
    method,
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin', 'accept-language': 'fr', 'content-type': type },
    body,
  })
  const text = await answer.text()
  return { status: answer.status, text, errors: told(text) }
}

function told(text: string): [code: string, field?: string][] {
  try {
    const { errors } = JSON.parse(text) as { errors: { code: string; field?: string }[] }
    return errors.map(({ code, field }) => (field === undefined ? [code] : [code, field]))
  } catch {
    return []
  }
}

const REFUSED = 'E_TEXT_UNREADABLE'
const JSON_TYPE = 'application/json'

test.group('A text with a null byte, or with half of a character', (group) => {
  group.each.setup(async () => resetDatabase(await app.container.make(Store)))

  test('is refused beside its field, wherever it lies in a body', async ({ assert }) => {
    const cases: [string, string, string[]][] = [
      ['{"email":"a\\u0000b","password":"c"}', JSON_TYPE, ['email']],
      ['{"email":"\\ud800","password":"\\udc00\\ud800"}', JSON_TYPE, ['email', 'password']],
      ['{"a":[{"b":"c"},{"d":["e","\\u0000"]}]}', JSON_TYPE, ['a.1.d.1']],
      ['{"a":{"b\\u0000":1}}', JSON_TYPE, ['a']],
      ['email=a%00b&password=c', 'application/x-www-form-urlencoded', ['email']],
    ]
    for (const [body, type, fields] of cases) {
      const { status, errors, text } = await send('POST', '/api/users/session', body, type)
      assert.equal(status, 422, text)
      assert.deepEqual(
        errors,
        fields.map((field) => [REFUSED, field]),
        text
      )
    }
    const escaped = await send('POST', '/api/users/session', '{"email":"a\\\\u0000b","password":"c"}', JSON_TYPE)
    assert.notInclude(escaped.text, REFUSED)
  })

  test('is refused beside a file, and as its name', async ({ assert }) => {
    await freshShop()
    const visitor = await newStaffVisit()
    const file = { name: 'wines.csv', content: 'sku\nA\n' }
    for (const [field, sent, texts] of [
      ['note', file, { note: 'a\0b' }],
      ['file', { ...file, name: 'a\0b.csv' }, {}],
    ] as const) {
      const { status, body } = await visitor.upload('/api/admin/platform/imports', sent, texts)
      assert.equal(status, 422, JSON.stringify(body))
      assert.containsSubset(body, { errors: [{ code: REFUSED, field }] })
    }
  })

  test('is refused by every route that takes a body', async ({ assert }) => {
    const { routes } = await app.container.make(RouteList)
    const writing = routes.flatMap(({ name, methods, pattern, foreign }) => {
      const method = methods.find((one) => ['POST', 'PUT', 'PATCH', 'DELETE'].includes(one))
      return method && !foreign ? [{ name, method, path: pattern.replace(/:\w+\??/g, '1').replace('*', '1') }] : []
    })
    assert.isAbove(writing.length, 100)
    const wrong: string[] = []
    for (const { name, method, path } of writing) {
      const { status, errors } = await send(method, path, '{"any":{"text":"a\\u0000b"}}', JSON_TYPE)
      if (status !== 422 || errors[0]?.[0] !== REFUSED) wrong.push(`${name} ${status} ${errors.join()}`)
    }
    assert.deepEqual(wrong, [])
  })

  test('is refused in addresses, and no cookie with one is an error', async ({ assert }) => {
    await freshShop()
    await sellWine('A', 1000)
    for (const path of [
      '/api/catalogue/products?q=a%00b',
      '/api/catalogue/products/a%00b',
      '/vue/a%00b',
      '/vue/boutique?q=%00',
    ]) {
      const { status } = await fetch(address + path)
      assert.equal(status, 400, path)
    }
    for (const name of [
      'cart',
      'wishlist',
      'locale',
      'currency',
      'cellier-session',
      'customer-auth',
      'cart-quantity',
    ]) {
      const headers = { cookie: `${name}=a%00b` }
      for (const path of ['/api/init', '/api/sales/cart', '/vue/boutique']) {
        const { status } = await fetch(address + path, { headers })
        assert.isBelow(status, 500, `${name} ${path}`)
      }
      const visitor = new ShopVisitor()
      const items = { items: [{ sku: 'A', quantity: 1 }], isOfAge: true }
      assert.isBelow((await visitor.send('POST', '/api/sales/cart/items', items, headers)).status, 500, name)
    }
  })
})
