import { test } from '@japa/runner'
import { DEMO_CUSTOMERS, DEMO_STAFF } from '../../plugins/users/demo/demo_accounts.js'
import { openDemoShop } from './demo_shop.js'
import { untilAlive } from './open_page.js'
import { signIn, signInStaff } from './sign_in.js'

const WIDE = { width: 1280, height: 800 }

test.group('Signing in', (group) => {
  group.setup(openDemoShop)

  test('a customer signs in, is greeted by a notice that leaves after 5 seconds, and signs out', async ({
    assert,
    browserContext,
  }) => {
    const page = await browserContext.newPage()
    await page.setViewportSize(WIDE)
    await page.clock.install()
    await signIn(page, '/vue/login', DEMO_CUSTOMERS[0]?.email ?? '')
    const notice = page.getByText('Connexion réussie.')
    await notice.waitFor()
    // From here on only the test moves the clock, however slow the machine is.
    await page.clock.pauseAt((await page.evaluate<number>('Date.now()')) + 500)
    await page.locator('header').getByText('Camille Démonstration').waitFor()
    await page.clock.runFor(2_500)
    assert.isTrue(await notice.isVisible())
    await page.clock.runFor(2_500)
    await notice.waitFor({ state: 'hidden' })
    await page.clock.resume()
    await page.locator('header').getByRole('button', { name: 'Se déconnecter' }).click()
    await page.locator('header').getByRole('link', { name: 'Connexion' }).waitFor()
    await page.getByText('Déconnexion effectuée.').waitFor()
    const markers = (await browserContext.cookies()).filter(({ name }) => name === 'customer-auth')
    assert.deepEqual(markers, [])
  })

  test('staff are led to the login and from there to where they wanted, and sign out', async ({
    assert,
    browserContext,
  }) => {
    const page = await browserContext.newPage()
    await page.setViewportSize(WIDE)
    await signIn(page, '/vue/admin/welcome', DEMO_STAFF.email)
    await page.getByRole('heading', { level: 1, name: `Bonjour ${DEMO_STAFF.name}` }).waitFor()
    assert.match(page.url(), /\/vue\/admin\/welcome$/)
    await untilAlive(page)
    await page.getByRole('button', { name: DEMO_STAFF.name }).click()
    await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
    await page.getByRole('button', { name: 'Se connecter' }).waitFor()
    await page.goto('/vue/admin/welcome')
    assert.match(page.url(), /\/vue\/admin\/login\?next=/)
  })

  test('staff who come to the login find the dashboard behind it, and so do those who are signed in', async ({
    assert,
    browserContext,
  }) => {
    const page = await browserContext.newPage()
    await signInStaff(page)
    assert.match(page.url(), /\/vue\/admin\/dashboard$/)
    await page.goto('/vue/admin/login')
    assert.match(page.url(), /\/vue\/admin\/dashboard$/)
    await page.goto('/vue/admin/login?next=/admin/users/customers')
    assert.match(page.url(), /\/vue\/admin\/users\/customers$/)
  })

  test('a form that is sent before its scripts are there signs in all the same', async ({ browserContext }) => {
    const page = await browserContext.newPage()
    await page.setViewportSize(WIDE)
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
    await signIn(page, '/vue/admin/welcome', DEMO_STAFF.email)
    await page.getByRole('heading', { level: 1, name: `Bonjour ${DEMO_STAFF.name}` }).waitFor()
  })
})
