import app from '@adonisjs/core/services/app'
import { Secret, TOTP } from 'otpauth'
import { test } from '@japa/runner'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { DEMO_PASSWORD } from '../../plugins/users/demo/demo_accounts.js'
import { createStaff } from '../../plugins/users/testing.js'
import { openDemoShop } from './demo_shop.js'
import { signIn } from './sign_in.js'
import type { Page } from 'playwright'

const baseURL = `http://${process.env.HOST}:${process.env.PORT}`
const EMAIL = 'deux-facteurs@exemple.fr'
const NAME = 'Dominique Deux'
const PROFILE = '/vue/admin/profile'

/** The code of the next time step: taken already, and not the one that was used before. */
async function nextCode(secret: string): Promise<string> {
  const clock = await app.container.make(Clock)
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.epoch() + 30_000 })
}

async function turnOn(page: Page): Promise<{ secret: string; recovery: string }> {
  await page.getByRole('tab', { name: 'Double authentification' }).click()
  await page.getByRole('button', { name: 'Activer' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Mot de passe actuel').fill(DEMO_PASSWORD)
  await dialog.getByRole('button', { name: 'Continuer' }).click()
  await page.getByRole('img', { name: 'Code QR à photographier avec votre application' }).waitFor()
  const secret = (await page.getByTestId('secret').textContent()) ?? ''
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  await page.getByLabel('Code de l’application').fill(code)
  await page.getByRole('button', { name: 'Vérifier et activer' }).click()
  const codes = page.getByRole('list', { name: 'Codes de secours' })
  await codes.waitFor()
  const recovery = (await codes.getByRole('listitem').first().textContent()) ?? ''
  await page.getByRole('button', { name: 'Je les ai gardés' }).click()
  await page.getByRole('button', { name: 'Désactiver' }).waitFor()
  return { secret, recovery }
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Code de connexion' }).waitFor()
  await page.getByLabel('Code').fill(code)
  await page.getByRole('button', { name: 'Valider' }).click()
}

test.group('The account of a member of staff', (group) => {
  group.setup(async () => {
    await openDemoShop()
    await createStaff({ email: EMAIL, name: NAME, password: DEMO_PASSWORD, isDemo: true })
  })
  group.teardown(async () => {
    const store = await app.container.make(Store)
    await store.transaction((trx) => trx.from('users_staff').where('email', EMAIL).delete())
  })

  test('asks for a code, opens with one of recovery, and is signed out elsewhere', async ({
    assert,
    browser,
    browserContext,
  }) => {
    const desk = await browserContext.newPage()
    await signIn(desk, PROFILE, EMAIL)
    await desk.getByRole('heading', { level: 1, name: 'Mon profil' }).waitFor()
    const { secret, recovery } = await turnOn(desk)

    // Without scripts: the second step is a plain form.
    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL })
    const phone = await plain.newPage()
    await signIn(phone, PROFILE, EMAIL)
    await enterCode(phone, '000000')
    await phone.getByRole('alert').getByText('Ce code n’est pas valable').waitFor()
    await enterCode(phone, await nextCode(secret))
    await phone.getByRole('heading', { level: 1, name: 'Mon profil' }).waitFor()

    const other = await browser.newContext({ baseURL })
    const laptop = await other.newPage()
    await signIn(laptop, PROFILE, EMAIL)
    await enterCode(laptop, recovery)
    await laptop.getByRole('heading', { level: 1, name: 'Mon profil' }).waitFor()

    await desk.reload()
    await desk.getByRole('tab', { name: 'Connexions' }).click()
    const rows = desk.getByRole('table', { name: 'Connexions' }).getByRole('row')
    await rows.nth(3).waitFor()
    await desk.getByRole('button', { name: 'Déconnecter partout ailleurs' }).click()
    await desk.getByRole('dialog').getByRole('button', { name: 'Déconnecter partout ailleurs' }).click()
    await rows.nth(3).waitFor({ state: 'detached' })
    assert.equal(await rows.count(), 2)
    for (const page of [phone, laptop]) {
      await page.goto(PROFILE)
      assert.match(page.url(), /\/vue\/admin\/login\?next=/)
    }
    await Promise.all([plain.close(), other.close()])
  })
})
