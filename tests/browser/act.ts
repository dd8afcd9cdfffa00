import type { Page } from 'playwright'

/** Does what may be done with a record: by the button of the next step, or by the menu of the other actions. */
export async function act(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true }).first()
  const menu = page.getByRole('button', { name: 'Autres actions', exact: true })
  await button.or(menu).first().waitFor()
  if (await button.isVisible()) {
    await button.click()
    return
  }
  await menu.click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}
