import { createHash } from 'node:crypto'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import { resetDatabase } from '#core/testing/reset_database'

/** As Chrome asks for a page. */
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/webp,*/*;q=0.8'

const open = (path: string, headers: Record<string, string>, method = 'GET') =>
  fetch(`http://${process.env.HOST}:${process.env.PORT}${path}`, { method, redirect: 'manual', headers })

test.group('An address outside the base path', (group) => {
  group.setup(async () => resetDatabase(await app.container.make(Store)))

  test('is a page in the visitor’s language for a browser', async ({ assert }) => {
    const pages = {
      fr: { title: 'Page non trouvée', link: '<a href="/vue/">Aller à la boutique</a>' },
      en: { title: 'Page not found', link: '<a href="/vue/en/">Go to the shop</a>' },
    }
    for (const [language, { title, link }] of Object.entries(pages)) {
      const answer = await open('/nope', { 'accept': BROWSER, 'accept-language': language })
      const html = await answer.text()
      assert.equal(answer.status, 404)
      assert.equal(answer.headers.get('content-type'), 'text/html; charset=utf-8')
      assert.equal(answer.headers.get('cache-control'), 'private, no-store')
      assert.include(answer.headers.get('vary'), 'Accept')
      assert.include(html, `<html lang="${language === 'fr' ? 'fr-FR' : 'en-GB'}">`)
      assert.include(html, `<title>${title}</title>`)
      assert.include(html, `<h1>${title}</h1>`)
      assert.include(html, link)
      const [, style = ''] = /<style>([\s\S]*)<\/style>/.exec(html) ?? []
      const hash = createHash('sha256').update(style).digest('base64')
      assert.include(answer.headers.get('content-security-policy'), `style-src 'sha256-${hash}'`)
    }
  })

  test('is told in the error format to everybody else, and in the API to browsers too', async ({ assert }) => {
    const asked: [string, string][] = [
      ['/nope', '*/*'],
      ['/nope', 'application/json'],
      ['/nope', ''],
      ['/api/nope', BROWSER],
      ['/api', BROWSER],
    ]
    for (const [path, accept] of asked) {
      const answer = await open(path, { accept, 'accept-language': 'fr' })
      assert.equal(answer.status, 404, path)
      assert.deepEqual(await answer.json(), { errors: [{ code: 'E_NOT_FOUND', message: 'Page non trouvée' }] })
    }
  })

  test('is a page also where the shop’s own address stands, when it is asked wrongly', async ({ assert }) => {
    const answer = await open('/', { 'accept': BROWSER, 'accept-language': 'fr' }, 'POST')
    assert.equal(answer.status, 404)
    assert.include(await answer.text(), '<h1>Page non trouvée</h1>')
  })

  test('shows nothing of the address, and has no body for HEAD', async ({ assert }) => {
    const answer = await open('/%3Cscript%3Ealert(1)%3C/script%3E?a=<b>', { accept: BROWSER })
    assert.notMatch(await answer.text(), /script|<b>/)
    const head = await open('/nope', { accept: BROWSER }, 'HEAD')
    assert.deepEqual([head.status, await head.text()], [404, ''])
  })

  test('gives the icon that pages have where browsers look for one', async ({ assert }) => {
    const answer = await open('/favicon.ico', { accept: 'image/*' })
    assert.equal(answer.status, 302)
    assert.equal(answer.headers.get('location'), '/vue/favicon.svg')
    assert.equal(answer.headers.get('cache-control'), 'public, max-age=3600')
    const icon = await open('/vue/favicon.svg', { accept: 'image/*' })
    assert.equal(icon.headers.get('content-type'), 'image/svg+xml')
  })
})
