import app from '@adonisjs/core/services/app'
import { Statements } from '#core/database/statements'
import { Store } from '#core/database/store'
import { Visitor, type Answer } from '#core/testing/visitor'
import { WriteReview } from '#plugins/catalogue/reviews/actions/write_review'
import { insertRow } from '#core/database/insert_rows'
import { runJobs } from '#core/testing/run_jobs'
import { DEMO_CUSTOMERS, DEMO_PASSWORD, DEMO_STAFF } from '../../plugins/users/demo/demo_accounts.js'
import { anOrderOf, contributed, takeNotifications } from '#plugins/sales/testing'
import { leaveSiteTraces } from '../fixtures/site_traces.js'
import { orderKey } from '#plugins/sales/index'
import { OnlineProvider } from '#plugins/sales/tests/fixtures/online_payment'

/** A picture of the demo shop. */
const FIRST_PICTURE = "select min(id) as id from core_media where variants <> '[]'"

const READING = { mapping: { Réf: 'sku' }, defaults: {} }

const SUBSCRIBER = {
  email: 'abonnee@exemple.fr',
  state: 'confirmed',
  locale: 'fr_FR',
  consentedAt: '2026-03-14T10:00:00.000Z',
  proof: 'Bulletin signé en boutique',
}

/** A mail of the campaign, as sending leaves it. */
const SENT_MAIL = `insert into marketing_deliveries (campaign_id, subscriber_id, email, occasion, state, queued_at)
  select c.id, s.id, s.email, '', 'queued', c.created_at from marketing_campaigns c, marketing_subscribers s returning id`

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
  const selection = { ids: [1, 2, 3] }
  const changes = { isSuspended: true }
  done(await staff.send('POST', '/api/admin/users/customer-changes', { selection, changes }))
  const values = { showsNetPrices: true }
  done(await staff.send('POST', '/api/admin/users/groups/mass-updates', { selection, values }))
  await leaveSales(staff, done)
  // In pages: the home page stays the shop's own.
  done(await staff.send('POST', '/api/admin/branding/brands', { name: 'Une marque', channels: [] }))
  done(await staff.send('POST', '/api/admin/branding/sliders', { name: 'Une page', place: 'pages' }))
  const [medium] = await new Statements(await app.container.make(Store)).all<{ id: number }>(FIRST_PICTURE)
  const slide = { sliderId: 1, title: { fr_FR: 'Primeurs' }, pictureId: Number(medium?.id), target: '/boutique' }
  done(await staff.send('POST', '/api/admin/branding/slides', slide))
  await leaveSiteTraces(async (method, path, body) => {
    const answer = await staff.send(method, `/api/admin/${path}`, body)
    done(answer)
    return (answer.body as { data: { id: number; version: number } }).data
  })
  done(await staff.send('POST', '/api/admin/marketing/topics', { name: { fr_FR: 'Primeurs' } }))
  done(await staff.send('POST', '/api/admin/marketing/subscribers', SUBSCRIBER))
  done(
    await staff.send('POST', '/api/admin/marketing/events', { name: 'Anniversaire', kind: 'birthday', time: '09:00' })
  )
  done(await staff.send('POST', '/api/admin/marketing/suppressions', { email: 'ecartee@exemple.fr' }))
  done(await staff.send('POST', '/api/admin/marketing/campaigns', { name: 'Vendanges', channels: [] }))
  const store = await app.container.make(Store)
  await store.transaction((trx) => new Statements(trx).all(SENT_MAIL))
  await leaveMessage()
  await leaveReview()
  await runJobs()
}

/**
 * An order of the demo shop's customer that is invoiced, paid, sent, and given back in part; a quote of it to be priced, one that is sent, and an order like it
 * that is begun.
 */
async function leaveSales(staff: Visitor, done: (answer: Answer) => void): Promise<void> {
  const { id, line } = await anOrderOf(DEMO_CUSTOMERS[0]?.email ?? '', DEMO_PASSWORD, 'MON-0003')
  const orders = `/api/admin/sales/orders/${id}`
  const lines = [{ lineId: line, quantity: 1 }]
  done(await staff.send('POST', `${orders}/invoices`, { lines, notify: false }))
  const money = { method: 'payment_offline.cheque', amount: 100 }
  done(await staff.send('POST', '/api/admin/sales/invoices/1/transactions', money))
  done(await staff.send('POST', `${orders}/shipments`, { source: 'main', lines, notify: false }))
  const given = { lines: [], shipping: 0, adjustmentRefund: 100, adjustmentFee: 0, source: 'main', notify: false }
  done(await staff.send('POST', `${orders}/refunds`, given))
  const back = { resolution: 'refund', packageCondition: 'open', lines: [{ lineId: line, quantity: 1, reasonId: 1 }] }
  done(await staff.send('POST', '/api/admin/rma/returns', { orderId: id, information: 'Cassée.', ...back }))
  await leaveWithdrawal(id)
  done(await staff.send('POST', '/api/admin/sales/quotes', { orderId: id }))
  done(await staff.send('POST', '/api/admin/sales/quotes', { orderId: id }))
  done(await staff.send('POST', '/api/admin/sales/quotes/2/sendings', { validUntil: '2099-12-31' }))
  done(await staff.send('POST', '/api/admin/sales/drafts', { orderId: id }))
  await leaveNotification(id)
}

/** The customer withdraws from the order. */
async function leaveWithdrawal(orderId: number): Promise<void> {
  const { reader } = await app.container.make(Store)
  const order = await reader.first<{ number: string }>('select number from sales_orders where id = ?', [orderId])
  const number = String(order?.number)
  const path = `/api/rma/withdrawal-orders/${number}/withdrawals`
  const answer = await new Visitor().send('POST', path, { key: orderKey(number) })
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
}

/** What somebody says of the first product, to be checked. */
async function leaveReview(): Promise<void> {
  const write = await app.container.make(WriteReview)
  const { reader } = await app.container.make(Store)
  const productId = Number((await reader.first<{ id: number }>('select min(id) as id from catalogue_products'))?.id)
  const locale = 'fr_FR' as const
  const author = { customerId: null, key: 'order:trace', name: 'Claire Martin', locale, products: [productId] }
  await write.execute(author, { productId, rating: 40, title: 'Très bien', body: 'Net et droit.', pictures: [] })
}

/** What a visitor wrote by the contact form. */
async function leaveMessage(): Promise<void> {
  const email = DEMO_CUSTOMERS[0]?.email ?? ''
  const at = '2026-01-05T08:00:00.000Z'
  const words = { subject: 'Livraison', name: 'Un client', email, message: 'Où est mon colis ?', state: 'new' }
  const row = { digest: 'digest', channel: 'default', locale: 'fr_FR', sent_at: at, created_at: at, updated_at: at }
  const store = await app.container.make(Store)
  await store.transaction((trx) => insertRow(trx, 'cms_messages', { ...words, ...row }))
}

/** A provider notifies a payment of an order that has its money already: an alert. */
async function leaveNotification(orderId: number): Promise<void> {
  const provider = new OnlineProvider()
  const close = contributed('sales.payment_methods', 'test.online', provider.method)
  const { reader } = await app.container.make(Store)
  const order = await reader.first<{ number: string }>('select number from sales_orders where id = ?', [orderId])
  const news = { number: String(order?.number), reference: 'bank-1', raw: 'PAID', amount: 1200, currency: 'EUR' }
  const address = `http://${process.env.HOST}:${process.env.PORT}/api/sales/payment-notifications/test.online`
  await fetch(address, { method: 'POST', ...provider.tell({ ...news, kind: 'paid' }) })
  await takeNotifications()
  close()
}
