import { DEMO_CUSTOMERS, DEMO_PASSWORD, DEMO_STAFF } from '../../plugins/users/demo/demo_accounts.js'
import type { Page } from 'playwright'

/** Fills in the sign-in form at an address and sends it. */
export async function signIn(page: Page, address: string, email: string, password = DEMO_PASSWORD): Promise<void> {
  // A second try of a test begins as the first: nobody is signed in.
  await page.context().clearCookies()
  await page.goto(address)
  await page.getByLabel('Adresse email').fill(email)
  await page.getByLabel('Mot de passe').fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
}

/** Signs in as staff and waits for the dashboard. */
export async function signInStaff(page: Page): Promise<void> {
  await signIn(page, '/vue/admin/login', DEMO_STAFF.email)
  await page.getByRole('heading', { level: 1, name: 'Tableau de bord' }).waitFor()
}

/** Signs in as the customer of the demo shop and waits for their account. */
export async function signInCustomer(page: Page): Promise<void> {
  const [{ email, firstName, lastName } = { email: '', firstName: '', lastName: '' }] = DEMO_CUSTOMERS
  await signIn(page, '/vue/account', email)
  await page.getByRole('heading', { level: 1, name: `Bonjour ${firstName} ${lastName}` }).waitFor()
}
