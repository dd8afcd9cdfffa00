import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Store } from '#core/database/store'
import { createStaff, PASSWORD } from '#plugins/users/testing'
import { openDemoShop } from './demo_shop.js'
import { openPage, untilAlive } from './open_page.js'
import { signInStaff } from './sign_in.js'
import type { Page } from 'playwright'

const EDITOR = 'redaction@cellier.example'
const FEW = ['platform.dashboard.view', 'platform.menu.dashboard', 'users.groups.list', 'users.menu.groups']

/** Gives editors these permissions and no others; answers what they had. */
async function grantEditors(keys: readonly string[]): Promise<string[]> {
  const store = await app.container.make(Store)
  const role = await store.reader.first<{ id: number }>("select id from users_roles where name = 'editor'", [])
  const id = Number(role?.id)
  const before = await store.reader.all<{ permission: string }>(
    'select permission from users_role_permissions where role_id = ?',
    [id]
  )
  await store.transaction(async (trx) => {
    await trx.from('users_role_permissions').where('role_id', id).delete()
    for (const permission of keys) {
      await trx.insertQuery().table('users_role_permissions').insert({ role_id: id, permission })
    }
    await store.changes.record(trx, 'users.roles', [id])
  })
  return before.map(({ permission }) => permission)
}

async function signInEditor(page: Page): Promise<void> {
  await page.goto('/vue/admin/login')
  await page.getByLabel('Adresse email').fill(EDITOR)
  await page.getByLabel('Mot de passe').fill(PASSWORD)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.getByRole('heading', { level: 1, name: 'Tableau de bord' }).waitFor()
}

test.group('An editor with a handful of permissions', (group) => {
  group.setup(async () => {
    await openDemoShop()
    await createStaff({ email: EDITOR, name: 'Rédaction', role: 'editor' })
    const before = await grantEditors(FEW)
    return async () => {
      await grantEditors(before)
    }
  })

  test('meets no entry beyond them, and typed addresses are refused inside the frame', async ({
    assert,
    browserContext,
  }) => {
    const page = await browserContext.newPage()
    await signInEditor(page)
    const menu = page.getByRole('complementary', { name: 'Menu' }).getByRole('navigation')
    assert.deepEqual(await menu.getByRole('link').allTextContents(), ['Tableau de bord', 'Groupes'])
    const answer = await page.goto('/vue/admin/users/customers')
    assert.equal(answer?.status(), 403)
    await page.getByRole('heading', { level: 1, name: 'Accès interdit' }).waitFor()
    assert.isTrue(await menu.isVisible())
    const missing = await page.goto('/vue/admin/nothing/here')
    assert.equal(missing?.status(), 404)
    assert.isTrue(await menu.isVisible())
  })

  test('finds in the palette only what they may open', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    await signInEditor(page)
    await openPage(page, '/vue/admin/dashboard')
    await page.keyboard.press('Control+k')
    const field = page.getByPlaceholder('Un écran, une commande, un produit, un client…')
    await field.fill('clients')
    await page.getByText('Rien de ce nom.').waitFor()
    await field.fill('group')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Groupes' }).waitFor()
    assert.match(page.url(), /\/vue\/admin\/users\/groups$/)
  })
})

test.group('A list of the back office', (group) => {
  group.setup(openDemoShop)

  test('is filtered and ordered by its address, also without scripts', async ({ assert, browser }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: `http://${process.env.HOST}:${process.env.PORT}`,
    })
    const page = await context.newPage()
    await signInStaff(page)
    await page.goto('/vue/admin/users/customers?q=cellier&sort=email')
    const emails = await page.locator('tbody tr td:nth-child(3)').allTextContents()
    assert.isAbove(emails.length, 1)
    assert.deepEqual(emails, [...emails].sort())
    await page.getByRole('link', { name: 'Retirer le filtre' }).click()
    assert.notInclude(page.url(), 'q=cellier')
    await page.getByRole('searchbox').fill('camille')
    await page.keyboard.press('Enter')
    await page.waitForURL(/q=camille/)
    await context.close()
  })

  test('keeps what was chosen, offers all that match, and saves the view', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    await signInStaff(page)
    await openPage(page, '/vue/admin/users/customers')
    await page.getByRole('checkbox', { name: 'Sélectionner toute la page' }).check()
    await page.getByRole('button', { name: /Sélectionner les .+ résultats/ }).click()
    await page.getByText(/Les .+ résultats sont sélectionnés/).waitFor()
    await page.getByRole('button', { name: 'Filtrer' }).click()
    await page.getByRole('textbox', { name: 'Adresse email' }).fill('cellier')
    await page.getByRole('button', { name: 'Appliquer' }).click()
    await page.getByRole('link', { name: /Retirer le filtre Adresse email/ }).waitFor()
    assert.equal(await page.getByText('sont sélectionnés').count(), 0)
    await page.getByRole('button', { name: 'Toute la liste' }).click()
    await page.getByRole('menuitem', { name: 'Enregistrer cette vue' }).click()
    await page.getByLabel('Nom de la vue').fill('De la maison')
    await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click()
    await page.getByRole('button', { name: 'De la maison' }).waitFor()
    assert.match(page.url(), /view=\d+/)
  })

  test('exports what is filtered as a job', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    await signInStaff(page)
    await openPage(page, '/vue/admin/users/customers')
    await page.getByRole('button', { name: 'Exporter' }).click()
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url().includes('/exports')),
      page.getByRole('menuitem', { name: 'CSV' }).click(),
    ])
    assert.equal(answer.status(), 202)
    await page.getByRole('button', { name: /travail en cours|Mes travaux/ }).waitFor()
  })
})

