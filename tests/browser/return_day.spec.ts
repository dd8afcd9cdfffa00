import app from '@adonisjs/core/services/app'
import sharp from 'sharp'
import { test } from '@japa/runner'
import { openDemoShop } from './demo_shop.js'
import { openPage } from './open_page.js'
import { phonePage, send } from './shopping.js'
import { sentOrder } from './sent_order.js'
import { signInCustomer, signInStaff } from './sign_in.js'
import { Store } from '#core/database/store'
import type { Page } from 'playwright'

const SKU = 'MON-0003'

/** An order of six bottles by the demo shop's customer, which is paid and sent. */
async function sixBottles(): Promise<string> {
  const { id } = await sentOrder(SKU, 6)
  const [order] = await rows<{ number: string }>(`select number from sales_orders where id = ${id}`)
  return String(order?.number)
}

async function rows<Row>(sql: string): Promise<Row[]> {
  return (await app.container.make(Store)).reader.all<Row>(sql)
}

async function onHand(): Promise<number> {
  const [level] = await rows<{ on_hand: number }>(
    `select l.on_hand from catalogue_stock_levels l join catalogue_variants v on v.id = l.variant_id
     where v.sku = '${SKU}'`
  )
  return Number(level?.on_hand)
}

/** Makes the move of a return that is offered, with what its dialog asks. */
async function move(page: Page, name: string, decide?: () => Promise<void>): Promise<void> {
  await page.locator('main').getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await decide?.()
  await dialog.getByRole('button', { name, exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
}

test.group('A day of a return', (group) => {
  group.setup(openDemoShop)

  test('is asked for on a phone, and accepted, received and refunded', async ({ assert, browser, browserContext }) => {
    const number = await sixBottles()
    const before = await onHand()
    const buffer = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#722f37' } })
      .jpeg()
      .toBuffer()

    const phone = await phonePage(browser)
    await signInCustomer(phone)
    await openPage(phone, `/vue/account/orders/${number}`)
    await phone.locator('main').getByRole('link', { name: 'Retourner des articles' }).click()
    await phone.getByText('Quels articles, et pourquoi').waitFor()
    await phone.getByLabel(/^Quantité de /).selectOption('2')
    await phone.getByLabel(/^Motif pour /).selectOption({ label: 'Article cassé' })
    await phone
      .locator('input[type=file]')
      .setInputFiles(['casse.jpg', 'carton.jpg'].map((name) => ({ name, mimeType: 'image/jpeg', buffer })))
    await phone.getByText('carton.jpg').waitFor()
    await phone.getByLabel('Ces informations sont exactes.').check()
    await send(phone, 'Envoyer la demande')
    await phone.waitForURL(/\/account\/rma\/edit\/\d+/)
    await phone.getByText('Nouvelle demande').first().waitFor()
    assert.equal(await phone.locator('main section img').count(), 2)
    const id = Number(/edit\/(?<id>\d+)/.exec(phone.url())?.groups?.id)

    const page = await browserContext.newPage()
    await signInStaff(page)
    await openPage(page, `/vue/admin/commerce/sales/rma/${id}`)
    await move(page, 'Accepter le retour')
    await move(page, 'Réceptionner', () =>
      page
        .getByRole('dialog')
        .getByLabel(/^Pièces reçues/)
        .fill('1')
    )
    await move(page, 'Rembourser', () => page.getByRole('dialog').getByRole('checkbox').first().check())
    await page.getByText('Remboursé').first().waitFor()
    assert.equal(await onHand(), before + 1)

    await openPage(phone, `/vue/account/rma/edit/${id}`)
    await phone.locator('main').getByText('Remboursé').first().waitFor()
    await phone.locator('main').getByText('1 reçue').waitFor()
    await phone.context().close()
    await page.close()
  })
})
