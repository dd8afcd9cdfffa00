import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { StoredMails } from '#core/mail/stored_mails'
import { Store } from '#core/database/store'
import { runJobs } from '#core/testing/run_jobs'
import { createCustomer } from '#plugins/users/testing'
import { openDemoShop } from './demo_shop.js'
import { openPage, untilAlive } from './open_page.js'
import type { Locator, Page } from 'playwright'

const EMAIL = 'caviste@bistrot.example'
const [FIRST, SECOND, THIRD] = ['Vendange-2015!', 'Vendange-2016!', 'Vendange-2017!']

/** The address below the shop that the newest mail to somebody leads to. */
async function linkTo(email: string, page: 'confirm-email' | 'reset-password'): Promise<string> {
  await runJobs()
  const mails = await (await app.container.make(StoredMails)).list(10)
  const { text = '' } = mails.find(({ to }) => to === email) ?? {}
  const token = new RegExp(`/${page}/([\\w.-]+)`).exec(text)?.[1]
  if (!token) throw new Error(`No mail to ${email} leads to ${page}`)
  return `/vue/${page}/${token}`
}

/** Fills fields of the page by their labels. */
async function fill(place: Page | Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await place.getByLabel(label, { exact: true }).fill(value)
  }
}

function heading(page: Page, name: string): Promise<void> {
  return page.getByRole('heading', { level: 1, name }).waitFor()
}

async function signIn(page: Page, password: string): Promise<void> {
  await fill(page.locator('main'), { 'Adresse email': EMAIL, 'Mot de passe': password })
  await page.getByRole('button', { name: 'Se connecter' }).click()
}

