import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Settings } from '#core/settings/settings'
import { openDemoShop } from './demo_shop.js'
import { openPage } from './open_page.js'
import { signInStaff } from './sign_in.js'

const GENERAL = '/vue/admin/administration/configuration/general'
const NAME = 'configuration.general.shop_name'

test.group('The configuration', (group) => {
  group.setup(openDemoShop)

  test('a setting of one channel goes back to the common value', async ({ browserContext, assert }) => {
    const page = await browserContext.newPage()
    await signInStaff(page)
    await openPage(page, `${GENERAL}?channel=default`)
    const setting = page.locator(`[id="${NAME}"]`)
    await setting.getByText('Par défaut').waitFor()
    await setting.getByLabel('Nom de la boutique').fill('Cave des Lices')
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await setting.getByText('Propre à ce canal').waitFor()
    const settings = await app.container.make(Settings)
    assert.equal(settings.get(NAME, { channel: 'default' }), 'Cave des Lices')
    await setting.getByRole('button', { name: /^Reprendre la valeur commune/ }).click()
    await setting.getByText('Par défaut').waitFor()
    assert.equal(await setting.getByLabel('Nom de la boutique').inputValue(), 'Cellier')
    assert.equal(settings.get(NAME, { channel: 'default' }), 'Cellier')
  })

  test('the shop closes for visitors and opens again', async ({ browserContext, assert }) => {
    const page = await browserContext.newPage()
    await signInStaff(page)
    await openPage(page, `${GENERAL}?q=maintenance`)
    const turn = async () => {
      await page.getByRole('switch', { name: 'Boutique fermée pour maintenance' }).click({ force: true })
      await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
      await page.getByText('Enregistré.').last().waitFor()
    }
    const status = async () => (await fetch(`http://${process.env.HOST}:${process.env.PORT}/vue/`)).status
    await turn()
    assert.equal(await status(), 503)
    await turn()
    assert.equal(await status(), 200)
  })
})
