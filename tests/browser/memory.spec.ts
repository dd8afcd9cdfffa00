import { test } from '@japa/runner'
import { openDemoShop } from './demo_shop.js'
import { aProduct } from './screens.js'

test.group('The shop remembers and tells', (group) => {
  group.setup(openDemoShop)

  test('the language switch keeps the page, its filters and its order', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/vue/boutique?filter[colour]=rose&sort=price')
    await page.locator('header a[hreflang="en-GB"]').click()
    await page.waitForURL(/\/vue\/en\/boutique/)
    const { searchParams } = new URL(page.url())
    assert.equal(searchParams.get('filter[colour]'), 'rose')
    assert.equal(searchParams.get('sort'), 'price')
    assert.isTrue(await page.locator('aside input[value="rose"]').isChecked())
  })

  test('the age question is asked once, and a refusal is answered with words', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    const product = await aProduct(page, '/vue')
    await page.goto(product, { waitUntil: 'networkidle' })
    const question = page.getByRole('heading', { name: /18 ans/ })
    await page.getByRole('button', { name: 'Non', exact: true }).click()
    assert.isTrue(await page.getByText('Nous ne vendons pas d’alcool aux mineurs.').isVisible())
    await browserContext.clearCookies({ name: 'age' })
    await page.reload({ waitUntil: 'networkidle' })
    await page.getByRole('button', { name: /^Oui/ }).click()
    await question.waitFor({ state: 'hidden' })
    await page.reload({ waitUntil: 'networkidle' })
    assert.isFalse(await question.isVisible())
    const [cookie] = (await browserContext.cookies()).filter(({ name }) => name === 'age')
    assert.equal(cookie?.value, 'yes')
  })

  test('a screen whose script does not arrive is reported, and a reload is offered that leads there', async ({
    assert,
    browserContext,
  }) => {
    const page = await browserContext.newPage()
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/vue/', { waitUntil: 'networkidle' })
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
    assert.equal(await page.locator('h1').innerText(), 'Connexion')
  })
})
