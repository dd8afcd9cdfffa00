import { test } from '@japa/runner'
import { act } from './act.js'
import { violations } from './axe.js'
import { deskWith, formTargets, ONLINE, openProvider, openTwoProviders, readyToPay } from './paying.js'
import { heading } from './shopping.js'
import { untilAlive } from './open_page.js'
import { openDemoShop } from './demo_shop.js'
import { takeNotifications } from '#plugins/sales/testing'
import type { Page } from 'playwright'

const LANGUAGES = {
  fr: {
    path: '/vue',
    method: /^Carte bancaire/,
    place: 'Commander avec obligation de paiement',
    terms: /conditions générales/,
    failed: 'Le paiement n’a pas abouti',
    pay: /^Payer [\d,]+.€$/,
    other: 'Portefeuille',
    refused: /a été refusé/,
    left: /avez quitté la page de paiement/,
    test: 'Mode test',
    unknown: 'Page non trouvée',
    done: 'Merci, votre commande est enregistrée',
  },
  en: {
    path: '/vue/en',
    method: /^Card/,
    place: 'Order and pay',
    terms: /terms of sale/,
    failed: 'The payment did not go through',
    pay: /^Pay €[\d.]+$/,
    other: 'Wallet',
    refused: /was refused/,
    left: /left the payment page/,
    test: 'Test mode',
    unknown: 'Page not found',
    done: 'Thank you, your order is placed',
  },
}

/** The width of a phone. */
const PHONE = { width: 390, height: 844 }

type Words = (typeof LANGUAGES)['fr']
type Bank = Awaited<ReturnType<typeof openProvider>>

/** Chooses the provider, accepts the terms and orders. */
async function order(page: Page, { path, method, terms, place }: Words, isAlive = true): Promise<void> {
  await page.goto(`${path}/checkout/payment`)
  if (isAlive) await untilAlive(page)
  await page.getByRole('radio', { name: method }).check()
  await page.getByRole('checkbox', { name: terms }).check()
  await page.locator('main').getByRole('button', { name: place }).click()
}

const atBank = (page: Page) => heading(page, 'Banque de test')
const atBankDo = (page: Page, what: 'Payer' | 'Refuser') => page.getByRole('button', { name: what }).click()

/** Orders by a provider that lets the money wait. Gives the number of the order. */
async function orderAuthorised({ provider }: Bank, page: Page): Promise<string> {
  await order(page, LANGUAGES.fr)
  await atBank(page)
  const [key = ''] = [...provider.payments.keys()]
  const { payment } = provider.payments.get(key) as { payment: { number: string; notificationUrl: string } }
  await fetch(payment.notificationUrl, { method: 'POST', ...provider.settle(key, 'authorised') })
  await takeNotifications(ONLINE)
  return payment.number
}

/** A picture of a page that has no script. They go where somebody says that they want them. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}

/** What axe finds at both widths, with pictures. */
async function look(page: Page, name: string): Promise<string[]> {
  const found: string[] = []
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await picture(page, `${name}-${width}`)
    found.push(...(await violations(page)))
  }
  return found
}

/** Back from a page that stands, not from one that is about to lead on. */
async function goBack(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  const moved = page.waitForEvent('framenavigated')
  await page.evaluate(() => void setTimeout(() => history.back()))
  await moved
}

