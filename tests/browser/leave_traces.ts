import { Visitor, type Answer } from '#core/testing/visitor'
import { runJobs } from '#core/testing/run_jobs'
import { DEMO_PASSWORD, DEMO_STAFF } from '../../plugins/users/demo/demo_accounts.js'

const READING = { mapping: { Réf: 'sku' }, defaults: {} }

/** What staff leave behind by working, the first of each kind: an import, a profile, a bulk change. */
export async function leaveTraces(): Promise<void> {
  const staff = new Visitor()
  const { email } = DEMO_STAFF
  const done = (answer: Answer) => {
    if (answer.status >= 400) throw new Error(JSON.stringify(answer.body))
  }
  done(await staff.send('POST', '/api/admin/users/session', { email, password: DEMO_PASSWORD }))
  const content = 'Réf;Nom;Prix\nTRACE-1;Un essai;douze\n'
  done(await staff.upload('/api/admin/platform/imports', { name: 'essai.csv', content }))
  done(await staff.send('POST', '/api/admin/platform/imports/1/trials'))
  const profile = { name: 'Essai', resource: 'products', status: 'ready', choices: READING }
  done(await staff.send('POST', '/api/admin/platform/import-profiles', profile))
  const change = { price: { mode: 'raise_percent', percent: 1000 } }
  done(await staff.send('POST', '/api/admin/catalogue/product-changes', { selection: { ids: [1, 2, 3] }, change }))
  await runJobs()
}
