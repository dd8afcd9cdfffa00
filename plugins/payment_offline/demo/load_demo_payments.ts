import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { systemOrigin } from '#core/audit/origin'
import type { DemoLoader } from '#core/plugin/contract'

/** The IBAN is from the banks' own examples. It is nobody's account. */
const SAMPLE = {
  'payment_offline.bank_transfer.iban': 'FR14 2004 1010 0505 0001 3M02 606',
  'payment_offline.bank_transfer.bic': 'PSSTFRPPPAR',
  'payment_offline.bank_transfer.holder': 'Cellier Démonstration',
  'payment_offline.cheque.payable_to': 'Cellier Démonstration',
}

/** Lets visitors of the demo shop pay by transfer and by cheque. Only empty settings are filled. */
const demoPayments: DemoLoader = {
  async load({ app }) {
    const [store, settings] = await Promise.all([app.container.make(Store), app.container.make(Settings)])
    const missing = Object.entries(SAMPLE).filter(([key]) => settings.get<string>(key) === '')
    if (missing.length === 0) return
    await store.transaction(async (trx) => {
      for (const [key, value] of missing) await settings.set(trx, key, value, {}, systemOrigin('command', 'demo'))
    })
  },
}

export default demoPayments
