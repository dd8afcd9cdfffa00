import { test } from '@japa/runner'
import { fillDear } from './paying.js'
import { heading } from './shopping.js'
import { openDemoShop } from './demo_shop.js'
import { openPage, untilAlive } from './open_page.js'
import { signInCustomer } from './sign_in.js'
import { tabTo } from './focus.js'
import type { Page } from 'playwright'

const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

/** Goes on by the key that people press on a button or a link. */
async function goOn(page: Page, title: string): Promise<void> {
  await page.keyboard.press('Enter')
  await heading(page, title)
  await untilAlive(page)
}

/** Types into the field that the focus comes to, instead of what stands there. */
async function type(page: Page, field: RegExp, text: string): Promise<string[]> {
  const unseen = await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
  return unseen
}

test.group('By the keyboard alone', (group) => {
  group.tap((each) => each.tags(['@looks']))
  group.setup(openDemoShop)

  for (const viewport of WIDTHS) {
    test(`a customer goes from the cart to the order, ${viewport.width} pixels wide`, async ({
      assert,
      browserContext,
    }) => {
      const page = await browserContext.newPage()
      await page.setViewportSize(viewport)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await signInCustomer(page)
      await fillDear(page)
      await openPage(page, '/vue/checkout/cart')
      const unseen = await tabTo(page, /^Commander$/)
      await goOn(page, 'Vos adresses')

      unseen.push(...(await tabTo(page, /^radio: /)))
      // The last choice of the book is to type another address.
      const other = page.getByRole('radio', { name: 'Une autre adresse' }).first()
      while (!(await other.isChecked())) await page.keyboard.press('ArrowDown')
      unseen.push(...(await type(page, /Numéro et rue/, '12 rue des Vignes')))
      unseen.push(...(await type(page, /Code postal/, '75011')))
      unseen.push(...(await type(page, /Ville/, 'Paris')))
      unseen.push(...(await tabTo(page, /^Choisir la livraison$/)))
      await goOn(page, 'Mode de livraison')

      unseen.push(...(await tabTo(page, /^radio: /)))
      await page.keyboard.press('Space')
      unseen.push(...(await tabTo(page, /^Choisir le paiement$/)))
      await goOn(page, 'Moyen de paiement')

      // What is missing is told, and the focus is led to it.
      unseen.push(...(await tabTo(page, /^Commander avec obligation de paiement$/)))
      await page.keyboard.press('Enter')
      await page.getByRole('alert').waitFor()
      unseen.push(...(await tabTo(page, /^radio: /)))
      await page.keyboard.press('Space')
      unseen.push(...(await tabTo(page, /^checkbox: .*conditions générales/)))
      await page.keyboard.press('Space')
      unseen.push(...(await tabTo(page, /^Commander avec obligation de paiement$/)))
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/checkout\/(success|payment\/banktransfer)\?order=/)
      assert.deepEqual(unseen, [])
    }).timeout(60_000)
  }
})
