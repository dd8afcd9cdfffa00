import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Store } from '#core/database/store'
import { anOrderOf } from '#plugins/sales/testing'
import { DEMO_CUSTOMERS, DEMO_PASSWORD } from '../../plugins/users/demo/demo_accounts.js'
import { act } from './act.js'
import { openDemoShop } from './demo_shop.js'
import { untilAlive } from './open_page.js'
import { signInStaff } from './sign_in.js'
import type { Locator, Page } from 'playwright'

const WINE = 'MON-0003'

/** Bottles on the shelf of the main source. */
async function onShelf(sku: string): Promise<number> {
  const { reader } = await app.container.make(Store)
  const row = await reader.first<{ quantity: number }>(
    `select sum(s.on_hand) as quantity from catalogue_stock_levels s join catalogue_variants v on v.id = s.variant_id where v.sku = ?`,
    [sku]
  )
  return Number(row?.quantity)
}

/** Opens a dialog by its button, says how many of the only wine, and sends it. */
async function pieces(page: Page, action: string, count: number, more?: (dialog: Locator) => Promise<void>) {
  await act(page, action)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Quantité de/).fill(String(count))
  await more?.(dialog)
  await dialog.getByRole('button', { name: action, exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
}

test.group('Staff who sell', (group) => {
  group.setup(openDemoShop)

  test('ship in two parcels, invoice, take the money, refund one bottle and put it back', async ({
    assert,
    browserContext,
  }) => {
    const { id } = await anOrderOf(DEMO_CUSTOMERS[0]?.email ?? '', DEMO_PASSWORD, WINE, 3)
    const shelf = await onShelf(WINE)
    const page = await browserContext.newPage()
    await signInStaff(page)
    await page.goto(`/vue/admin/commerce/sales/orders/${id}`)
    await untilAlive(page)
    await pieces(page, 'Expédier', 1, (dialog) => dialog.getByLabel('Numéro de suivi').fill('6A00000000001'))
    await page.getByText('1 expédié', { exact: true }).waitFor()
    await pieces(page, 'Expédier', 2, async (open) => {
      assert.equal(await open.getByLabel('Numéro de suivi').inputValue(), '', 'another parcel, another number')
    })
    await page.getByText('3 expédiés', { exact: true }).waitFor()
    assert.equal(await page.getByRole('button', { name: 'Expédier', exact: true }).count(), 0)
    assert.equal(await onShelf(WINE), shelf - 3, 'what left is off the shelf')
    await pieces(page, 'Facturer', 3)
    await page.getByText('3 facturés', { exact: true }).waitFor()
    await page.getByRole('region', { name: 'Factures' }).getByRole('link').first().click()
    // The order has a button of that name, too.
    await page.getByRole('heading', { level: 1, name: /^Facture / }).waitFor()
    await page.getByRole('button', { name: 'Enregistrer un règlement' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Référence').fill('Virement du 3')
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await page.getByText('Réglée', { exact: true }).waitFor()
    await page.goto(`/vue/admin/commerce/sales/orders/${id}`)
    await untilAlive(page)
    await page.getByText('Terminée', { exact: true }).first().waitFor()
    await pieces(page, 'Rembourser', 1, async (open) => {
      assert.isTrue(await open.getByRole('checkbox', { name: /^Remettre .* en stock$/ }).isChecked())
      await open.getByText(/^Avoir de .* À rendre/).waitFor()
    })
    await page.getByText('1 repris par avoir', { exact: true }).waitFor()
    assert.equal(await onShelf(WINE), shelf - 2, 'one is back')
  }).timeout(90_000)
})
