import { test } from '@japa/runner'
import { violations } from './axe.js'
import { openDemoShop } from './demo_shop.js'
import { openPage } from './open_page.js'
import { STOREFRONT, addressOf, type Look } from './screens.js'

test.group('The question of age', (group) => {
  group.setup(openDemoShop)

  test('is answered with no once: the shop then says what that means, until the answer is corrected', async ({
    assert,
    browserContext,
  }) => {
    const page = await browserContext.newPage()
    await page.setViewportSize({ width: 1280, height: 900 })
    await openPage(page, '/vue/boutique')
    const add = page.locator('main button[form="buy"]').first()
    const dialog = page.locator('dialog[open]')
    await add.click()
    await dialog.getByRole('button', { name: 'Non', exact: true }).click()
    await dialog.getByRole('button', { name: 'Continuer la visite' }).click()
    await add.click()
    await dialog.getByRole('heading', { name: 'L’alcool n’est pas vendu aux mineurs' }).waitFor()
    assert.equal(await dialog.getByRole('button', { name: 'Non', exact: true }).count(), 0)
    assert.deepEqual(await violations(page), [])
    await dialog.getByRole('button', { name: 'Corriger ma réponse' }).click()
    await dialog.getByRole('button', { name: /^Oui/ }).click()
    await dialog.getByText('Ajouté au panier').waitFor()
  })

  test('stands on the page of a wine, where it can be corrected too, and not on that of a voucher', async ({
    assert,
    browserContext,
  }) => {
    const page = await browserContext.newPage()
    await openPage(page, '/vue/bon-cadeau-de-50-euros')
    assert.equal(await page.locator('.age-question').count(), 0)
    await page.locator('main form button[type="submit"]').first().click()
    await page.locator('dialog[open]').getByText('Ajouté au panier').waitFor()
    const wine = STOREFRONT.find(({ screen }) => screen === 'permalink:products')
    await openPage(page, await addressOf(page, wine as Look, 'fr_FR'))
    const question = page.locator('.age-question')
    await question.getByRole('button', { name: 'Non', exact: true }).click()
    await question.getByRole('button', { name: 'Corriger ma réponse' }).click()
    await question.getByRole('button', { name: /^Oui/ }).click()
    await question.waitFor({ state: 'hidden' })
  })
})
