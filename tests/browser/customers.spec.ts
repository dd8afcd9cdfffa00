import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Store } from '#core/database/store'
import { runJobs } from '#core/testing/run_jobs'
import { PASSWORD, createCustomer, createStaff } from '#plugins/users/testing'
import { openDemoShop } from './demo_shop.js'
import { untilAlive } from './open_page.js'
import type { Page } from 'playwright'

const CLERK = 'guichet@exemple.fr'
const KEYS = ['customers.list', 'customers.update', 'customers.addresses', 'customers.mass_update', 'menu.customers']

/** Three customers whom one word finds, and a clerk who may serve them and nothing else. */
async function openCounter(store: Store): Promise<number[]> {
  await store.transaction(async (trx) => {
    const now = '2026-01-01T00:00:00.000Z'
    const role = { name: 'guichet', guard_name: 'admin', created_at: now, updated_at: now }
    await trx.insertQuery().table('users_roles').insert(role)
    const { id } = (await trx.from('users_roles').where('name', 'guichet').first()) as { id: number }
    const rows = KEYS.map((key) => ({ role_id: id, permission: `users.${key}` }))
    await trx.insertQuery().table('users_role_permissions').multiInsert(rows)
    await store.changes.record(trx, 'users.roles', [id])
  })
  await createStaff({ email: CLERK, name: 'Guichet', role: 'guichet' })
  const made = []
  for (const firstName of ['Alpha', 'Beta', 'Gamma']) {
    const email = `${firstName.toLowerCase()}@guichet.example`
    made.push(await createCustomer({ firstName, lastName: 'Comptoir', email, password: null }))
  }
  return made.map(({ id }) => id)
}

async function closeCounter(store: Store, ids: number[]): Promise<void> {
  await store.transaction(async (trx) => {
    await trx.from('users_customers').whereIn('id', ids).delete()
    await trx.from('users_bulk_changes').where('staff_name', 'Guichet').delete()
    await trx.from('users_staff').where('email', CLERK).delete()
    await trx.from('users_roles').where('name', 'guichet').delete()
  })
}

async function signInClerk(page: Page): Promise<void> {
  await page.goto('/vue/admin/users/customers')
  await page.getByLabel('Adresse email').fill(CLERK)
  await page.getByLabel('Mot de passe').fill(PASSWORD)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.getByRole('heading', { level: 1, name: 'Clients' }).waitFor()
  await untilAlive(page)
}

test.group('A clerk and their customers', (group) => {
  let store: Store
  let ids: number[]
  group.setup(openDemoShop)
  group.each.setup(async () => {
    store = await app.container.make(Store)
    ids = await openCounter(store)
    return () => closeCounter(store, ids)
  })

  test('finds one, changes the address, settles a stale form, and moves three to a group and back', async ({
    assert,
    browserContext,
  }) => {
    const page = await browserContext.newPage()
    await page.setViewportSize({ width: 1280, height: 900 })
    await signInClerk(page)
    assert.equal(await page.getByRole('link', { name: 'Groupes' }).count(), 0)

    await page.getByRole('searchbox', { name: 'Chercher dans la liste' }).fill('alpha comptoir')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Alpha Comptoir', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Alpha Comptoir' }).waitFor()
    assert.equal(await page.getByRole('tab', { name: 'Notes' }).count(), 0)

    await page.getByRole('tab', { name: 'Adresses' }).click()
    await page.getByRole('button', { name: 'Ajouter une adresse' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Adresse', exact: true }).fill('3 quai du Port')
    await dialog.getByRole('textbox', { name: 'Code postal' }).fill('7501')
    await dialog.getByRole('textbox', { name: 'Ville' }).fill('Paris')
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await dialog.getByRole('alert').getByText('Ce code postal n’existe pas dans ce pays').waitFor()
    await dialog.getByRole('textbox', { name: 'Code postal' }).fill('75011')
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await page.getByRole('article', { name: 'Alpha Comptoir, 3 quai du Port' }).getByText('75011 Paris').waitFor()

    await page.getByRole('tab', { name: 'Profil' }).click()
    await page.getByRole('textbox', { name: 'Prénom' }).fill('Alphonse')
    await page.getByRole('textbox', { name: 'Téléphone' }).fill('01 99 00 10 01')
    await store.transaction((trx) =>
      trx
        .from('users_customers')
        .where('id', ids[0] as number)
        .update({ phone: '+33199001002', version: 2 })
    )
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await page.getByRole('dialog', { name: 'Quelqu’un d’autre a enregistré entre-temps' }).waitFor()
    await page.getByRole('radio', { name: 'Téléphone – L’autre valeur' }).check()
    await page.getByRole('button', { name: 'Reprendre ces valeurs' }).click()
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await page.getByRole('heading', { level: 1, name: 'Alphonse Comptoir' }).waitFor()
    const row = await store.reader.first('select first_name, phone from users_customers where id = ?', [ids[0] ?? 0])
    assert.deepEqual({ ...row }, { first_name: 'Alphonse', phone: '+33199001002' })

    await page.goto('/vue/admin/users/customers?q=comptoir')
    await untilAlive(page)
    await page.getByRole('checkbox', { name: 'Sélectionner toute la page' }).check()
    await page.getByRole('button', { name: 'Changer de groupe' }).click()
    await dialog.getByText('Dans quel groupe placer 3 clients').waitFor()
    await dialog.getByRole('textbox', { name: 'Groupe' }).click()
    await page.getByRole('option', { name: 'Professionnels' }).click()
    await dialog.getByRole('button', { name: 'Voir l’aperçu' }).click()
    await page.getByRole('heading', { level: 1, name: 'Modification de 3 clients' }).waitFor()
    assert.equal(
      await page.getByRole('row', { name: /Comptoir Groupe Particuliers Professionnels À modifier/ }).count(),
      3
    )
    const moved = `select c.id from users_customers c join users_groups g on g.id = c.group_id
      where g.code = 'professional' and c.last_name = 'Comptoir'`
    assert.lengthOf(await store.reader.all(moved), 0, 'nothing is written by looking')
    await page.getByRole('button', { name: 'Appliquer à 3 clients' }).click()
    await page.getByText('En cours').waitFor()
    await runJobs()
    await page.getByText('Appliquée').waitFor()
    assert.lengthOf(await store.reader.all(moved), 3)

    await page.getByRole('button', { name: 'Annuler la modification' }).click()
    await dialog.getByText('Rétablit les valeurs de 3 clients').waitFor()
    await dialog.getByRole('button', { name: 'Annuler la modification' }).click()
    await page.getByText('Annulation en cours').waitFor()
    await runJobs()
    await page.getByText('Annulée', { exact: true }).waitFor()
    assert.lengthOf(await store.reader.all(moved), 0)
  })
})
