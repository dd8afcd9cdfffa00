import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Store } from '#core/database/store'
import { openDemoShop } from './demo_shop.js'
import { signInStaff } from './sign_in.js'
import { untilAlive } from './open_page.js'
import type { Page } from 'playwright'

const HEADER =
  'label;country;state;zip_from;zip_to;weight_from;weight_to;price_from;price_to;qty_from;qty_to;price;delay'
const BROKEN = `${HEADER}\nColissimo;FR;;;;;5;;;;;gratuit;\n`
const SOUND = `${HEADER}\nColissimo;FR;;;;;5;;;;;8,90;2 à 3 jours\nColissimo;FR;;;;5;30;;;;;14,90;\n`

const file = (text: string) => ({ name: 'tarifs.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

/** Nothing of these tests is left for the others. */
async function clear(): Promise<void> {
  const store = await app.container.make(Store)
  await store.transaction(async (trx) => {
    await trx.rawQuery('delete from sales_table_rates')
    await trx.rawQuery("delete from marketing_coupons where code like 'FETE-%'")
    await trx.rawQuery("delete from marketing_cart_rules where name = 'Rouges de fête'")
    await store.changes.record(trx, 'sales.table_rates', ['default'])
    await store.changes.record(trx, 'marketing.cart_rules', ['0'])
  })
}

async function open(page: Page, path: string): Promise<void> {
  await signInStaff(page)
  await page.goto(path)
  await untilAlive(page)
}

test.group('What staff say of prices', (group) => {
  group.setup(openDemoShop)
  group.each.setup(() => clear)

  test('a table of delivery is looked at before it takes the place of another', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    await open(page, '/vue/admin/administration/configuration/table-rates')
    await page.getByRole('button', { name: 'Importer' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('input[type=file]').setInputFiles(file(BROKEN))
    await dialog.getByRole('button', { name: 'Vérifier' }).click()
    await dialog.getByText('Erreur ligne 2.').waitFor()
    await dialog.locator('input[type=file]').setInputFiles(file(SOUND))
    await dialog.getByRole('button', { name: 'Vérifier' }).click()
    await dialog.getByText('2 lignes prêtes').waitFor()
    await dialog.getByRole('button', { name: 'Remplacer tous les tarifs du canal' }).click()
    await page.getByRole('link', { name: 'Colissimo' }).first().waitFor()
    assert.equal(await page.getByRole('row').count(), 3)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Exporter' }).click(),
    ])
    assert.equal(download.suggestedFilename(), 'table-rates-default.csv')
  })

  test('a discount with conditions is made, with codes by the dozen', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    await open(page, '/vue/admin/marketing/discounts/create')
    await page.getByLabel('Nom').first().fill('Rouges de fête')
    await page.getByLabel('Libellé en français').fill('Rouges de fête')
    await page.getByLabel('Libellé en anglais').fill('Festive reds')
    await page.getByRole('switch', { name: 'Sur présentation d’un code' }).press('Space')
    await page.getByRole('button', { name: 'Ajouter une condition' }).click()
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await page.getByText('Ce champ doit être renseigné').first().waitFor()
    await page.getByLabel('Montant TTC').fill('100')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await page.getByRole('heading', { level: 1, name: 'Rouges de fête' }).waitFor()
    await page.getByRole('link', { name: 'Aucun code' }).click()
    await page.getByRole('button', { name: 'Générer des codes' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Nombre de codes').fill('12')
    await dialog.getByLabel('Début').fill('fete-')
    await dialog.getByRole('button', { name: 'Générer des codes' }).click()
    await page.getByText('FETE-').first().waitFor()
    assert.equal(await page.getByRole('row').count(), 13)
    await page.getByLabel('Sélectionner toute la page').click()
    await page.getByRole('button', { name: 'Supprimer', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer', exact: true }).click()
    await page.getByText('12 codes supprimés').waitFor()
  })
})
