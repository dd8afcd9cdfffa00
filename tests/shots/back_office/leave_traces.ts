import { DEMO_STAFF } from '../../../plugins/users/demo/demo_accounts.js'
import { leaveSiteTraces } from '../../fixtures/site_traces.js'
import { aMemberOfStaff } from './office.js'

const SAY = [
  'Réf;Nom;Prix\nESSAI-1;Un essai;douze\nESSAI-2;Un autre;14,50\n',
  'sku;price\nMON-0003;31.50\n',
  'Référence,Désignation,Tarif\nESSAI-4,"Pinot, un essai",11.20\n',
]
const FILES = ['tarif-printemps.csv', 'nouveautés 2026.csv', 'export-complet-des-vins-du-domaine-2025-2026-v3.csv']
const CURRENCIES = ['USD', 'GBP', 'CHF']

/** What staff leave behind by working, three of each kind, through the calls that the screens make. */
export async function leaveTraces(): Promise<void> {
  const staff = await aMemberOfStaff()
  const api = (method: string, path: string, body?: unknown) => staff.call(method, `admin/${path}`, body)
  const groups = await staff.call<{ id: number }[]>('GET', 'admin/users/groups?limit=10')
  for (const [at, content] of SAY.entries()) {
    const name = FILES[at] ?? FILES[0]!
    await staff.upload('admin/platform/imports', { name, content })
    await api('POST', 'platform/import-profiles', {
      name: `Tarif du fournisseur n° ${at + 1}`,
      resource: 'products',
      status: at === 2 ? 'draft' : 'ready',
      choices: { mapping: { Réf: 'sku' }, defaults: {} },
    })
    const { id } = await api('POST', 'catalogue/product-changes', {
      selection: { ids: [1, 2, 3] },
      change: { price: { mode: 'raise_percent', percent: [1000, 250, 5000][at] } },
    })
    await api('POST', `catalogue/product-changes/${id}/applications`)
    const selection = { ids: [2, 3] }
    const change = await api('POST', 'users/customer-changes', { selection, changes: { groupId: groups[at % 2]?.id } })
    await api('POST', `users/customer-changes/${change.id}/applications`)
    await api('POST', 'platform/media-categories', { name: ['Bouteille', 'Étiquette', 'Vignoble'][at] })
    await api('POST', 'catalogue/permalinks', {
      locale: 'fr_FR',
      path: `/ancienne-adresse-${at + 1}`,
      redirect: '/boutique',
    })
    await api('POST', 'users/groups', {
      name: ['Cavistes', 'Restaurateurs', 'Amis du domaine'][at],
      showsNetPrices: at < 2,
      roleId: null,
      takesIndividuals: false,
      takesProfessionals: false,
    })
    await api('POST', 'users/password-resets', { email: DEMO_STAFF.email })
    await api('POST', 'users/profile/tokens', {
      name: ['Caisse', 'Comptabilité', 'Entrepôt'][at],
      scopes: ['catalogue.products.list'],
      days: 30 * (at + 1),
    })
  }
  for (const code of CURRENCIES) {
    // Those that a shop has already are refused.
    await staff.visitor.send('POST', '/api/admin/configuration/currencies', { code })
    const rate = { base: 'EUR', target: code, rate: '1.0842' }
    await staff.visitor.send('POST', '/api/admin/configuration/exchange-rates', rate)
  }
  await api('POST', 'platform/imports/1/trials')
  await api('POST', 'platform/imports/2/runs')
  await leaveSiteTraces((method, path, body) => staff.call(method, `admin/${path}`, body))
}
