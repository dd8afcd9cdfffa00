import app from '@adonisjs/core/services/app'
import { SeedContentTypes } from '#plugins/cms/content/built_in_types'
import { Store } from '#core/database/store'
import { freshConfiguration } from '#plugins/configuration/testing'
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
