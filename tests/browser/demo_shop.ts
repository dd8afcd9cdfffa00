import app from '@adonisjs/core/services/app'
import { Queue } from '#core/jobs/queue'
import { Store } from '#core/database/store'
import { PluginRegistry } from '#core/plugin/registry'
import { prepareShop } from '#core/boot/prepare_shop'
import { resetDatabase } from '#core/testing/reset_database'
import { leaveTraces } from './leave_traces.js'

const FOLDER = 'database/demo'

const PICTURES = `${FOLDER}/pictures`

let opened: Promise<void> | null = null

/**
 * The demo shop as `npm start` opens it, in the database of the tests. Loaded once for all browser
 * tests: none of them changes it.
 */
export function openDemoShop(): Promise<void> {
  opened ??= loadDemoShop()
  return opened
}

async function loadDemoShop(): Promise<void> {
  await resetDatabase(await app.container.make(Store))
  app.config.set('cellier.demo', true)
  await prepareShop(app)
  const registry = await app.container.make(PluginRegistry)
  for (const plugin of registry.plugins) {
    const loader = plugin.demo ? (await plugin.demo()).default : null
    await loader?.load({ app, folder: FOLDER, pictures: PICTURES, report: () => {} })
  }
  await leaveTraces()
  // No worker runs here: it waits, and its screen can be looked at.
  await (await app.container.make(Queue)).enqueue(null, 'core.sweep', {})
}
