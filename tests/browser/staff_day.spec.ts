import app from '@adonisjs/core/services/app'
import { Secret, TOTP } from 'otpauth'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { Store } from '#core/database/store'
import { runJobs } from '#core/testing/run_jobs'
import { DEMO_PASSWORD } from '../../plugins/users/demo/demo_accounts.js'
import { PASSWORD, createStaff } from '#plugins/users/testing'
import { openDemoShop } from './demo_shop.js'
import { openPage, untilAlive } from './open_page.js'
import { signIn } from './sign_in.js'
import type { Locator, Page } from 'playwright'

const EDITOR = 'Lou Cave'
const WINE = 'Saint-Joseph « Les Essais » 2022'

/** Names that no earlier try has used. */
function namesOf(attempt: number) {
  return {
    attempt,
    chief: { email: `direction-${attempt}@exemple.fr`, name: 'Camille Direction' },
    editor: { email: `cave-${attempt}@exemple.fr`, name: EDITOR },
    role: `Cave ${attempt}`,
  }
}

type Names = ReturnType<typeof namesOf>

let attempts = 0

const picture = (colour: string) =>
  sharp({ create: { width: 600, height: 800, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()

/** The worker's part: does what waits, again and again, until the page shows it. */
async function workUntil(seen: Promise<void>): Promise<void> {
  let isOver = false
  const over = seen.finally(() => {
    isOver = true
  })
  while (!isOver) {
    await runJobs()
    await new Promise((done) => setTimeout(done, 100))
  }
  await over
}

/** Chooses in a list that opens under its field. */
async function choose(page: Page, field: Locator, option: string): Promise<void> {
  await field.click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Turns two-factor on and gives the secret that codes are made of. */
async function withTwoFactor(page: Page): Promise<string> {
  await openPage(page, '/vue/admin/profile')
  await page.getByRole('tab', { name: 'Double authentification' }).click()
  await page.getByRole('button', { name: 'Activer' }).click()
  await page.getByRole('dialog').getByLabel('Mot de passe actuel').fill(DEMO_PASSWORD)
  await page.getByRole('dialog').getByRole('button', { name: 'Continuer' }).click()
  const secret = (await page.getByTestId('secret').textContent()) ?? ''
  await page.getByLabel('Code de l’application').fill(codeOf(secret))
  await page.getByRole('button', { name: 'Vérifier et activer' }).click()
  await page.getByRole('button', { name: 'Je les ai gardés' }).click()
  await page.getByRole('button', { name: 'Désactiver' }).waitFor()
  return secret
}

const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: performance.timeOrigin + performance.now() + later,
  })

/** A role for the cellar with what it needs, and somebody who has it. */
async function appointEditor(page: Page, { role, editor }: Names): Promise<void> {
  await openPage(page, '/vue/admin/users/roles')
  await page.getByRole('link', { name: 'Créer un rôle' }).click()
  await page.getByRole('dialog').getByLabel('Nom').fill(role)
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click()
  await heading(page, new RegExp(`^Permissions.*${role}`))
  await untilAlive(page)
  await page.getByLabel(/^Tout sélectionner.*Catalogue$/).check()
  await page.getByLabel('Rechercher une permission').fill('import')
  await page.getByLabel('Sélectionner les permissions trouvées').check()
  await page.getByLabel('Rechercher une permission').fill('')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByText('Permissions mises à jour avec succès').waitFor()

  await openPage(page, '/vue/admin/users/admins/create')
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill(editor.name)
  await page.getByLabel('Adresse email').fill(editor.email)
  await choose(page, page.getByRole('textbox', { name: 'Rôle' }), role)
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(PASSWORD)
  await page.getByRole('textbox', { name: 'Confirmation' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await heading(page, editor.name)
}

/** A wine in two sizes with two pictures. */
async function addWine(page: Page, { attempt }: Names): Promise<void> {
  await openPage(page, '/vue/admin/commerce/catalog/products/create?type=configurable&family=wine')
  await page.getByLabel('Nom').first().fill(WINE)
  // The one attribute that tells variants of a wine apart is chosen already.
  const sizes = page.getByRole('textbox', { name: /^Contenance.*ce qui se vend/ })
  for (const size of ['75 cl', 'Magnum 150 cl']) await choose(page, sizes, size)
  await page.keyboard.press('Escape')
  for (const [at, [sku, price]] of [
    [`ESSAI-${attempt}-75`, '24,00'],
    [`ESSAI-${attempt}-150`, '52,00'],
  ].entries()) {
    const variant = page.locator('.admin-variants > li').nth(at)
    await variant.getByLabel('Référence (SKU)').fill(sku as string)
    await variant.getByLabel('Prix TTC').fill(price as string)
  }
  await page.getByRole('textbox', { name: 'Allergènes' }).fill('Contient des sulfites')
  await page.getByRole('textbox', { name: 'Alcool' }).fill('13,5')
  await choose(page, page.getByRole('textbox', { name: 'Couleur' }), 'Rouge')
  await choose(page, page.getByRole('textbox', { name: 'Pays' }), 'France')
  await page.getByRole('textbox', { name: 'Région' }).click()
  await page.getByRole('listbox', { name: 'Région' }).getByRole('option').first().click()
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      { name: 'face.jpg', mimeType: 'image/jpeg', buffer: await picture('#7a182f') },
      { name: 'dos.jpg', mimeType: 'image/jpeg', buffer: await picture('#e5ddd3') },
    ])
  await page.getByRole('list', { name: 'Images et vidéos' }).getByRole('listitem').nth(1).waitFor()
  await page.getByRole('button', { name: 'Créer', exact: true }).click()
  await heading(page, WINE)
}

/** Raises the prices of a filtered list by ten percent, looks at them, applies, and takes it back. */
async function changePrices(page: Page): Promise<string> {
  await openPage(page, '/vue/admin/commerce/catalog/products?filter[status]=published')
  await page.getByLabel('Sélectionner toute la page').check()
  await page.getByRole('button', { name: /^Sélectionner les .* résultats$/ }).click()
  await page.getByRole('button', { name: 'Modifier…' }).click()
  const dialog = page.getByRole('dialog')
  await choose(page, dialog.getByRole('textbox', { name: 'Prix TTC' }), 'Augmenter en pourcentage')
  await dialog.getByLabel('Pourcentage').fill('10')
  await dialog.getByRole('button', { name: 'Voir l’aperçu' }).click()
  await page.waitForURL(/changes\/\d+/)
  const counted = (await page.getByText(/produits à modifier/).textContent()) ?? ''
  await page.getByRole('button', { name: /^Appliquer à/ }).click()
  await workUntil(page.getByText(/produits modifiés/).waitFor())
  await page.getByRole('button', { name: 'Annuler la modification' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler la modification' }).click()
  await workUntil(page.getByText(/produits rétablis/).waitFor())
  return counted
}

/** Sends a file with a bad row, mends the row from the file of errors, and sends that. */
async function importAndMend(page: Page, { attempt }: Names): Promise<void> {
  const send = async (name: string, text: string) => {
    await openPage(page, '/vue/admin/imports')
    await page.getByRole('button', { name: 'Importer un fichier' }).first().click()
    await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
    await page.getByRole('dialog').getByRole('button', { name: 'Examiner le fichier' }).click()
    await heading(page, name)
    await untilAlive(page)
    await page.getByRole('button', { name: 'Importer', exact: true }).click()
    await workUntil(page.getByRole('heading', { name: 'Résultat de l’import' }).waitFor())
  }
  await send(
    'arrivage.csv',
    `sku;name;price;stock\nARRIVAGE-${attempt}-1;Arrivage un;9,90;12\nARRIVAGE-${attempt}-2;Arrivage deux;douze;6\n`
  )
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Télécharger les lignes en erreur' }).click()
  const chunks: Buffer[] = []
  for await (const chunk of await (await download).createReadStream()) chunks.push(chunk as Buffer)
  await send('arrivage-mende.csv', Buffer.concat(chunks).toString('utf8').replace('douze', '12,00'))
  await page.getByText('Créés').locator('..').getByText('1', { exact: true }).waitFor()
}

test.group('A day of staff', (group) => {
  group.setup(openDemoShop)

  test('from the appointment of an editor to what the log tells of the day', async ({
    assert,
    browser,
    browserContext,
  }) => {
    attempts += 1
    const names = namesOf(attempts)
    await createStaff({ ...names.chief, password: DEMO_PASSWORD, isDemo: true })
    const chief = await browserContext.newPage()
    await signIn(chief, '/vue/admin/login', names.chief.email)
    await heading(chief, 'Tableau de bord')
    const secret = await withTwoFactor(chief)
    await chief.goto('/vue/admin/logout')
    await chief.getByRole('button', { name: 'Se déconnecter' }).click()
    await signIn(chief, '/vue/admin/login', names.chief.email)
    await chief.getByLabel('Code').fill(codeOf(secret, 30_000))
    await chief.getByRole('button', { name: 'Valider' }).click()
    await heading(chief, 'Tableau de bord')
    await appointEditor(chief, names)

    const desk = await browser.newContext({ baseURL: `http://${process.env.HOST}:${process.env.PORT}` })
    const editor = await desk.newPage()
    await signIn(editor, '/vue/admin/login', names.editor.email, PASSWORD)
    await heading(editor, /Bonjour/)
    await addWine(editor, names)
    const store = await app.container.make(Store)
    const prices = 'select id, price_amount from catalogue_variants order by id'
    const before = await store.reader.all(prices)
    assert.match(await changePrices(editor), /^2\d\d produits à modifier/)
    assert.deepEqual(await store.reader.all(prices), before)
    await importAndMend(editor, names)
    await desk.close()

    await openPage(chief, '/vue/admin/system/audit')
    await chief.getByRole('cell', { name: EDITOR }).first().waitFor()
    const told = (await chief.getByRole('table').textContent()) ?? ''
    assert.include(told, EDITOR)
  })
})
