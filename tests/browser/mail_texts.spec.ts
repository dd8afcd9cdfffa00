import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Store } from '#core/database/store'
import { openDemoShop } from './demo_shop.js'
import { openPage, untilAlive } from './open_page.js'
import { runJobs } from '#core/testing/run_jobs'
import { signInStaff } from './sign_in.js'
import { violations } from './axe.js'
import { watchMails } from '#core/testing/watch_mails'
import { DEMO_STAFF } from '../../plugins/users/demo/demo_accounts.js'

/** Nothing of these tests is left for the others. */
async function clear(): Promise<void> {
  const store = await app.container.make(Store)
  await store.transaction((trx) => trx.rawQuery('delete from core_mail_texts'))
}

const SAVED = 'Le texte est enregistré. Les prochains emails le portent.'

test.group('Texts of mails', (group) => {
  group.setup(openDemoShop)
  group.each.setup(() => clear)

  test('are changed with variables, seen, tried, refused, saved and taken back', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    await signInStaff(page)
    await openPage(page, '/vue/admin/administration/configuration/mails')
    await page.getByRole('searchbox', { name: 'Chercher un email' }).fill('confirmee')
    assert.deepEqual(await violations(page), [])
    await page.getByRole('link', { name: 'Commande confirmée' }).click()
    await page.getByRole('heading', { level: 1, name: 'Commande confirmée' }).waitFor()
    await page.getByText('English', { exact: true }).click()
    await page.waitForURL(/sales\.order_placed\/en_GB/)
    await untilAlive(page)

    // By the keyboard: the menu puts the variable where the cursor was.
    const subject = page.locator('input[lang="en"]')
    await subject.fill('Thank you for ')
    await page.getByRole('button', { name: 'Ajouter une variable\u202f: Objet' }).press('Enter')
    await page.getByRole('menuitem', { name: /^Numéro de la commande/ }).press('Enter')
    await page.waitForFunction(() => document.activeElement instanceof HTMLInputElement)
    assert.equal(await subject.inputValue(), 'Thank you for {{number}}')
    const preview = page.getByRole('region', { name: 'Aperçu' })
    await preview.getByText('Thank you for CMD-2026-000042').waitFor()
    const text = page.getByRole('textbox', { name: 'Texte de l’email' }).and(page.locator('[contenteditable]'))
    await text.click()
    await page.keyboard.press('Control+Home')
    await page.keyboard.type('For: ')
    await page.getByRole('button', { name: 'Ajouter une variable\u202f: Texte de l’email' }).press('Enter')
    await page.getByRole('menuitem', { name: /^Nom du destinataire/ }).press('Enter')
    const mail = page.frameLocator('.preview-pane iframe')
    await mail.getByText('For: Claire Martin').waitFor()
    await preview.getByText('Sombre').click()
    await preview.getByText('Téléphone').click()
    const ground = await mail.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
    assert.equal(ground, 'rgb(23, 19, 17)')
    await preview.getByText('Texte seul').click()
    assert.include(await preview.locator('pre').textContent(), 'For: Claire Martin')
    assert.deepEqual(await violations(page), [])

    // A real order, then one that never was.
    const store = await app.container.make(Store)
    const order = await store.reader.first<{ number: string; customer_name: string }>(
      'select number, customer_name from sales_orders order by id limit 1',
      []
    )
    const number = preview.getByLabel('Numéro d’une commande')
    await number.fill(String(order?.number))
    await preview.getByText(`Thank you for ${order?.number}`).waitFor()
    assert.include(await preview.locator('pre').textContent(), `For: ${order?.customer_name}`)
    await number.fill('CMD-0')
    await preview.getByText('dont cet email puisse parler').waitFor()
    await number.fill('')

    const mails = await watchMails()
    await preview.getByText('Thank you for CMD-2026-000042').waitFor()
    await preview.getByRole('button', { name: 'M’envoyer un essai' }).click()
    await page.getByText('Aucun serveur d’envoi : le courriel est gardé dans « Emails non envoyés »').waitFor()
    await runJobs()
    const [sent] = await mails()
    assert.deepEqual([sent?.to, sent?.subject], [DEMO_STAFF.email, 'Thank you for CMD-2026-000042'])
    await subject.press('Control+s')
    await page.getByText(SAVED).waitFor()

    // What cannot be sent is refused at its field, and stays there.
    await subject.fill('Thank you, {{total}} {{__proto__}}')
    await preview.getByRole('status').getByText('total').waitFor()
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await page.locator('input[aria-invalid="true"]').waitFor()
    assert.equal(await subject.inputValue(), 'Thank you, {{total}} {{__proto__}}')
    await subject.fill('Another subject')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await page.getByText('Votre texte est envoyé.').waitFor()

    await page.getByRole('button', { name: 'Versions' }).click()
    const versions = page.getByRole('dialog', { name: 'Versions' })
    await versions.getByText('Another subject').waitFor()
    await versions.getByRole('button', { name: 'Reprendre cette version' }).click()
    const question = page.getByRole('dialog', { name: 'Reprendre cette version' })
    await question.getByRole('button', { name: 'Reprendre cette version' }).click()
    await page.waitForFunction(() => document.querySelectorAll('.version-list > li').length === 3)
    await page.keyboard.press('Escape')
    await preview.getByText('Thank you for CMD-2026-000042').waitFor()
    assert.equal(await subject.inputValue(), 'Thank you for {{number}}')

    await page.getByRole('button', { name: 'Revenir au texte d’origine' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revenir au texte d’origine' }).click()
    await page.getByText('Le texte d’origine est envoyé.').waitFor()
    assert.match(await subject.inputValue(), /^(?!Thank you for)/)
  })
})
