import { test } from '@japa/runner'
import { upsert } from '#plugins/catalogue/testing'
import { openDemoShop } from './demo_shop.js'
import { untilAlive } from './open_page.js'
import { fill, goToPayment, heading, phonePage, send, someWine, takeWine } from './shopping.js'
import type { Page } from 'playwright'

/** Makes the wine that is bought a euro dearer; `back` takes it back. */
async function raisePrice(page: Page): Promise<{ sku: string; back: () => Promise<void> }> {
  const { buySku, price } = await someWine(page)
  const sku = String(buySku)
  const set = async (amount: number) => {
    await upsert([{ variants: [{ sku, price: amount }] }])
  }
  await set(price.amount + 100)
  return { sku, back: () => set(price.amount) }
}

test.group('An individual buys', (group) => {
  group.setup(openDemoShop)

  for (const isAlive of [true, false]) {
    test(`on the phone and pays by transfer, ${isAlive ? 'with' : 'without'} a script`, async ({
      assert,
      browser,
      cleanup,
    }) => {
      const page = await phonePage(browser, isAlive)
      cleanup(() => page.context().close())
      const wine = await takeWine(page, isAlive)
      await goToPayment(page)
      const payment = page.url()
      await page.locator('main').getByText('La vente d’alcool est interdite aux mineurs').waitFor()
      await page.getByRole('radio', { name: /^Virement bancaire/ }).check()
      await page.getByLabel('J’ai lu et j’accepte les conditions générales de vente.').check()
      await send(page, 'Commander avec obligation de paiement')
      await heading(page, 'Réglez votre commande par virement')
      const done = await page.locator('main').innerText()
      const [, number = ''] = /(CMD-\d{4}-\d{6})/.exec(done) ?? []
      assert.isNotEmpty(number)
      assert.include(done, 'FR14 2004 1010 0505 0001 3M02 606')
      assert.include(done, wine.name)
      // Going back orders nothing again: the cart is empty and says why.
      await page.goto(payment)
      await heading(page, 'Votre panier')
      assert.include(await page.locator('main').innerText(), 'votre commande est passée')
    }).timeout(60_000)
  }

  test('is told when a price changed meanwhile or a tab was quicker, and loses nothing', async ({
    assert,
    browser,
    cleanup,
  }) => {
    const page = await phonePage(browser, false)
    cleanup(() => page.context().close())
    await takeWine(page, false)
    await goToPayment(page)
    const other = await page.context().newPage()
    await other.goto(page.url())
    const choose = async (one: Page) => {
      await one.getByRole('radio', { name: /^Chèque/ }).check()
      await one.getByLabel('J’ai lu et j’accepte les conditions générales de vente.').check()
      await send(one, 'Commander avec obligation de paiement')
    }
    const { sku, back } = await raisePrice(page)
    cleanup(back)
    await choose(page)
    await page.getByRole('alert').getByText('Votre panier a changé depuis que vous l’avez vu').waitFor()
    assert.isTrue(await page.getByRole('radio', { name: /^Chèque/ }).isChecked(), sku)
    await send(page, 'Commander avec obligation de paiement')
    await heading(page, 'Merci, votre commande est enregistrée')
    await choose(other)
    await heading(other, 'Votre panier')
    assert.include(await other.locator('main').innerText(), 'votre commande est passée')
  }).timeout(90_000)
})

test.group('A guest asks for a quote', (group) => {
  group.setup(openDemoShop)

  for (const isAlive of [true, false]) {
    test(`on the phone in English, ${isAlive ? 'with' : 'without'} a script`, async ({ assert, browser, cleanup }) => {
      const page = await phonePage(browser, isAlive)
      cleanup(() => page.context().close())
      await takeWine(page, isAlive)
      await page.goto('/vue/en/checkout/cart')
      if (isAlive) await untilAlive(page)
      const said = await page.locator('body').innerText()
      assert.notMatch(said, /\bsales\.[a-z_.]+/, 'every word of a full cart, its steps too, is said in words')
      await send(page, 'Ask for a quote')
      await heading(page, 'Your information')
      await fill(page, {
        'First name': 'Zoé',
        'Last name': 'Invitée',
        'Number and street': '12 High Street 🍷',
        'City': 'Paris',
        'Postcode': '75011',
      })
      await page.locator('main').getByLabel('Email address').fill('zoe@cellier.example')
      await send(page, 'Continue')
      // What no carrier can print is told beside its field, and nothing is lost.
      await page
        .getByRole('alert')
        .getByRole('link', { name: /^Number and street: These characters cannot be printed/ })
        .waitFor()
      assert.equal(await page.locator('main').getByLabel('Email address').inputValue(), 'zoe@cellier.example')
      await fill(page, { 'Number and street': '12 High Street' })
      await send(page, 'Continue')
      await heading(page, 'Finalise your request')
      await page.locator('main textarea').fill('For a wedding in June.')
      await send(page, 'Send the request')
      await heading(page, 'Thank you, your request is sent')
      const done = await page.locator('main').innerText()
      assert.match(done, /DEV-\d{4}-\d{6}/)
      assert.include(done, 'zoe@cellier.example')
      // Nobody else opens it without the key of its link.
      const bare = new URL(page.url())
      bare.searchParams.delete('key')
      assert.equal((await page.goto(bare.href))?.status(), 404)
    }).timeout(60_000)
  }
})