test.group('A form of the back office', (group) => {
  group.setup(openDemoShop)

  const customer = '/vue/admin/users/customers/1'
  /** The page begins with what the customer bought. */
  const openProfile = async (page: Page) => {
    await openPage(page, customer)
    await page.getByRole('tab', { name: 'Profil' }).click()
  }

  test('asks before what was typed is lost', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    await signInStaff(page)
    await openProfile(page)
    await page.getByLabel('Téléphone').fill('01 23 45 67 89')
    await page.getByRole('complementary', { name: 'Menu' }).getByRole('link', { name: 'Groupes', exact: true }).click()
    await page.getByRole('dialog', { name: /Quitter sans enregistrer/ }).waitFor()
    await page.getByRole('button', { name: 'Rester ici' }).click()
    assert.equal(await page.getByLabel('Téléphone').inputValue(), '01 23 45 67 89')
    await page.getByRole('button', { name: 'Annuler les modifications' }).click()
    assert.equal(await page.getByRole('region', { name: 'Enregistrement' }).count(), 0)
  })

  test('says what was refused in a summary that takes the focus', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    await signInStaff(page)
    await openProfile(page)
    await page.getByLabel('Prénom').fill('')
    await page.keyboard.press('Control+s')
    const summary = page.getByRole('alert').filter({ hasText: 'Rien n’a été enregistré' })
    await summary.waitFor()
    assert.isTrue(await summary.evaluate((box) => box === document.activeElement))
    await summary.getByRole('link').first().click()
    assert.isTrue(await page.getByLabel('Prénom').evaluate((field) => field === document.activeElement))
  })

  test('lets two people who changed the same row choose field by field', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    const other = await browserContext.newPage()
    await signInStaff(page)
    await openProfile(page)
    const name = await page.getByLabel('Prénom').inputValue()
    await openProfile(other)
    await other.getByLabel('Prénom').fill('Camille-Marie')
    await other.getByRole('button', { name: 'Enregistrer' }).click()
    await other.getByText('Enregistré.').waitFor()
    await page.getByLabel('Prénom').fill('Camilla')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    const dialog = page.getByRole('dialog', { name: /Quelqu’un d’autre/ })
    await dialog.getByRole('radio', { name: 'Prénom – L’autre valeur' }).check()
    await dialog.getByRole('button', { name: 'Reprendre ces valeurs' }).click()
    assert.equal(await page.getByLabel('Prénom').inputValue(), 'Camille-Marie')
    await page.getByLabel('Prénom').fill(name)
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await page.getByText('Enregistré.').waitFor()
  })
})

test.group('The frame of the back office', (group) => {
  group.tap((each) => each.tags(['@looks']))
  group.setup(openDemoShop)

  test('speaks the language that was chosen, and keeps to it', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    await signInStaff(page)
    await openPage(page, '/vue/admin/dashboard')
    await page.getByRole('button', { name: 'Démonstration' }).click()
    await page.getByRole('menuitem', { name: 'English' }).click()
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
    await page.reload()
    await untilAlive(page)
    assert.equal(await page.locator('html').getAttribute('lang'), 'en-GB')
    await page.goto('/vue/boutique')
    assert.equal(await page.locator('html').getAttribute('lang'), 'fr-FR')
    // It is kept with the account, which others sign in to.
    await openPage(page, '/vue/admin/dashboard')
    await page.getByRole('button', { name: 'Démonstration' }).click()
    await page.getByRole('menuitem', { name: 'Français' }).click()
    await page.getByRole('heading', { level: 1, name: 'Tableau de bord' }).waitFor()
  })

  test('shows its keys at a question mark and breaks no rule of its content policy', async ({
    assert,
    browserContext,
  }) => {
    const page = await browserContext.newPage()
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    await signInStaff(page)
    await openPage(page, '/vue/admin/dashboard')
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Raccourcis clavier' }).waitFor()
    await page.keyboard.press('Escape')
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.reload()
    assert.equal(await page.locator('html').getAttribute('data-mantine-color-scheme'), 'dark')
    assert.deepEqual(complaints, [])
  })
})
