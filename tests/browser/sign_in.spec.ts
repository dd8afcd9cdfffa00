import { test } from '@japa/runner'
import { DEMO_CUSTOMERS, DEMO_PASSWORD, DEMO_STAFF } from '../../plugins/users/demo/demo_accounts.js'
import { openDemoShop } from './demo_shop.js'
import type { Page } from 'playwright'

async function signIn(page: Page, address: string, email: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(address)
  await page.getByLabel('Adresse email').fill(email)
  await page.getByLabel('Mot de passe').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Se connecter' }).click()
}

test.group('Signing in', (group) => {
  group.setup(openDemoShop)

  test('a customer signs in, is greeted by a notice that leaves after 5 seconds, and signs out', async ({
    assert,
    browserContext,
  }) => {
    const page = await browserContext.newPage()
    await page.clock.install()
    await signIn(page, '/vue/login', DEMO_CUSTOMERS[0]?.email ?? '')
    await page.waitForURL(/\/vue\/?$/)
    const notice = page.getByText('Connexion réussie.')
    await notice.waitFor()
    await page.locator('header').getByText('Camille Démonstration').waitFor()
    await page.clock.runFor(3_500)
    assert.isTrue(await notice.isVisible())
    await page.clock.runFor(1_500)
    await notice.waitFor({ state: 'hidden' })
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
    await signIn(page, '/vue/admin/welcome', DEMO_STAFF.email)
    await page.waitForURL(/\/vue\/admin\/welcome/)
    // The address moves before the screen does.
    await page.getByRole('heading', { level: 1, name: `Bonjour ${DEMO_STAFF.name}` }).waitFor()
    await page.getByRole('button', { name: 'Se déconnecter' }).click()
    await page.waitForURL(/\/vue\/admin\/login/)
    await page.goto('/vue/admin/welcome')
    assert.match(page.url(), /\/vue\/admin\/login\?next=/)
  })
})
