import { createHash } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { act } from './act.js'
import { BtcpayGateway, DEMO } from '#tests/gateways/btcpay'
import { GatewayServer } from '#tests/gateways/gateway'
import { heading } from './shopping.js'
import { openDemoShop } from './demo_shop.js'
import { readyToPay } from './paying.js'
import { setSetting } from '#plugins/sales/testing'
import { Store } from '#core/database/store'
import { signInCustomer, signInStaff } from './sign_in.js'
import { untilAlive } from './open_page.js'
import { violations } from './axe.js'
import type { Page } from 'playwright'

const LANGUAGES = {
  fr: {
    path: '/vue',
    wallet: /^Cryptomonnaie/,
    btcpay: /^Bitcoin.*page de paiement/,
    terms: /conditions générales/,
    place: 'Commander avec obligation de paiement',
    title: 'Payer en cryptomonnaie',
    left: 'Encore 15 minutes',
    over: 'Le délai est passé',
    renew: 'Obtenir un nouveau montant',
    done: 'Merci, votre commande est enregistrée',
    failed: 'Le paiement n’a pas abouti',
  },
  en: {
    path: '/vue/en',
    wallet: /^Cryptocurrency/,
    btcpay: /^Bitcoin.*payment page/,
    terms: /terms of sale/,
    place: 'Order and pay',
    title: 'Pay in cryptocurrency',
    left: '15 minutes left',
    over: 'The time is over',
    renew: 'Get a new amount',
    done: 'Thank you, your order is placed',
    failed: 'The payment did not go through',
  },
}

type Words = (typeof LANGUAGES)['fr']

async function order(page: Page, { path, terms, place }: Words, method: RegExp, isAlive = true): Promise<void> {
  await page.goto(`${path}/checkout/payment`)
  if (isAlive) await untilAlive(page)
  await page.getByRole('radio', { name: method }).check()
  await page.getByRole('checkbox', { name: terms }).check()
  await page.locator('main').getByRole('button', { name: place }).click()
}

/** What axe finds at both widths, and what is wider than the window; pictures go where somebody says they want them. */
async function look(page: Page, name: string): Promise<string[]> {
  const folder = process.env.PICTURES
  const found: string[] = []
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    if (folder) await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true })
    found.push(...(await violations(page)))
    const [content, view] = await page.evaluate(() => [document.body.scrollWidth, window.innerWidth] as const)
    if (content > view) found.push(`${name} is ${content} wide at ${view}`)
  }
  return found
}

/** A quarter of an hour goes by for every amount. */
async function wait(): Promise<void> {
  const store = await app.container.make(Store)
  await store.lucid.rawQuery("update payment_crypto_amounts set expires_at = '2020-01-01T00:00:00.000Z'")
}

