import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Store } from '#core/database/store'
import { createCustomer } from '#plugins/users/testing'
import { runJobs } from '#core/testing/run_jobs'
import { violations } from './axe.js'
import { openDemoShop } from './demo_shop.js'
import { openPage } from './open_page.js'
import { signInStaff } from './sign_in.js'
import type { Page } from 'playwright'

const LIST = '/vue/admin/users/groups?q=essai%20group%C3%A9'
const NAMES = ['Essai groupé A', 'Essai groupé B', 'Essai groupé C']
const OWN = "name like 'Essai groupé%'"

test.group('Many rows of a resource', (group) => {
  let store: Store
  group.setup(openDemoShop)
  group.each.setup(async () => {
    store = await app.container.make(Store)
    const now = '2026-01-01T00:00:00.000Z'
    await store.transaction(async (trx) => {
      const rows = NAMES.map((name, at) => ({ name, code: `essai-groupe-${at}`, created_at: now, updated_at: now }))
      await trx.insertQuery().table('users_groups').multiInsert(rows)
      await store.changes.record(trx, 'users.groups', ['essai'])
    })
    const { id } = await createCustomer({ email: 'groupe@essai.example', password: null })
    await store.transaction(async (trx) => {
      const { id: used } = (await trx
        .from('users_groups')
        .where('name', NAMES[1] ?? '')
        .first()) as { id: number }
      await trx.from('users_customers').where('id', id).update({ group_id: used })
    })
    return () =>
      store.transaction(async (trx) => {
        await trx.from('users_customers').where('id', id).delete()
        await trx.rawQuery(`delete from users_groups where ${OWN}`)
        await trx.from('core_bulk_changes').where('kind', 'like', 'users.groups.%').delete()
        await store.changes.record(trx, 'users.groups', ['essai'])
      })
  })

  const net = async () => {
    const rows = await store.reader.all(`select id from users_groups where ${OWN} and shows_net_prices`)
    return rows.length
  }
  /** Goes on with Tab until the element of this name has the focus. */
  async function tabTo(page: Page, name: string): Promise<void> {
    for (let press = 0; press < 40; press += 1) {
      const isThere = await page.evaluate((wanted) => {
        const { activeElement: one } = document
        const label = one?.getAttribute('aria-label') ?? (one as HTMLInputElement | null)?.labels?.[0]?.textContent
        return (label ?? one?.textContent ?? '').trim().startsWith(wanted)
      }, name)
      if (isThere) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab does not lead to ${name}`)
  }

  test('are changed by keyboard, seen before anything is written, and restored', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    await signInStaff(page)
    await openPage(page, LIST)
    await page.getByRole('checkbox', { name: 'Sélectionner toute la page' }).focus()
    await page.keyboard.press('Space')
    await page.getByText('3 lignes sélectionnées').waitFor()
    await page.getByRole('button', { name: 'Effacer la sélection' }).focus()
    await tabTo(page, 'Modifier')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Modifier 3 lignes' })
    await dialog.waitFor()
    await tabTo(page, 'Champ à modifier')
    await page.keyboard.press('ArrowDown')
    await page.getByRole('option', { name: 'Voit d’abord les prix hors taxes' }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await tabTo(page, 'Voit d’abord les prix hors taxes')
    await page.keyboard.press('Space')
    assert.deepEqual(await violations(page), [])
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Modification de 3 lignes' }).waitFor()
    assert.equal(await page.getByRole('row', { name: /Essai groupé . Prix hors taxes non oui À modifier/ }).count(), 3)
    assert.deepEqual(await violations(page), [])
    assert.equal(await net(), 0, 'nothing is written by looking')

    await page.getByRole('button', { name: 'Appliquer à 3 lignes' }).press('Enter')
    await page.getByText('En cours').waitFor()
    await runJobs()
    await page.getByText('Appliquée').waitFor()
    assert.equal(await net(), 3)
    await page.getByRole('button', { name: 'Annuler la modification' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Annuler la modification' }).press('Enter')
    await page.getByText('Annulation en cours').waitFor()
    await runJobs()
    await page.getByText('Annulée', { exact: true }).waitFor()
    assert.equal(await net(), 0)
  })

  test('are deleted, but for those that are used, which are named beforehand', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    await signInStaff(page)
    await openPage(page, LIST)
    await page.getByRole('checkbox', { name: 'Sélectionner toute la page' }).check()
    await page.getByRole('button', { name: 'Supprimer', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('2 lignes partiront.').waitFor()
    await dialog.getByRole('listitem').getByText('Essai groupé B').waitFor()
    assert.deepEqual(await violations(page), [])
    await dialog.getByRole('button', { name: 'Supprimer', exact: true }).click()
    await dialog.waitFor({ state: 'hidden' })
    await runJobs()
    await page.getByText('Essai groupé A').waitFor({ state: 'hidden' })
    const left = await store.reader.all<{ name: string }>(`select name from users_groups where ${OWN}`)
    assert.deepEqual(
      left.map(({ name }) => name),
      ['Essai groupé B']
    )
  })
})
