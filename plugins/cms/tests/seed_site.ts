import app from '@adonisjs/core/services/app'
import prepareContentTypes from '#plugins/cms/content/prepare_content_types'
import { resetDatabase } from '#core/testing/reset_database'
import type { Store } from '#core/database/store'

/** An empty shop with the content types that every site has. */
export async function seedSite(store: Store): Promise<void> {
  await resetDatabase(store)
  await prepareContentTypes.prepare(app, () => undefined)
}