test.group('Paying to a wallet', (group) => {
  group.setup(openDemoShop)

  for (const [language, words] of Object.entries(LANGUAGES)) {
    test(`in ${language}, the amount stands for 15 minutes and a new one is a click away`, async ({
      assert,
      browser,
      cleanup,
    }) => {
      const page = await readyToPay(browser)
      cleanup(() => page.context().close())
      await page.setViewportSize({ width: 390, height: 844 })
      await order(page, words, words.wallet)
      await heading(page, words.title)
      await untilAlive(page)
      assert.match(page.url(), /\/checkout\/payment\/crypto\?order=/)
      await page
        .getByRole('timer')
        .filter({ hasText: /^14:\d\d$/ })
        .waitFor()
      const quantity = await page.locator('main dd .select-all').first().innerText()
      assert.match(quantity, /^0\.\d{8}$/)
      assert.deepEqual(await look(page, `wallet-${language}`), [])
      const number = new URL(page.url()).searchParams.get('order') ?? ''
      const address = page.url()
      await page.goto(`${words.path}/account/orders/${number}`)
      assert.deepEqual(await look(page, `wallet-order-${language}`), [])
      await page
        .locator('main')
        .getByRole('link', { name: /checkout\/payment\/crypto/ })
        .waitFor()
      await page.goto(address)
      await wait()
      await page.reload()
      await page.getByRole('heading', { name: words.over }).waitFor()
      assert.deepEqual(await look(page, `wallet-over-${language}`), [])
      await untilAlive(page)
      await page.getByRole('button', { name: words.renew }).click()
      await page.getByRole('timer').waitFor()
      assert.equal(await page.locator('main dd .select-all').first().innerText(), quantity)
    })
  }

  test('staff read the amounts and record the payment with its hash, which pays once', async ({
    assert,
    browser,
    cleanup,
  }) => {
    const page = await readyToPay(browser)
    cleanup(() => page.context().close())
    await order(page, LANGUAGES.fr, LANGUAGES.fr.wallet)
    await heading(page, LANGUAGES.fr.title)
    const number = new URL(page.url()).searchParams.get('order') ?? ''
    const quantity = await page.locator('main dd .select-all').first().innerText()
    const desk = await page.context().newPage()
    await desk.setViewportSize({ width: 1280, height: 900 })
    await signInStaff(desk)
    const list = await desk.request.get(`/api/admin/sales/orders?q=${number}`)
    const { data: found } = (await list.json()) as { data: { id: number }[] }
    await desk.goto(`/vue/admin/commerce/sales/orders/${found[0]?.id}`)
    await desk.getByText(`${quantity} BTC`).waitFor()
    await untilAlive(desk)
    if (process.env.PICTURES) {
      await desk.screenshot({ path: `${process.env.PICTURES}/staff-order.png`, fullPage: true })
    }
    await act(desk, 'Enregistrer un règlement')
    const dialog = desk.getByRole('dialog')
    await dialog.getByLabel('Référence').fill('vu dans le portefeuille')
    await dialog.getByRole('button', { name: 'Enregistrer un règlement' }).click()
    await dialog
      .getByText(/64 caractères/)
      .first()
      .waitFor()
    if (process.env.PICTURES) await desk.screenshot({ path: `${process.env.PICTURES}/staff-refused.png` })
    // A hash pays once: a second try of this test needs another one.
    const hash = createHash('sha256').update(number).digest('hex')
    await dialog.getByLabel('Référence').fill(`0x${hash.toUpperCase()}`)
    await dialog.getByRole('button', { name: 'Enregistrer un règlement' }).click()
    await dialog.waitFor({ state: 'detached' })
    await signInCustomer(page)
    await page.goto(`/vue/checkout/payment/crypto?order=${number}`)
    await heading(page, 'Rien à régler')
    assert.deepEqual(await look(page, 'wallet-done'), [])
  })

  test('works without JavaScript', async ({ assert, browser, cleanup }) => {
    const words = LANGUAGES.fr
    const page = await readyToPay(browser, false)
    cleanup(() => page.context().close())
    await order(page, words, words.wallet, false)
    await heading(page, words.title)
    await page.getByRole('timer').filter({ hasText: words.left }).waitFor()
    assert.equal(await page.getByRole('button', { name: /^Copier/ }).count(), 0, 'what cannot work is not there')
    await wait()
    await page.reload()
    await page.getByRole('button', { name: words.renew }).click()
    await page.getByRole('timer').filter({ hasText: words.left }).waitFor()
  })
})

test.group('Paying by BTCPay Server', (group) => {
  group.setup(openDemoShop)

  /** A server of this machine, and the shop where it sends browsers back to. */
  async function openServer(cleanup: (work: () => Promise<void>) => void): Promise<BtcpayGateway> {
    const gateway = new BtcpayGateway()
    const server = await GatewayServer.open([gateway])
    const kept = ['payments.gateways', 'outgoing.hosts', 'cellier.address'].map((key) => [key, app.config.get(key)])
    app.config.set('payments.gateways', server.address)
    app.config.set('outgoing.hosts', [new URL(server.address).host])
    app.config.set('cellier.address', `http://${process.env.HOST}:${process.env.PORT}`)
    const switchOn = (isOn: boolean) => setSetting('payment_crypto.btcpay.active', isOn)
    await setSetting('payment_crypto.btcpay.test_store_id', DEMO.storeId)
    await setSetting('payment_crypto.btcpay.test_api_key', DEMO.apiKey)
    await setSetting('payment_crypto.btcpay.test_webhook_secret', DEMO.webhookSecret)
    await switchOn(true)
    cleanup(async () => {
      server.close()
      for (const [key, value] of kept) app.config.set(key as string, value)
      await switchOn(false)
    })
    return gateway
  }

  for (const [language, words] of Object.entries(LANGUAGES)) {
    test(`in ${language}, the page of the server leads back, paid or not`, async ({ assert, browser, cleanup }) => {
      const gateway = await openServer(cleanup)
      const page = await readyToPay(browser)
      cleanup(() => page.context().close())
      await page.setViewportSize({ width: 390, height: 844 })
      await order(page, words, words.btcpay)
      await heading(page, 'BTCPay Server')
      if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/btcpay-${language}.png` })
      await page.getByRole('button', { name: /Let it expire/ }).click()
      await heading(page, words.failed)
      assert.deepEqual(await look(page, `btcpay-failed-${language}`), [])
      const number = new URL(page.url()).searchParams.get('order')
      await page.goBack()
      const again = await readyToPay(browser)
      cleanup(() => again.context().close())
      await order(again, words, words.btcpay)
      await heading(again, 'BTCPay Server')
      await again.getByRole('button', { name: /\(Pay\)/ }).click()
      await heading(again, words.done)
      const books = gateway.books()
      assert.containsSubset(books, [{ number, status: 'Expired', received: 0 }, { status: 'Settled' }])
    })
  }
})
