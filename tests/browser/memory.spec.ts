import { test } from '@japa/runner'
import { openDemoShop } from './demo_shop.js'
import { openPage, untilAlive } from './open_page.js'
import { STOREFRONT, addressOf } from './screens.js'
import type { Look } from './look.js'

test.group('The shop remembers and tells', (group) => {
  group.tap((each) => each.tags(['@looks']))
  group.setup(openDemoShop)

  test('the language switch keeps the page, its filters and its order', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    await page.setViewportSize({ width: 1280, height: 800 })
    await openPage(page, '/vue/boutique?filter[colour]=rose&sort=price')
    await page.locator('header a[hreflang="en-GB"]').click()
    await page.waitForURL(/\/vue\/en\/boutique/)
    const { searchParams } = new URL(page.url())
    assert.equal(searchParams.get('filter[colour]'), 'rose')
    assert.equal(searchParams.get('sort'), 'price')
    assert.isTrue(await page.locator('aside input[value="rose"]').isChecked())
  })

  test('the age question is asked once', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    const product = STOREFRONT.find(({ screen }) => screen === 'permalink:products')
    await openPage(page, await addressOf(page, product as Look, 'fr_FR'))
    const add = page.locator('main form button[type="submit"]').first()
    const dialog = page.locator('dialog[open]')
    await add.click()
    await dialog.getByRole('button', { name: /^Oui/ }).click()
    await dialog.getByText('Ajouté au panier').waitFor()
    const [cookie] = (await browserContext.cookies()).filter(({ name }) => name === 'age')
    assert.equal(cookie?.value, 'yes')
    await page.reload()
    await untilAlive(page)
    await add.click()
    await dialog.getByText('Ajouté au panier').waitFor()
  })

  test('a screen whose script does not arrive is reported, and a reload is offered that leads there', async ({
    assert,
    browserContext,
  }) => {
    const page = await browserContext.newPage()
    await page.setViewportSize({ width: 1280, height: 800 })
    await openPage(page, '/vue/')
    const reports: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/reports')) reports.push(request.postData() ?? '')
    })
    await page.route(/assets\/login_screen-/, (route) => route.abort())
    await page.getByRole('link', { name: 'Connexion' }).click()
    const notice = page.getByRole('alert')
    await notice.waitFor()
    assert.include(await notice.innerText(), 'Une partie de la page n’a pas pu être chargée.')
    assert.include(reports[0] ?? '', 'login_screen-')
    await page.unroute(/assets\/login_screen-/)
    await notice.getByRole('link', { name: 'Recharger la page' }).click()
    await page.waitForURL(/\/vue\/login/)
    await page.getByRole('heading', { level: 1, name: 'Connexion' }).waitFor()
  })

  test('a style that has not arrived after 120 seconds is noticed, and not before', async ({
    assert,
    browserContext,
  }) => {
    const page = await browserContext.newPage()
    await page.clock.install()
    await page.route(/never\.css$/, () => {})
    await openPage(page, '/vue/')
    await page.clock.pauseAt((await page.evaluate<number>('Date.now()')) + 500)
    await page.evaluate(() => {
      const link = document.createElement('link')
      document.head.append(Object.assign(link, { rel: 'stylesheet', href: '/vue/never.css' }))
    })
    await page.clock.runFor(119_000)
    assert.isFalse(await page.getByRole('alert').isVisible())
    await page.clock.runFor(1_000)
    await page.getByRole('alert').waitFor()
  })
})
