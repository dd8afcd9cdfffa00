import { test } from '@japa/runner'
import { openDemoShop } from './demo_shop.js'
import { openPage } from './open_page.js'
import { adminAddressOf, ADMIN } from './screens.js'
import { signInStaff } from './sign_in.js'
import type { Locator, Page } from 'playwright'

const PRODUCT = '/vue/admin/commerce/catalog/products/1'

const priceOf = (page: Page) => page.getByRole('textbox', { name: 'Prix TTC', exact: true })

/** What is selected in a field. */
const selected = (field: Locator) =>
  field.evaluate((input: HTMLInputElement) => input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0))

/** Puts a text where the cursor is, as a paste does. */
const paste = (field: Locator, text: string) =>
  field.evaluate((input: HTMLInputElement, pasted) => {
    input.dispatchEvent(new ClipboardEvent('paste', { bubbles: true }))
    input.ownerDocument.execCommand('insertText', false, pasted)
  }, text)

/** Waits until all that was typed is saved: the bar goes. */
const saved = (page: Page) => page.getByRole('region', { name: 'Enregistrement' }).waitFor({ state: 'hidden' })

async function openProduct(page: Page): Promise<Locator> {
  await openPage(page, PRODUCT)
  const price = priceOf(page)
  await price.waitFor()
  return price
}

/** The price that the server keeps of the first variant. */
async function keptPrice(page: Page): Promise<number> {
  const answer = await page.request.get('/api/admin/catalogue/products/1')
  const { data } = (await answer.json()) as { data: { variants: { price: { amount: number } | number }[] } }
  const price = data.variants[0]?.price
  return typeof price === 'number' ? price : (price?.amount ?? Number.NaN)
}

test.group('Fields of figures', (group) => {
  group.setup(openDemoShop)

  test('are selected whole, however one comes to them', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    await signInStaff(page)
    const price = await openProduct(page)
    const whole = await price.inputValue()
    assert.match(whole, /^\d+,\d\d$/)
    const before = page.getByRole('textbox', { name: 'Référence (SKU)' })
    const elsewhere = () => before.focus()

    await price.click()
    assert.equal(await selected(price), whole, 'a click')
    await elsewhere()
    const box = await price.boundingBox()
    const right = { x: (box?.width ?? 0) - 12, y: (box?.height ?? 0) / 2 }
    await price.dblclick({ position: right, force: true })
    assert.equal(await selected(price), whole, 'a double click on the unit')
    await elsewhere()
    await price.dblclick({ position: { x: 20, y: right.y } })
    assert.equal(await selected(price), whole, 'a double click on the figure')
    await elsewhere()
    await price.focus()
    assert.equal(await selected(price), whole, 'the keyboard')
    await price.press('Control+a')
    await page.keyboard.type('31.50')
    await elsewhere()
    assert.equal(await price.inputValue(), '31,50')
  })

  test('take what is typed fast and saved at once, to the last sign', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    await signInStaff(page)
    const price = await openProduct(page)
    const first = await keptPrice(page)
    // Near enough to what stands there that nothing is asked. The second save brings back what the page was loaded with.
    const figure = (amount: number) => `${Math.trunc(amount / 100)},${String(amount % 100).padStart(2, '0')}`
    for (const next of [first + 50, first]) {
      await price.focus()
      await page.keyboard.press('Control+a')
      await page.keyboard.type(figure(next), { delay: 0 })
      // The bar may not be there yet when it is waited for: the request says that the save was sent and answered.
      const answered = page.waitForResponse((response) => response.request().method() === 'PUT')
      await page.keyboard.press('Control+s')
      await answered
      await saved(page)
      assert.equal(await keptPrice(page), next)
      assert.equal(await price.inputValue(), figure(next))
    }
  })

  test('ask what can be read in two ways, and save nothing before it is said', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    await signInStaff(page)
    const price = await openProduct(page)
    const first = await keptPrice(page)
    await price.click()
    await paste(price, '1,250.75')
    await price.press('Tab')
    assert.equal(await price.inputValue(), '1\u202f250,75')
    await price.click()
    await paste(price, '1,250')
    await page.getByText('se lit de deux façons').waitFor()
    await price.press('Control+s')
    const summary = page.getByRole('alert').filter({ hasText: 'Prix TTC' })
    await summary.waitFor()
    assert.equal(await price.inputValue(), '1,250')
    assert.equal(await keptPrice(page), first)
    await page.getByRole('button', { name: '1,25\u00a0€', exact: true }).click()
    assert.equal(await selected(price), '1,25')
    await page.getByRole('button', { name: 'Annuler les modifications' }).click()
    assert.equal(await keptPrice(page), first)
  })

  test('ask once before an amount is saved that is more than ten times what it was', async ({
    assert,
    browserContext,
  }) => {
    const page = await browserContext.newPage()
    await signInStaff(page)
    const price = await openProduct(page)
    const first = await keptPrice(page)
    const whole = await price.inputValue()
    await price.click()
    await page.keyboard.type('29000')
    await page.keyboard.press('Enter')
    const question = page.getByRole('alertdialog')
    await question.waitFor()
    assert.include((await question.textContent())?.replaceAll(/\s/g, ' ') ?? '', `Prix TTC : ${whole} € → 29 000,00 €`)
    assert.equal(await question.evaluate((one) => one.contains(document.activeElement)), true)
    assert.equal(await keptPrice(page), first)
    await question.getByRole('button', { name: 'Revoir' }).click()
    assert.equal(await keptPrice(page), first)
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await question.getByRole('button', { name: 'Oui, enregistrer' }).click()
    await saved(page)
    assert.equal(await keptPrice(page), 2_900_000)

    // Back again is asked as well: a tenth is as far as ten times.
    await price.focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.type(whole)
    await page.keyboard.press('Enter')
    await question.getByRole('button', { name: 'Oui, enregistrer' }).click()
    await saved(page)
    assert.equal(await keptPrice(page), first)
  })

  test('ask in dialogs, too, before an amount is sent that has jumped', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    await signInStaff(page)
    const invoice = ADMIN.find(({ name }) => name === 'an invoice')
    if (!invoice) throw new Error('No screen is named “an invoice”')
    await openPage(page, await adminAddressOf(page, invoice))
    await page.getByRole('button', { name: 'Enregistrer un règlement' }).click()
    const dialog = page.getByRole('dialog')
    const amount = dialog.getByLabel('Montant')
    // The dialog gives it the focus, which selects what stands there.
    await page.waitForFunction((field) => document.activeElement === field, await amount.elementHandle())
    await page.keyboard.type('0,10')
    await dialog.getByRole('button', { name: 'Enregistrer un règlement' }).click()
    const question = dialog.getByRole('alertdialog')
    await question.waitFor()
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'hidden' })
    assert.equal(await amount.inputValue(), '0,10')
    await amount.click()
    await paste(amount, '1.250')
    await dialog.getByRole('button', { name: 'Enregistrer un règlement' }).click()
    await dialog.getByText('se lit de deux façons').first().waitFor()
    assert.isTrue(await dialog.isVisible())
  })
})
