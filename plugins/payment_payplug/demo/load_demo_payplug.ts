import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { DEMO_TEST_KEY } from '#plugins/payment_payplug/demo/demo_keys'
import { KEY } from '#plugins/payment_payplug/settings'
import { systemOrigin } from '#core/audit/origin'
import type { DemoLoader } from '#core/plugin/contract'

/** The demo shop has several ways to pay by card. */
const TITLES = { fr_FR: 'Carte bancaire (PayPlug)', en_GB: 'Card (PayPlug)' }

/** Lets visitors of the demo shop pay at the gateway of this machine, where there is one. A key of the owner's is kept. */
const demoPayplug: DemoLoader = {
  async load({ app }) {
    if (app.config.get<string | null>('payments.gateways', null) === null) return
    const [store, settings] = await Promise.all([app.container.make(Store), app.container.make(Settings)])
    if (settings.get<string>(`${KEY}.test_key`) !== '') return
    const values = { [`${KEY}.test_key`]: DEMO_TEST_KEY, [`${KEY}.mode`]: 'test', [`${KEY}.active`]: true }
    const origin = systemOrigin('command', 'demo')
    await store.transaction(async (trx) => {
      for (const [key, value] of Object.entries(values)) await settings.set(trx, key, value, {}, origin)
      for (const [locale, title] of Object.entries(TITLES)) {
        await settings.set(trx, `${KEY}.title`, title, { locale }, origin)
      }
    })
  },
}

export default demoPayplug
