import app from '@adonisjs/core/services/app'
import { Clock } from '#core/time/clock'
import { SeedContentTypes } from '#plugins/cms/content/built_in_types'
import { Store } from '#core/database/store'
import { freshConfiguration } from '#plugins/configuration/testing'
import { insertRow } from '#core/database/insert_rows'
import { resetDatabase } from '#core/testing/reset_database'
import { seedRoles } from '#plugins/users/testing'
import { systemOrigin } from '#core/audit/origin'

/** A site without contents: roles, channel, languages and the built-in content types. */
export async function freshSite(): Promise<Store> {
  const store = await app.container.make(Store)
  await resetDatabase(store)
  await seedRoles()
  await freshConfiguration()
  await (await app.container.make(SeedContentTypes)).execute(systemOrigin('command', 'test'))
  return store
}

const title = JSON.stringify({ fr_FR: 'Essai', en_GB: 'Trial' })

/** A menu without links, as the database holds it. Gives its id. */
export function createMenu(said: { place?: string; locale?: string; channel?: string } = {}): Promise<number> {
  return createRow('cms_menus', 'cms.menus', { title, place: 'header', locale: null, channel: null, ...said })
}

/** A group of custom fields without fields, as the database holds it. Gives its id. */
export function createFieldGroup(): Promise<number> {
  return createRow('cms_field_groups', 'cms.custom_fields', { name: title })
}

async function createRow(table: string, topic: string, row: Record<string, unknown>): Promise<number> {
  const [store, clock] = await Promise.all([app.container.make(Store), app.container.make(Clock)])
  const now = clock.iso()
  return store.transaction(async (trx) => {
    const id = await insertRow(trx, table, { ...row, created_at: now, updated_at: now })
    await store.changes.record(trx, topic, [id])
    return id
  })
}