test.group('An order is paid on the page of a provider', (group) => {
  group.setup(openDemoShop)

  for (const [language, words] of Object.entries(LANGUAGES)) {
    // What the database does is the same in both languages.
    const tags = language === 'fr' ? [] : ['@looks']

    test(`after it failed once, and once only, in ${language}`, async ({ assert, browser, cleanup }) => {
      const bank = await openProvider('link', cleanup)
      const page = await readyToPay(browser)
      cleanup(() => page.context().close())
      await order(page, words)
      await atBank(page)
      await atBankDo(page, 'Refuser')
      await heading(page, words.failed)
      assert.deepEqual(await look(page, `failed-${language}`), [])
      await page.locator('main').getByRole('button', { name: words.pay }).click()
      await atBank(page)
      await atBankDo(page, 'Payer')
      await heading(page, words.done)
      assert.equal(await page.locator('main').getByRole('button', { name: words.pay }).count(), 0)
      const keys = [...bank.provider.payments.keys()]
      assert.lengthOf(keys, 2, 'one payment for each try')
      const [number, back] = ['number', 'returnUrl'].map(
        (field) => bank.provider.payments.get(keys[1] as string)?.payment[field as 'number']
      )
      // Back through what was: nothing there asks for money again.
      await goBack(page)
      await goBack(page)
      await page.goto(`${words.path}/checkout/payment/failed?order=${number}`)
      await heading(page, words.done)
      assert.equal(await page.locator('main').getByRole('button', { name: words.pay }).count(), 0)
      // The way back from the bank, gone again.
      await page.goto(String(back))
      await heading(page, words.done)
      const answer = await page.request.get(`/api/sales/account/orders/${number}`)
      assert.containsSubset(await answer.json(), { data: { state: 'processing', payment: { canRetry: false } } })
      assert.lengthOf([...bank.provider.payments.keys()], 2)
    })
      .tags(tags)
      .timeout(60_000)

    test(`by another method than the one that failed, on a phone, in ${language}`, async ({
      assert,
      browser,
      browserContext,
      cleanup,
    }) => {
      const { bank, wallet } = await openTwoProviders(cleanup)
      const page = await readyToPay(browser)
      cleanup(() => page.context().close())
      await page.setViewportSize(PHONE)
      await page.goto(`${words.path}/checkout/payment`)
      await page.getByRole('radio', { name: words.other }).waitFor()
      await page.locator('main').getByText(words.test).waitFor()
      assert.deepEqual(await look(page, `payment-${language}`), [])
      await page.setViewportSize(PHONE)
      await order(page, words)
      await atBank(page)
      assert.equal(bank.visits.at(-1)?.method, 'POST', 'by the form of the page of its own name')

      // Left, then gone on with: it is the same payment.
      await page.getByRole('link', { name: 'Abandonner' }).click()
      await heading(page, words.failed)
      assert.include(page.url(), `${words.path}/checkout/payment/test/card/failed?order=`)
      await page.getByRole('alert').filter({ hasText: words.left }).waitFor()
      await page.locator('main').getByRole('button', { name: words.pay }).click()
      await atBank(page)
      assert.lengthOf([...bank.provider.payments.keys()], 1)
      await atBankDo(page, 'Refuser')
      await heading(page, words.failed)
      await page.getByRole('alert').filter({ hasText: words.refused }).waitFor()
      assert.isTrue(await page.getByRole('radio', { name: words.method }).isChecked())
      assert.deepEqual(await look(page, `failed-two-${language}`), [])
      await page.setViewportSize(PHONE)

      const failedAt = page.url()
      // The page of the order offers the same.
      await page.goto(`${words.path}/account/orders/${new URL(failedAt).searchParams.get('order')}`)
      await page.getByRole('button', { name: words.pay }).waitFor()
      assert.deepEqual(await look(page, `own-order-to-pay-${language}`), [])
      await page.setViewportSize(PHONE)
      await page.goto(failedAt)
      const second = await page.context().newPage()
      await second.goto(failedAt)
      await page.getByRole('radio', { name: words.other }).check()
      await page.locator('main').getByRole('button', { name: words.pay }).click()
      await heading(page, 'Portefeuille de test')
      // A second tab that chooses the same goes on with the same payment.
      await second.getByRole('radio', { name: words.other }).check()
      await second.locator('main').getByRole('button', { name: words.pay }).click()
      await heading(second, 'Portefeuille de test')
      assert.lengthOf([...wallet.provider.payments.keys()], 1)
      await second.close()
      await atBankDo(page, 'Payer')
      await heading(page, words.done)
      const number = new URL(page.url()).searchParams.get('order')
      await goBack(page)
      await goBack(page)
      await page.goto(failedAt)
      await heading(page, words.done)
      const { data: own } = (await (await page.request.get(`/api/sales/account/orders/${number}`)).json()) as {
        data: object
      }
      assert.containsSubset(own, { state: 'processing', payment: { canRetry: false, methods: [] } })
      assert.lengthOf([...wallet.provider.payments.keys()], 1)

      await page.goto(`${words.path}/checkout/payment/other/card/failed?order=${number}`)
      await heading(page, words.unknown)

      if (language === 'fr') {
        const desk = await deskWith(browserContext, String(number))
        const attempts = desk.getByRole('region', { name: 'Tentatives de paiement' })
        await attempts.getByRole('button', { name: /^Portefeuille.*TEST.*Payée/ }).click()
        await attempts.getByText(`bank-${number}-2`).first().waitFor()
        await attempts.getByRole('button', { name: /^Carte.*Échouée/ }).click()
        await attempts.getByText('Paiement refusé').waitFor()
        assert.deepEqual(await look(desk, 'order-attempts'), [])
      }
    })
      .tags(tags)
      .timeout(90_000)

    test(`without a script, by a link and by a form, in ${language}`, async ({ assert, browser, cleanup }) => {
      for (const way of ['link', 'form'] as const) {
        const bank = await openProvider(way, cleanup)
        const page = await readyToPay(browser, false)
        cleanup(() => page.context().close())
        const allowed = `form-action 'self' ${bank.address}`
        assert.equal(await formTargets(page.context(), `${words.path}/checkout/payment`), allowed)
        assert.equal(await formTargets(page.context(), `${words.path}/checkout/cart`), "form-action 'self'")
        await order(page, words, false)
        if (way === 'form') {
          assert.include(page.url(), `${words.path}/checkout/payment/redirect/`)
          await picture(page, `redirect-${language}`)
          assert.equal(await formTargets(page.context(), page.url()), allowed)
          await page.locator('main').locator('button[type="submit"]').click()
        }
        await atBank(page)
        assert.equal(bank.visits.at(-1)?.method, way === 'form' ? 'POST' : 'GET')
        await atBankDo(page, 'Refuser')
        await heading(page, words.failed)
        await page.locator('main').getByRole('button', { name: words.pay }).click()
        if (way === 'form') await page.locator('main').locator('button[type="submit"]').click()
        await atBank(page)
        await atBankDo(page, 'Payer')
        await heading(page, words.done)
      }
    })
      .tags(tags)
      .timeout(60_000)
  }

  test('to which a form leads that sends itself, and that is never sent again', async ({
    assert,
    browser,
    cleanup,
  }) => {
    const bank = await openProvider('form', cleanup)
    const page = await readyToPay(browser)
    cleanup(() => page.context().close())
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    await order(page, LANGUAGES.fr)
    await atBank(page)
    assert.lengthOf(bank.visits, 1)
    const body = new URLSearchParams(bank.visits[0]?.body)
    const [key] = [...bank.provider.payments.keys()]
    assert.equal(body.get('signature'), `signed "${key}"`)
    await atBankDo(page, 'Payer')
    await heading(page, LANGUAGES.fr.done)
    const { token } = /payments\/(?<token>[^/]+)\/return/.exec(
      bank.provider.payments.get(key as string)?.payment.returnUrl ?? ''
    )?.groups as { token: string }
    await page.goto(`/vue/checkout/payment/redirect/${token}`)
    await heading(page, LANGUAGES.fr.done)
    assert.lengthOf(bank.visits, 1)
    assert.deepEqual(complaints, [])
  }).timeout(60_000)

  test('and staff capture it, and have a part of it given back', async ({
    assert,
    browser,
    browserContext,
    cleanup,
  }) => {
    const bank = await openProvider('link', cleanup)
    const page = await readyToPay(browser)
    cleanup(() => page.context().close())
    const number = await orderAuthorised(bank, page)
    await page.goto('/vue/account/orders')
    await page.getByText(number).first().waitFor()

    const desk = await deskWith(browserContext, number)
    await desk.getByRole('heading', { level: 1, name: new RegExp(number) }).waitFor()
    assert.deepEqual(await look(desk, 'order-authorised'), [])
    await act(desk, 'Encaisser')
    bank.provider.refusal = 'Card expired'
    const dialog = desk.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Encaisser' }).click()
    await dialog.getByRole('alert').filter({ hasText: 'Card expired' }).waitFor()
    assert.deepEqual(await look(desk, 'capture-refused'), [])
    bank.provider.refusal = null
    await dialog.getByRole('button', { name: 'Encaisser' }).click()
    await desk.getByText('Paiement encaissé.').waitFor()

    await act(desk, 'Rembourser')
    await dialog.getByLabel('Supplément rendu').fill('5,00')
    await dialog.getByRole('radio', { name: /^par le prestataire/ }).waitFor()
    bank.provider.refusal = 'Insufficient funds'
    assert.deepEqual(await look(desk, 'refund-dialog'), [])
    await dialog.getByRole('button', { name: 'Rembourser' }).click()
    await desk.getByText(/le prestataire n’a pas rendu l’argent/).waitFor()
    assert.deepEqual(await look(desk, 'order-moved'), [])
    bank.provider.refusal = null
    await desk.getByRole('region', { name: 'Remboursements' }).getByRole('link').click()
    await desk.getByRole('heading', { level: 1, name: /^Avoir/ }).waitFor()
    await desk.getByRole('region', { name: 'L’argent' }).getByText('Insufficient funds').waitFor()
    assert.deepEqual(await look(desk, 'refund-refused'), [])
    await desk.getByRole('button', { name: 'Redemander au prestataire' }).click()
    await dialog.getByRole('button', { name: 'Redemander au prestataire' }).click()
    await desk.getByText(/a rendu 5,00/).waitFor()
    assert.equal([...bank.provider.moved.values()].at(-1)?.kind, 'refunded')

    // What its customer sees of it, credit note and all.
    await page.goto(`/vue/account/orders/${number}`)
    await page.getByRole('link', { name: /avoir/i }).first().waitFor()
    assert.deepEqual(await look(page, 'own-order'), [])
  }).timeout(90_000)

  test('and what was taken of it goes back when staff call it off', async ({
    assert,
    browser,
    browserContext,
    cleanup,
  }) => {
    const bank = await openProvider('link', cleanup)
    const page = await readyToPay(browser)
    cleanup(() => page.context().close())
    const number = await orderAuthorised(bank, page)

    const desk = await deskWith(browserContext, number)
    const dialog = desk.getByRole('dialog')
    await act(desk, 'Encaisser')
    await dialog.getByLabel('Montant à encaisser').fill('20,00')
    await dialog.getByRole('button', { name: 'Encaisser' }).click()
    await desk.getByText('Paiement encaissé.').waitFor()

    bank.provider.refusal = 'Card closed'
    await act(desk, 'Annuler la commande')
    await dialog.getByText(/20,00.€ ont été payés/).waitFor()
    await dialog.getByRole('radio', { name: /^par le prestataire .* 20,00/ }).waitFor()
    assert.deepEqual(await look(desk, 'cancel-dialog'), [])
    await dialog.getByRole('button', { name: 'Annuler la commande' }).click()
    await desk.getByText(/Commande annulée\. Il reste 20,00/).waitFor()
    const owed = desk.getByRole('note').filter({ hasText: 'À rendre au client' })
    await owed.getByText(/Card closed/).waitFor()
    assert.deepEqual(await look(desk, 'order-owed'), [])

    bank.provider.refusal = null
    bank.provider.isDown = true
    await act(desk, 'Rendre l’argent')
    await dialog.getByRole('radio', { name: 'par nous, autrement' }).check()
    await dialog.getByLabel('Référence').waitFor()
    assert.deepEqual(await look(desk, 'repay-dialog'), [])
    await dialog.getByRole('radio', { name: /^par le prestataire/ }).check()
    await dialog.getByRole('button', { name: 'Rendre l’argent' }).click()
    await desk.getByText(/20,00.€ sont en route/).waitFor()
    await owed.waitFor({ state: 'detached' })
    const asks = desk
      .getByRole('region', { name: 'Transactions' })
      .getByRole('button', { name: 'Redemander maintenant' })
    await asks.last().click()
    await desk.getByText('Le prestataire ne répond toujours pas.', { exact: false }).waitFor()
    assert.deepEqual(await look(desk, 'order-waiting'), [])
    bank.provider.isDown = false
    await asks.last().click()
    await desk.getByText('Le prestataire a répondu\u202f: c’est fait.').waitFor()
    assert.equal([...bank.provider.moved.values()].at(-1)?.kind, 'refunded')

    await page.goto(`/vue/account/orders/${number}`)
    await page.getByText(/^Rendu.: 20,00/).waitFor()
    assert.deepEqual(await look(page, 'own-order-called-off'), [])
  }).timeout(90_000)
})
