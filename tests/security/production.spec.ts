import { test } from '@japa/runner'
import { ProductionShop } from './production_shop.js'

const PASSWORD = 'Zqxpass-2015!'
const SIGN_IN = JSON.stringify({ email: 'cliente@exemple.fr', password: PASSWORD })
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const TRACE = /\bat .+:\d+|node_modules|node:internal|\.ts\b|no such table|sqlite|select .* from|stack/i

test.group('A shop in production', (group) => {
  const shop = new ProductionShop()

  group.setup(async () => {
    await shop.open()
    return () => shop.close()
  })

  test('says on a safe line that it is always to be used, and links to its public address', async ({ assert }) => {
    const safe = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'cave.example', 'x-forwarded-for': '198.51.100.4' }
    for (const path of ['/api/init', '/vue/', '/vue/nowhere', '/media/x', '/vue/favicon.svg']) {
      const { headers } = await shop.send('GET', path, undefined, safe)
      assert.equal(headers.get('strict-transport-security'), 'max-age=15552000; includeSubDomains', path)
    }
    assert.isNull((await shop.send('GET', '/vue/')).headers.get('strict-transport-security'))
    const page = await shop.send('GET', '/vue/', undefined, { ...safe, 'x-forwarded-host': 'evil.example' })
    assert.equal(page.status, 421)
    assert.notInclude(page.text, 'evil.example')
    assert.include((await shop.send('GET', '/vue/', undefined, safe)).text, 'https://cave.example/vue')
    for (const scheme of ['javascript', 'https://x', 'HTTPS"', '']) {
      assert.isBelow((await shop.send('GET', '/vue/', undefined, { ...safe, 'x-forwarded-proto': scheme })).status, 500)
    }
  })

  test('counts by the address that its proxy saw, not by the one that a visitor claims', async ({ assert }) => {
    const report = JSON.stringify({ kind: 'script', address: 'https://cave.example/vue/a.js' })
    const claimed = Array.from({ length: 32 }, (_, at) =>
      shop.send('POST', '/api/reports', report, { 'x-forwarded-for': `203.0.113.${at}, 198.51.100.9` })
    )
    const statuses = (await Promise.all(claimed)).map(({ status }) => status).sort()
    assert.deepEqual(statuses, [...Array.from({ length: 30 }, () => 204), 429, 429])
    const other = await shop.send('POST', '/api/reports', report, { 'x-forwarded-for': '198.51.100.10' })
    assert.equal(other.status, 204)
  })

  test('tells visitors nothing of what went wrong inside, in JSON and as a page', async ({ assert }) => {
    shop.lose('users_customers')
    const headers = { 'cookie': 'cellier-session=Zqxcookie; theme=Zqxtheme', 'x-xsrf-token': 'Zqxtoken' }
    const answer = await shop.send('POST', '/api/users/session', SIGN_IN)
    assert.equal(answer.status, 500)
    assert.deepEqual(JSON.parse(answer.text), { errors: [{ code: 'E_SERVER', message: 'Erreur serveur' }] })
    const form = new URLSearchParams({ email: 'cliente@exemple.fr', password: PASSWORD }).toString()
    const page = await shop.send('POST', '/vue/login', form, FORM)
    assert.notMatch(page.text.replaceAll(/<script[\s\S]*?<\/script>/g, ''), TRACE)
    shop.lose('core_permalinks')
    shop.lose('catalogue_listings')
    const failed = await Promise.all(
      ['/vue/un-vin', '/vue/boutique', '/vue/boutique.data', '/vue/'].map((path) =>
        shop.send('GET', path, undefined, headers)
      )
    )
    assert.include(
      failed.map(({ status }) => status),
      500
    )
    for (const { text } of failed) {
      assert.notMatch(
        text.replaceAll(/\/vue\/assets\/[^"]+/g, ''),
        /no such table|node_modules|node:internal|\bat .+:\d+:\d+|SqliteError/
      )
      assert.notInclude(text, PASSWORD)
    }
  })

  test('writes what went wrong into its log, and no secret with it', async ({ assert }) => {
    await shop.send('GET', '/api/init', undefined, {
      authorization: 'Bearer Zqxbearer',
      cookie: 'cellier-session=Zqxcookie',
    })
    await shop.send('POST', '/api/users/session', `{"email":"cliente@exemple.fr","password":"${PASSWORD}"`, {})
    await shop.send('POST', '/api/reports', JSON.stringify({ kind: 'script', address: 'x', password: PASSWORD }), {})
    assert.include(shop.output, 'no such table')
    for (const secret of [PASSWORD, 'Zqxcookie', 'Zqxtoken', 'Zqxbearer', 'Zqxtheme', ...Object.values(shop.secrets)]) {
      assert.notInclude(shop.output, secret)
    }
  })
})
