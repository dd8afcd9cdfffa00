import { boot } from './boot.js'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { endProcess } from '#core/console/end_process'
import { systemOrigin } from '#core/audit/origin'

/** Offers cards by PayPlug in test mode. */
const app = await boot()
const [store, settings] = await Promise.all([app.container.make(Store), app.container.make(Settings)])
const values = { active: true, mode: 'test', test_key: 'sk_test_bench' }
await store.transaction(async (trx) => {
  for (const [name, value] of Object.entries(values)) {
    await settings.set(trx, `payment_payplug.card.${name}`, value, {}, systemOrigin('command', 'bench'))
  }
})
await endProcess(0)