test.group('A visitor and their account', (group) => {
  let store: Store
  group.setup(openDemoShop)
  group.each.setup(async () => {
    store = await app.container.make(Store)
  })
  // A second try begins as the first.
  const forget = () =>
    store.transaction((trx) => trx.from('users_customers').whereLike('email', '%@bistrot.example').delete())
  group.each.teardown(async () => {
    await forget()
  })

  test('registers as a professional, confirms, forgets the password, keeps profile and addresses, changes the password', async ({
    assert,
    browserContext,
  }) => {
    await forget()
    await browserContext.clearCookies()
    const page = await browserContext.newPage()
    await page.setViewportSize({ width: 1280, height: 900 })

    await openPage(page, '/vue/login?next=/account/profile')
    await page.getByRole('link', { name: 'Créer un compte' }).click()
    await heading(page, 'Créer un compte')
    assert.isFalse(await page.getByLabel('Raison sociale').isVisible(), 'an individual has no company')
    await page.getByRole('radio', { name: 'Un professionnel' }).check()
    await page.getByLabel('Raison sociale').waitFor()
    await page.getByRole('button', { name: 'Créer mon compte' }).click()
    await page
      .getByRole('alert')
      .getByRole('link', { name: /Prénom.*Ce champ doit être renseigné/ })
      .waitFor()
    const summary = page.getByRole('alert').getByRole('link', { name: /Raison sociale/ })
    await summary.click()
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('name')), 'corporateName')
    assert.isTrue(await summary.isVisible(), 'what is wrong is still told')

    await fill(page, { 'Prénom': 'Ève', 'Nom': 'Caviste', 'Adresse email': EMAIL, 'Raison sociale': 'Bistrot du Quai' })
    await page.getByLabel('Numéro SIRET').fill('73282932000079')
    await page.getByLabel('Mot de passe', { exact: true }).fill(FIRST)
    await page.getByLabel('Confirmez le mot de passe').fill(`${FIRST}x`)
    await page.getByRole('checkbox', { name: /18 ans/ }).check()
    await page.getByRole('checkbox', { name: /J’accepte/ }).check()
    await page.getByRole('button', { name: 'Créer mon compte' }).click()
    await page
      .getByRole('alert')
      .getByRole('link', { name: /Ce numéro SIRET n’est pas valable/ })
      .waitFor()
    await page.getByLabel('Numéro SIRET').fill('732 829 320 00074')
    await page.getByRole('button', { name: 'Créer mon compte' }).click()
    await page
      .getByRole('alert')
      .getByRole('link', { name: /Vos mots de passe ne correspondent pas. Veuillez réessayer/ })
      .waitFor()
    assert.equal(await page.getByLabel('Raison sociale').inputValue(), 'Bistrot du Quai')
    await page.getByLabel('Mot de passe', { exact: true }).fill(FIRST)
    await page.getByLabel('Confirmez le mot de passe').fill(FIRST)
    await page.getByRole('button', { name: 'Créer mon compte' }).click()
    await heading(page, 'Profil')

    await page.goto('/vue/account')
    await page.getByText(/n’est pas encore confirmée/).waitFor()
    await page.goto(await linkTo(EMAIL, 'confirm-email'))
    await page.getByRole('button', { name: 'Confirmer mon adresse' }).click()
    await page.getByText(`${EMAIL} est confirmée`).waitFor()
    await page.getByRole('link', { name: 'Aller à mon compte' }).click()
    await heading(page, 'Bonjour Ève Caviste')
    assert.equal(await page.getByText(/n’est pas encore confirmée/).count(), 0)

    await page.locator('main').getByRole('button', { name: 'Se déconnecter' }).click()
    await page.locator('header').getByRole('link', { name: 'Connexion' }).click()
    await page.getByRole('link', { name: 'Mot de passe oublié' }).click()
    await heading(page, 'Mot de passe oublié')
    await untilAlive(page)
    await fill(page, { 'Adresse email': 'personne@bistrot.example' })
    await page.getByRole('button', { name: 'Recevoir un lien' }).click()
    await page
      .getByRole('alert')
      .getByText(/n’est liée à aucun compte/)
      .waitFor()
    await fill(page, { 'Adresse email': EMAIL })
    await page.getByRole('button', { name: 'Recevoir un lien' }).click()
    await page.getByText(`Un lien vient d’être envoyé à ${EMAIL}.`).waitFor()
    await page.goto(await linkTo(EMAIL, 'reset-password'))
    await page.getByLabel('Nouveau mot de passe').fill(SECOND)
    await page.getByLabel('Le même, encore une fois').fill(SECOND)
    await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
    await page.getByText('Votre mot de passe est changé.').waitFor()
    await page.getByRole('link', { name: 'Se connecter' }).click()
    await signIn(page, FIRST)
    await page.getByRole('alert').getByText('Email ou mot de passe invalide').waitFor()
    await signIn(page, SECOND)
    await page.locator('header').getByText('Ève Caviste').waitFor()

    await openPage(page, '/vue/account/profile')
    await page.getByLabel(/^Nom commercial/).fill('Le Quai')
    await page.getByLabel(/^Téléphone/).fill('0692 12 34 56')
    await page.getByRole('button', { name: 'Enregistrer le profil' }).click()
    await page.getByText('Enregistré.').waitFor()
    await openPage(page, '/vue/account/profile')
    assert.equal(await page.getByLabel(/^Téléphone/).inputValue(), '+262 692 12 34 56')

    await openPage(page, '/vue/account/address/create')
    await page.getByRole('textbox', { name: 'Adresse', exact: true }).fill('3 quai du Port')
    await page.getByLabel('Code postal').fill('97400')
    await page.getByLabel('Ville').fill('Saint-Denis')
    await page.getByRole('button', { name: 'Enregistrer l’adresse' }).click()
    await page.getByRole('article', { name: 'Ève Caviste, 3 quai du Port' }).getByText('97400 Saint-Denis').waitFor()

    await openPage(page, '/vue/account/password')
    const form = async (current: string, chosen: string) => {
      await page.getByLabel('Mot de passe actuel').fill(current)
      await page.getByLabel('Nouveau mot de passe').fill(chosen)
      await page.getByLabel('Confirmez le mot de passe').fill(chosen)
      await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
    }
    await form('Faux-1234!', THIRD)
    await page.getByRole('alert').getByText('Mot de passe actuel erroné.').waitFor()
    await form(SECOND, THIRD)
    await page
      .getByRole('timer')
      .getByText(/Déconnexion dans \d secondes?\./)
      .waitFor()
    await page.waitForURL(/\/vue\/login\?after=password/, { timeout: 8_000 })
    await page.getByText(/^Votre mot de passe est changé et vous êtes déconnecté/).waitFor()
    assert.deepEqual(
      (await page.context().cookies()).map(({ name }) => name).filter((name) => /session|customer-auth/.test(name)),
      []
    )
    await untilAlive(page)
    await signIn(page, THIRD)
    await page.locator('header').getByText('Ève Caviste').waitFor()
  }).timeout(180_000)

  test('registers, changes the password and leaves for good without a script', async ({ assert, browser, cleanup }) => {
    await forget()
    const baseURL = `http://${process.env.HOST}:${process.env.PORT}`
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
    cleanup(() => context.close())
    const page = await context.newPage()
    await page.goto('/vue/register?next=/account/data')
    const main = page.locator('main')
    await fill(main, { 'Prénom': 'Ève', 'Nom': 'Caviste', 'Adresse email': 'seule@bistrot.example' })
    await main.getByLabel('Mot de passe', { exact: true }).fill('faible')
    await main.getByLabel('Confirmez le mot de passe').fill('faible')
    for (const box of await main.getByRole('checkbox').all()) await box.check()
    await main.getByRole('button', { name: 'Créer mon compte' }).click()
    assert.include(await main.innerText(), 'au moins 8 caractères')
    assert.equal(await main.locator('input[name="email"]').inputValue(), 'seule@bistrot.example')
    assert.isTrue(await main.getByRole('checkbox', { name: /18 ans/ }).isChecked())
    await main.getByLabel('Mot de passe', { exact: true }).fill(FIRST)
    await main.getByLabel('Confirmez le mot de passe').fill(FIRST)
    await main.getByRole('button', { name: 'Créer mon compte' }).click()
    await heading(page, 'Mes données')

    await page.goto('/vue/account/password')
    await main.getByLabel('Mot de passe actuel').fill(FIRST)
    await main.getByLabel('Nouveau mot de passe').fill(SECOND)
    await main.getByLabel('Confirmez le mot de passe').fill(SECOND)
    await main.getByRole('button', { name: 'Changer le mot de passe' }).click()
    assert.match(page.url(), /\/vue\/login\?after=password/)
    await page.goto('/vue/account/data')
    assert.match(page.url(), /\/vue\/login\?next=/)
    await fill(main, { 'Adresse email': 'seule@bistrot.example', 'Mot de passe': SECOND })
    await main.getByRole('button', { name: 'Se connecter' }).click()
    await heading(page, 'Mes données')
    const saved = page.waitForEvent('download')
    await main.getByRole('link', { name: 'Télécharger l’archive' }).click()
    assert.equal((await saved).suggestedFilename(), 'mes-donnees.zip')
    await main.locator('summary').click()
    await main.getByLabel('Mot de passe actuel').fill('Faux-1234!')
    await main.getByRole('button', { name: 'Tout effacer' }).click()
    assert.include(await main.innerText(), 'Mot de passe actuel erroné.')
    await main.getByLabel('Mot de passe actuel').fill(SECOND)
    await main.getByRole('button', { name: 'Tout effacer' }).click()
    assert.match(page.url(), /\/vue\/?$/)
    assert.isNull(await store.reader.first("select id from users_customers where email = 'seule@bistrot.example'"))
  }).timeout(120_000)

  test('changes the address, and signs another device out', async ({ assert, browser, browserContext }) => {
    await forget()
    await createCustomer({ email: 'deux@bistrot.example', firstName: 'Ève', lastName: 'Caviste', password: FIRST })
    await browserContext.clearCookies()
    const page = await browserContext.newPage()
    await page.setViewportSize({ width: 390, height: 844 })
    const phone = await browser.newContext({ baseURL: `http://${process.env.HOST}:${process.env.PORT}` })
    for (const one of [await phone.newPage(), page]) {
      await one.goto('/vue/account/sign-ins')
      await fill(one, { 'Adresse email': 'deux@bistrot.example', 'Mot de passe': FIRST })
      await one.getByRole('button', { name: 'Se connecter' }).click()
      await heading(one, 'Connexions')
    }
    await untilAlive(page)
    assert.equal(await page.getByText('Cet appareil').count(), 1)
    const others = page.locator('main').getByRole('button', { name: /^Déconnecter/ })
    await others.click()
    await page.getByText('Déconnexion effectuée.').waitFor()
    await others.waitFor({ state: 'detached' })
    const [other] = phone.pages()
    await other?.goto('/vue/account')
    assert.match(other?.url() ?? '', /\/login\?next=/)
    await phone.close()

    await openPage(page, '/vue/account/email')
    await fill(page, { 'Nouvelle adresse email': 'trois@bistrot.example', 'Mot de passe actuel': SECOND })
    await page.getByRole('button', { name: 'Envoyer le lien' }).click()
    await page.getByRole('alert').getByText('Mot de passe actuel erroné.').waitFor()
    assert.equal(await page.getByLabel('Nouvelle adresse email').inputValue(), 'trois@bistrot.example')
    await fill(page, { 'Mot de passe actuel': FIRST })
    await page.getByRole('button', { name: 'Envoyer le lien' }).click()
    await page.getByText(/trois@bistrot.example deviendra votre adresse/).waitFor()
    await page.goto(await linkTo('trois@bistrot.example', 'confirm-email'))
    await page.getByRole('button', { name: 'Confirmer mon adresse' }).click()
    await page.getByText('trois@bistrot.example est confirmée').waitFor()
    await page.goto('/vue/account/email')
    await page.getByText('Cette adresse est confirmée.').waitFor()
  }).timeout(120_000)
})
