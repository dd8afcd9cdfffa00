import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { Store } from '#core/database/store'
import { openDemoShop } from './demo_shop.js'
import { untilAlive } from './open_page.js'
import { phonePage } from './shopping.js'
import { signInStaff } from './sign_in.js'
import type { Frame, Page } from 'playwright'

/** The house's look again, for the tests after this one: the first draft made the default brand. */
async function clear(): Promise<void> {
  const store = await app.container.make(Store)
  await store.transaction(async (trx) => {
    await trx.rawQuery('delete from branding_brands where is_default')
    await store.changes.record(trx, 'branding.brands', ['0'])
  })
}

const primaryOf = (place: Page | Frame) =>
  place.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-primary').trim())

test.group('The look of the shop', (group) => {
  group.setup(openDemoShop)
  group.each.setup(() => clear)

  test('is changed in the preview, made readable, published, and taken back', async ({
    assert,
    browser,
    browserContext,
    cleanup,
  }) => {
    const page = await browserContext.newPage()
    await signInStaff(page)
    await page.goto('/vue/admin/administration/branding')
    await untilAlive(page)
    const visitor = await phonePage(browser)
    cleanup(() => visitor.context().close())
    await visitor.goto('/vue')
    const house = await primaryOf(visitor)

    const colour = page.getByLabel('Couleur principale', { exact: true })
    await colour.fill('#f5d547')
    const warning = page.getByRole('status').filter({ hasText: 'difficile' })
    const nearest = warning.getByRole('button', { name: /^Prendre #/ }).first()
    const taken = /#[0-9a-f]{6}/.exec(await nearest.innerText())?.[0] ?? ''
    await nearest.click()
    assert.equal(await colour.inputValue(), taken)
    const triplet = (taken.slice(1).match(/../g) ?? []).map((part) => Number.parseInt(part, 16)).join(' ')
    const frame = await (await page.locator('.preview-pane iframe').elementHandle())?.contentFrame()
    if (!frame) throw new Error('There is no preview')
    await frame.waitForFunction(
      (wanted) => getComputedStyle(document.documentElement).getPropertyValue('--color-primary').trim() === wanted,
      triplet
    )

    const logo = await sharp({ create: { width: 600, height: 200, channels: 3, background: taken } })
      .png()
      .toBuffer()
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Envoyer un fichier – Logo', exact: true }).click()
    await (await chooser).setFiles({ name: 'enseigne.png', mimeType: 'image/png', buffer: logo })
    await page.getByRole('button', { name: 'Retirer – Logo', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
    await page.getByText('Brouillon enregistré.').first().waitFor()
    await visitor.reload()
    assert.equal(await primaryOf(visitor), house)

    await page.getByRole('button', { name: 'Publier' }).click()
    await page.getByText('La boutique montre la nouvelle charte.').first().waitFor()
    await visitor.reload()
    assert.equal(await primaryOf(visitor), triplet)
    assert.isAbove(await visitor.locator('header img').count(), 0)

    await page.getByRole('button', { name: 'Annuler' }).first().click()
    await page.getByText('La boutique montre ceci.').waitFor()
    await visitor.reload()
    assert.equal(await primaryOf(visitor), house)
  }).timeout(90_000)
})
