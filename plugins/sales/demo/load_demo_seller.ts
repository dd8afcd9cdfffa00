import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { reviewInDemo } from '#plugins/catalogue/index'
import { loadHistory } from '#plugins/sales/demo/history/load_history'
import { systemOrigin } from '#core/audit/origin'
import type { DemoLoader } from '#core/plugin/contract'

/** A company that does not exist, with numbers that pass the checks of real ones: those of textbooks. */
const SAMPLE = {
  'configuration.general.legal_company': 'Cellier Démonstration',
  'configuration.general.legal_form': 'SARL',
  'configuration.general.legal_capital': '10 000 €',
  'configuration.general.legal_address': '12 rue des Vignes\n21200 Beaune',
  'configuration.general.legal_siren': '732 829 320',
  'configuration.general.legal_rcs_city': 'Dijon',
  'configuration.general.legal_vat_number': 'FR44732829320',
  'configuration.emails.contact_email': 'bonjour@cellier.example',
  'configuration.sales.phone': '03 80 00 00 00',
}

/** Gives the demo shop the identity that its invoices must name; what staff have set since stays. */
const demoSeller: DemoLoader = {
  async load({ app }) {
    const [store, settings] = await Promise.all([app.container.make(Store), app.container.make(Settings)])
    const missing = Object.entries(SAMPLE).filter(([key]) => settings.get<string>(key) === '')
    if (missing.length === 0) return
    await store.transaction(async (trx) => {
      for (const [key, value] of missing) await settings.set(trx, key, value, {}, systemOrigin('command', 'demo'))
    })
  },
  async past(shop) {
    await loadHistory(shop)
    await reviewInDemo(shop)
  },
}

export default demoSeller
