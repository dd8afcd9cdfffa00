import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { act } from './act.js'
import { BtcpayGateway } from '#tests/gateways/btcpay'
import { GatewayServer } from '#tests/gateways/gateway'
import { heading } from './shopping.js'
import { openDemoShop } from './demo_shop.js'
import { PaypalGateway } from '#tests/gateways/paypal'
import { PayplugGateway } from '#tests/gateways/payplug'
import { PayzenGateway } from '#tests/gateways/payzen'
import { PluginRegistry } from '#core/plugin/registry'
import { deskWith, readyToPay } from './paying.js'
import { setSetting, takeNotifications } from '#plugins/sales/testing'
import type { Browser, Page } from 'playwright'

/** The methods that lead to a page of their provider, as the demo shop offers them. */
const METHODS = [
  'payment_paypal.orders',
  'payment_paypal.standard',
  'payment_payzen.card',
  'payment_payplug.card',
  'payment_crypto.btcpay',
]

const LANGUAGES = {
  fr: {
    path: '/vue',
    size: { width: 390, height: 844 },
    place: 'Commander avec obligation de paiement',
    terms: /conditions générales/,
    failed: 'Le paiement n’a pas abouti',
    pay: /^Payer [\d,]+.€$/,
    done: 'Merci, votre commande est enregistrée',
  },
  en: {
    path: '/vue/en',
    size: { width: 1280, height: 900 },
    place: 'Order and pay',
    terms: /terms of sale/,
    failed: 'The payment did not go through',
    pay: /^Pay €[\d.]+$/,
    done: 'Thank you, your order is placed',
  },
}

type Words = (typeof LANGUAGES)['fr']

const ADDRESS = `http://${process.env.HOST}:${process.env.PORT}`

const radio = (page: Page, method: string) => page.locator(`input[type="radio"][value="${method}"]`)

/** A shopper who is on the page of a provider. */
async function atProvider(browser: Browser, method: string, { path, size, place, terms }: Words): Promise<Page> {
  const page = await readyToPay(browser)
  await page.setViewportSize(size)
  await page.goto(`${path}/checkout/payment`)
  await radio(page, method).check()
  await page.getByRole('checkbox', { name: terms }).check()
  await page.locator('main').getByRole('button', { name: place }).click()
  await page.getByText('aucun argent n’est débité').waitFor()
  return page
}

const pay = (page: Page) => page.locator('button.pay').first().click()

test.group('Each payment provider, at its gateway', (group) => {
  const payplug = new PayplugGateway()

  group.setup(async () => {
    await openDemoShop()
    const gateways = [new PaypalGateway(), new PayzenGateway(), payplug, new BtcpayGateway()]
    const server = await GatewayServer.open(gateways)
    const address = app.config.get('cellier.address')
    // Payment pages send the browser back to where the tests' browser knows the shop.
    app.config.set('cellier.address', ADDRESS)
    app.config.set('payments.gateways', server.address)
    app.config.set('outgoing.hosts', [new URL(server.address).host])
    for (const { id, demo } of (await app.container.make(PluginRegistry)).plugins) {
      if (!id.startsWith('payment_') || !demo) continue
      await (await demo()).default.load({ app, folder: '', pictures: '', report: () => {} })
    }
    // The loaders keep what another test has set.
    for (const method of METHODS) await setSetting(`${method}.active`, true)
    return async () => {
      for (const method of METHODS) await setSetting(`${method}.active`, false)
      app.config.set('cellier.address', address)
      app.config.set('payments.gateways', null)
      app.config.set('outgoing.hosts', [])
      server.close()
    }
  })

  const shown = async (page: Page, number: string) => {
    const answer = await page.request.get(`/api/sales/account/orders/${number}`)
    return ((await answer.json()) as { data: { state: string; paid: object; invoices: object[]; total: object } }).data
  }

  for (const [language, words] of Object.entries(LANGUAGES)) {
    // What the database does is the same in both languages.
    const tags = language === 'fr' ? [] : ['@looks']

    for (const method of METHODS) {
      test(`${method} is paid, in ${language}`, async ({ assert, browser, cleanup }) => {
        const page = await atProvider(browser, method, words)
        cleanup(() => page.context().close())
        await pay(page)
        await heading(page, words.done)
        await takeNotifications(method)
        const order = await shown(page, String(new URL(page.url()).searchParams.get('order')))
        assert.containsSubset(order, { state: 'processing' })
        assert.lengthOf(order.invoices, 1)
      })
        .tags(tags)
        .timeout(60_000)
    }

    test(`one refuses, and another one is paid, in ${language}`, async ({ assert, browser, cleanup }) => {
      const page = await atProvider(browser, 'payment_payplug.card', words)
      cleanup(() => page.context().close())
      await page.locator('button[value="decline"]').click()
      await heading(page, words.failed)
      assert.include(page.url(), `${words.path}/checkout/payment/payplug/failed?order=`)
      const number = String(new URL(page.url()).searchParams.get('order'))
      await radio(page, 'payment_paypal.orders').check()
      await page.locator('main').getByRole('button', { name: words.pay }).click()
      await page.getByText('aucun argent n’est débité').waitFor()
      await pay(page)
      await heading(page, words.done)
      await takeNotifications('payment_paypal.orders')
      assert.containsSubset(await shown(page, number), { state: 'processing' })
    })
      .tags(tags)
      .timeout(60_000)
  }

  test('a tab that is closed there: the notification finishes the order, and staff give a part back', async ({
    assert,
    browser,
    browserContext,
    cleanup,
  }) => {
    const page = await atProvider(browser, 'payment_payplug.card', LANGUAGES.fr)
    const context = page.context()
    cleanup(() => context.close())
    await page.close()
    const paid = payplug.last
    await payplug.pay(paid.id)
    await takeNotifications('payment_payplug.card')
    const number = String(paid.metadata.order)
    const later = await context.newPage()
    await later.goto('/vue/account/orders')
    await later.getByText(number).first().waitFor()
    assert.containsSubset(await shown(later, number), { state: 'processing' })

    const desk = await deskWith(browserContext, number)
    const dialog = desk.getByRole('dialog')
    await act(desk, 'Rembourser')
    await dialog.getByLabel('Supplément rendu').fill('5,00')
    await dialog.getByRole('radio', { name: /^par le prestataire/ }).waitFor()
    await dialog.getByRole('button', { name: 'Rembourser' }).click()
    await desk.getByRole('region', { name: 'Remboursements' }).getByRole('link').waitFor()
    assert.deepEqual(
      paid.refunds.map(({ amount }) => amount),
      [500]
    )
  }).timeout(90_000)
})
