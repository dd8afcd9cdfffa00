import { test } from '@japa/runner'
import { violations } from './axe.js'
import { openDemoShop } from './demo_shop.js'
import { openPage } from './open_page.js'
import { STOREFRONT, addressOf } from './screens.js'
import type { Look } from './look.js'

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

  test('is asked in one place, as high as its words, and not for a voucher', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    await page.setViewportSize({ width: 390, height: 844 })
    await openPage(page, '/vue/bon-cadeau-de-50-euros')
    await page.locator('main form button[type="submit"]').first().click()
    const dialog = page.locator('dialog[open]')
    await dialog.getByText('Ajouté au panier').waitFor()
    await dialog.getByRole('button', { name: 'Fermer' }).click()
    const wine = STOREFRONT.find(({ screen }) => screen === 'permalink:products')
    await openPage(page, await addressOf(page, wine as Look, 'fr_FR'))
    assert.notInclude(await page.locator('main').innerText(), '18 ans')
    await page.locator('main form button[type="submit"]').first().click()
    await dialog.getByRole('button', { name: /^Oui/ }).waitFor()
    const { height = 0 } = (await dialog.boundingBox()) ?? {}
    assert.isAbove(height, 0)
    assert.isBelow(height, 400)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    assert.match(await page.evaluate(() => document.activeElement?.textContent ?? ''), /^Ajouter au panier/)
  })
})
