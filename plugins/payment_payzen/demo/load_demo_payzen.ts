import { KEY } from '#plugins/payment_payzen/settings'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { systemOrigin } from '#core/audit/origin'
import type { DemoLoader } from '#core/plugin/contract'

/** The keys of the simulator in `tests/gateways/payzen.ts`. They open nothing. */
const SAMPLE: Record<string, unknown> = {
  [`${KEY}.mode`]: 'test',
  [`${KEY}.site_id`]: '12345678',
  [`${KEY}.test_key`]: '1122334455667788',
  [`${KEY}.test_password`]: 'testpassword_demo',
  [`${KEY}.active`]: true,
}

/** Lets visitors of the demo shop pay at the simulator, where the shop has one. An account that staff entered is kept. */
const demoPayzen: DemoLoader = {
  async load({ app }) {
    if (!app.config.get('payments.gateways', null)) return
    const [store, settings] = await Promise.all([app.container.make(Store), app.container.make(Settings)])
    if (settings.get<string>(`${KEY}.site_id`) !== '') return
    await store.transaction(async (trx) => {
      for (const [key, value] of Object.entries(SAMPLE)) {
        await settings.set(trx, key, value, {}, systemOrigin('command', 'demo'))
      }
    })
  },
}

export default demoPayzen
