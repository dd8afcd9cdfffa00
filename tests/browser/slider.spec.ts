import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { DEMO_PASSWORD, DEMO_STAFF } from '../../plugins/users/demo/demo_accounts.js'
import { openDemoShop } from './demo_shop.js'
import { openPage } from './open_page.js'
import { signInStaff } from './sign_in.js'
import { Store } from '#core/database/store'
import { Visitor, type Answer } from '#core/testing/visitor'

const dataOf = <T>({ status, body }: Answer): T => {
  if (status >= 300) throw new Error(JSON.stringify(body))
  return (body as { data: T }).data
}

/** A slider of the home page with two slides; what takes it away again. */
async function twoSlides(): Promise<{ id: number; remove: () => Promise<void> }> {
  const staff = new Visitor()
  const send = async <T>(method: string, path: string, body: object) =>
    dataOf<T>(await staff.send(method, `/api/admin/${path}`, body))
  await send('POST', 'users/session', { email: DEMO_STAFF.email, password: DEMO_PASSWORD })
  const { reader } = await app.container.make(Store)
  const picture = await reader.first<{ id: number }>("select min(id) as id from core_media where variants <> '[]'")
  // One for a language goes before the demo's, which is for all.
  const slider = { name: 'Essai', place: 'home', locale: 'fr_FR', seconds: 4 }
  const { id } = await send<{ id: number }>('POST', 'branding/sliders', slider)
  for (const title of ['Les primeurs', 'La cave']) {
    const slide = { sliderId: id, title: { fr_FR: title }, pictureId: Number(picture?.id), target: '/boutique' }
    await send('POST', 'branding/slides', slide)
  }
  const remove = async () => {
    await staff.send('DELETE', `/api/admin/branding/sliders/${id}`, { version: 1, confirmed: true })
  }
  return { id, remove }
}

test.group('A slider', (group) => {
  group.setup(openDemoShop)

  test('is turned by keyboard and buttons, stands still for who wants it, and takes a slide for next week', async ({
    assert,
    browser,
    browserContext,
  }) => {
    const { id, remove } = await twoSlides()
    try {
      const baseURL = `http://${process.env.HOST}:${process.env.PORT}`
      const calm = await browser.newContext({ baseURL, reducedMotion: 'reduce' })
      const page = await calm.newPage()
      await openPage(page, '/vue/')
      const first = page.getByRole('heading', { name: 'Les primeurs' })
      const second = page.getByRole('heading', { name: 'La cave' })
      await first.waitFor()
      assert.equal(await page.locator('main img').first().getAttribute('fetchpriority'), 'high')
      assert.notInclude(await page.locator('main').innerText(), 'catalogue.')
      assert.isFalse(await page.getByRole('button', { name: /défilement/ }).isVisible())
      const isSeen = (heading: typeof first) =>
        heading.evaluate((element) => {
          const { left } = element.getBoundingClientRect()
          return left >= 0 && left < innerWidth
        })
      assert.deepEqual([await isSeen(first), await isSeen(second)], [true, false])
      await page.getByRole('button', { name: 'Image suivante' }).press('Enter')
      await page
        .getByRole('button', { name: /^Image 2/, exact: false })
        .and(page.locator('[aria-current]'))
        .waitFor()
      assert.deepEqual([await isSeen(first), await isSeen(second)], [false, true])
      await calm.close()

      const moving = await browser.newContext({ baseURL, reducedMotion: 'no-preference' })
      const turning = await moving.newPage()
      await openPage(turning, '/vue/')
      await turning.getByRole('button', { name: 'Arrêter le défilement' }).click()
      await turning.getByRole('button', { name: 'Reprendre le défilement' }).waitFor()
      await moving.close()

      const office = await browserContext.newPage()

      await signInStaff(office)
      await openPage(office, `/vue/admin/administration/configuration/sliders/${id}`)
      await office
        .getByRole('button', { name: 'Ajouter une image' })
        .or(office.getByRole('link', { name: 'Ajouter une image' }))
        .click()
      await office.getByRole('textbox', { name: 'Titre' }).first().fill('La semaine prochaine')
      await office.getByLabel('Affichée dès').fill('2099-01-05T08:00')
      assert.equal(await office.getByLabel('Affichée dès').inputValue(), '2099-01-05T08:00')
    } finally {
      await remove()
    }
  })
})
