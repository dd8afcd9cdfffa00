import app from '@adonisjs/core/services/app'
import { ComparePayments } from '#plugins/sales/payments/reconcile/compare_payments'
import { RecordPaymentNews } from '#plugins/sales/payments/actions/record_payment_news'
import { makeRule } from '#plugins/marketing/testing'
import { OnlineProvider } from '#plugins/sales/tests/fixtures/online_payment'
import {
  chooseAll,
  contributed,
  PARIS,
  placedOf,
  sellWine,
  setSetting,
  signedInShopper,
  takeNotifications,
} from '#plugins/sales/testing'
import { upsert } from '#plugins/catalogue/testing'
import type { PaymentNewsKind } from '#plugins/sales/contracts/payment_method'
import type { ShopVisitor } from '#plugins/sales/testing'
import type { Walk } from './walk.js'

const ONLINE = 'test.online'
const NOTHING = { lines: [], shipping: 0, adjustmentRefund: 0, adjustmentFee: 0, notify: false }
const VAT = 'name;rate;categories;countries;zip_from;note;priority;vat_number;vat_category\nFrance;20;;FR;;;0;;\n'

interface Ordered {
  id: number
  line: number
}

/** Everything that staff write about sales. */
export async function writeSales(walk: Walk): Promise<void> {
  await sellWine('A', 1000, 500)
  await setSetting('payment_offline.bank_transfer.iban', 'FR1420041010050500013M02606')
  const shopper = await signedInShopper()
  await settings(walk)
  await documents(walk, shopper)
  await quotes(walk, shopper)
  await drafts(walk)
  await together(walk, shopper)
  await money(walk, shopper)
  await downloads(walk, shopper)
}

async function settings(walk: Walk): Promise<void> {
  const category = await walk.call('sales.admin.tax_categories.store', { body: { code: 'vins', name: 'Vins' } })
  const { id } = category
  await walk.call('sales.admin.tax_categories.update', { params: { id }, body: { name: 'Vin', version: 1 } })
  await walk.call('sales.admin.tax_categories.destroy', { params: { id } })

  const rate = { name: 'France', basisPoints: 2000, countries: ['FR'] }
  const tax = { id: (await walk.call('sales.admin.tax_rates.store', { body: rate })).id }
  await walk.call('sales.admin.tax_rates.update', { params: tax, body: { ...rate, basisPoints: 1000, version: 1 } })
  await walk.call('sales.admin.tax_rates.destroy', { params: tax })
  await walk.call('sales.admin.tax_rate_files.store', { file: { name: 'tva.csv', content: VAT } })

  const table = { channel: 'default', label: 'Colis', price: 500 }
  const made = { id: (await walk.call('sales.admin.table_rates.store', { body: table })).id }
  await walk.call('sales.admin.table_rates.update', { params: made, body: { ...table, price: 600, version: 1 } })
  await walk.call('sales.admin.table_rates.destroy', { params: made })
  const content = 'label;country;price\nColis;FR;5,00\n'
  const texts = { channel: 'default' }
  await walk.call('sales.admin.table_rate_files.store', { file: { name: 'tarifs.csv', content }, texts })
}

async function order(walk: Walk, shopper: ShopVisitor, bottles: number, payment?: string): Promise<Ordered> {
  await shopper.fill({ A: bottles })
  await chooseAll(payment ? { payment } : {})
  placedOf(await shopper.place())
  const id = await walk.number('select max(id) as id from sales_orders')
  return { id, line: await walk.number('select min(id) as id from sales_order_lines where order_id = ?', [id]) }
}

async function documents(walk: Walk, shopper: ShopVisitor): Promise<void> {
  const { id, line } = await order(walk, shopper, 6)
  const params = { id }
  const lines = [{ lineId: line, quantity: 2 }]
  await walk.call('sales.admin.order_comments.store', { params, body: { text: 'Fragile', notify: false } })
  const invoice = await walk.call('sales.admin.invoices.store', { params, body: { lines, notify: false } })
  const bill = { id: invoice.id }
  await walk.call('sales.admin.invoice_reminders.store', { params: bill, body: { seen: 0 } })
  const paid = { method: 'payment_offline.cheque', amount: 500 }
  await walk.call('sales.admin.transactions.store', { params: bill, body: paid })
  const parcel = { source: 'main', lines, carrier: 'Poste', trackingNumber: 'X1', notify: false }
  const { id: sent } = await walk.call('sales.admin.shipments.store', { params, body: parcel })
  await walk.call('sales.admin.shipment_deliveries.store', { params: { id: sent }, body: {} })
  await walk.call('sales.admin.refunds.store', { params, body: { ...NOTHING, adjustmentRefund: 100 } })
  await walk.call('sales.admin.order_cancellations.store', { params, body: {} })
  for (const kind of ['invoice', 'refund', 'shipment']) {
    const body = { selection: { query: {} } }
    await walk.call(`sales.admin.${kind}_papers.store`, { body, withoutJobs: true })
  }
}

/** A payment of an order that is billed with it, an invoice that was wrong, and orders that are shipped together. */
async function together(walk: Walk, shopper: ShopVisitor): Promise<void> {
  const { id, line } = await order(walk, shopper, 3)
  const params = { id }
  const lines = [{ lineId: line, quantity: 1 }]
  const { id: wrong } = await walk.call('sales.admin.invoices.store', { params, body: { lines, notify: false } })
  const reason = { reason: 'Adresse erronée', notify: false }
  await walk.call('sales.admin.invoice_corrections.store', { params: { id: wrong }, body: reason })
  const { payable } = await walk.show<{ payable: { amount: number } }>('sales.admin.orders.show', params)
  const body = { method: 'payment_offline.cheque', amount: payable.amount, notify: false }
  await walk.call('sales.admin.order_payments.store', { params, body })
  const orders = [{ id, trackingNumber: 'X2' }]
  await walk.call('sales.admin.shipment_batches.store', { body: { orders, notify: false } })
}

async function quotes(walk: Walk, shopper: ShopVisitor): Promise<void> {
  const { id: orderId } = await order(walk, shopper, 6)
  const open = async () => ({ id: (await walk.call('sales.admin.quotes.store', { body: { orderId } })).id })
  const params = await open()
  const version = async () => (await walk.show('sales.admin.quotes.show', params)).version
  const lines = [{ position: 1, quantity: 12, unitAmount: 900, off: 0 }]
  const shipping = { code: 'flat_rate.standard', title: 'Livraison', amount: 0 }
  const repriced = { lines, shipping, version: await version() }
  await walk.call('sales.admin.quotes.update', { params, body: repriced })
  const addresses = { billing: { ...PARIS, city: 'Lyon', postcode: '69001' }, isSameAddress: true }
  await walk.call('sales.admin.quote_addresses.update', { params, body: { ...addresses, version: await version() } })
  await walk.call('sales.admin.quote_comments.store', { params, body: { text: 'Bon client', notify: false } })
  await walk.call('sales.admin.quote_sendings.store', { params, body: { validUntil: '2099-12-31' } })
  const agreed = { revision: 1, payment: 'payment_offline.bank_transfer', note: 'Au téléphone', acceptsTerms: true }
  await walk.call('sales.admin.quote_acceptances.store', { params, body: agreed })
  await walk.call('sales.admin.quote_papers.store', { body: { selection: { query: {} } }, withoutJobs: true })
  await walk.call('sales.admin.quote_cancellations.store', { params: await open(), body: { reason: 'Erreur' } })
  await walk.call('sales.admin.quote_refusals.store', { params: await open(), body: { reason: 'Trop peu' } })
}

async function drafts(walk: Walk): Promise<void> {
  await makeRule({ code: 'PROMO' })
  const customerId = await walk.number('select max(id) as id from users_customers')
  const open = async () => ({ id: (await walk.call('sales.admin.drafts.store', { body: { customerId } })).id })
  await walk.call('sales.admin.drafts.destroy', { params: await open() })
  const params = await open()
  const fill = (quantity: number) =>
    walk.call<{ lines: { key: string }[] }>('sales.admin.draft_items.store', {
      params,
      body: { items: [{ sku: 'A', quantity }], isOfAge: true },
    })
  const line = { ...params, key: (await fill(3)).lines[0]?.key ?? '' }
  await walk.call('sales.admin.draft_items.update', { params: line, body: { quantity: 4 } })
  await walk.call('sales.admin.draft_items.destroy', { params: line })
  await fill(6)
  await walk.call('sales.admin.draft_comment.update', { params, body: { comment: 'Cadeau' } })
  await walk.call('sales.admin.draft_addresses.update', { params, body: { billing: PARIS, isSameAddress: true } })
  await walk.call('sales.admin.draft_shipping.update', { params, body: { code: 'flat_rate.standard' } })
  await walk.call('sales.admin.draft_payment.update', { params, body: { code: 'payment_offline.bank_transfer' } })
  await walk.call('sales.admin.draft_coupon.store', { params, body: { code: 'PROMO' } })
  await walk.call('sales.admin.draft_coupon.destroy', { params })
  const { totals } = await walk.show<{ totals: { total: { amount: number } } }>('sales.admin.drafts.show', params)
  const body = { acceptsTerms: true, total: totals.total.amount }
  await walk.call('sales.admin.draft_orders.store', { params, body })
}

/** Money that a provider takes and gives back. */
async function money(walk: Walk, shopper: ShopVisitor): Promise<void> {
  const provider = new OnlineProvider()
  const close = contributed('sales.payment_methods', ONLINE, provider.method)
  const paid = async (kind: PaymentNewsKind) => {
    const { id, line } = await order(walk, shopper, 2, ONLINE)
    const row = await walk.store.reader.first<{ number: string }>('select number from sales_orders where id = ?', [id])
    const call = provider.settle(`${row?.number}-1`, kind)
    await fetch(`http://${process.env.HOST}:${process.env.PORT}/api/sales/payment-notifications/${ONLINE}`, {
      method: 'POST',
      ...call,
    })
    await takeNotifications()
    return { id, line }
  }
  const authorised = { id: (await paid('authorised')).id }
  provider.isDown = true
  await walk.call('sales.admin.captures.store', { params: authorised, body: {}, withoutJobs: true })
  provider.isDown = false
  const movement = await walk.number('select max(id) as id from sales_payment_movements')
  await walk.call('sales.admin.payment_asks.store', { params: { id: movement } })

  const canceled = { id: (await paid('authorised')).id }
  await walk.call('sales.admin.captures.store', { params: canceled, body: { amount: 1500 } })
  await walk.call('sales.admin.order_cancellations.store', { params: canceled, body: { byProvider: false } })
  await walk.call('sales.admin.repayments.store', { params: canceled, body: { byProvider: false } })

  const { id } = await paid('paid')
  provider.refusal = 'Le compte est clos'
  const refund = { ...NOTHING, adjustmentRefund: 500, byProvider: true }
  const note = await walk.call('sales.admin.refunds.store', { params: { id }, body: refund })
  provider.refusal = null
  await walk.call('sales.admin.refund_payments.store', { params: { id: note.id }, body: { byProvider: true } })
  await alerts(walk, provider, id)
  close()
}

/** Money that is not where it should be, and what staff do about it. */
async function alerts(walk: Walk, provider: OnlineProvider, id: number): Promise<void> {
  const row = await walk.store.reader.first<{ number: string; amount: number }>(
    'select number, total_amount as amount from sales_orders where id = ?',
    [id]
  )
  const number = String(row?.number)
  const news = { number, kind: 'paid' as const, amount: Number(row?.amount), currency: 'EUR', raw: 'PAID' }
  const alertOf = async (reference: string, kind: string) => {
    const of = `from sales_payment_alerts where reference = '${reference}' and kind = '${kind}'`
    return { id: await walk.number(`select max(id) as id ${of}`) }
  }
  const record = await app.container.make(RecordPaymentNews)
  for (const reference of ['twice', 'noted']) await record.execute(ONLINE, { ...news, reference })
  await walk.call('sales.admin.payment_alert_refunds.store', { params: await alertOf('twice', 'paid_twice') })
  await walk.call('sales.admin.payment_alert_closings.store', {
    params: await alertOf('noted', 'paid_twice'),
    body: { note: 'Vu avec le client' },
  })
  provider.method.ask = async (payment) =>
    payment.number === number ? [{ ...news, kind: 'refunded', reference: 'missed', amount: 100 }] : []
  const compare = await app.container.make(ComparePayments)
  await compare.execute({ signal: new AbortController().signal, progress: async () => {} })
  await walk.call('sales.admin.payment_alert_records.store', { params: await alertOf('missed', 'missing_here') })
  const notification = await walk.number('select max(id) as id from sales_payment_notifications')
  await walk.call('sales.admin.payment_notification_works.store', { params: { id: notification } })
}

async function downloads(walk: Walk, shopper: ShopVisitor): Promise<void> {
  const file = { name: 'fiche.pdf', content: '%PDF-1.7\n% a tasting sheet\n' }
  const sent = await walk.staff.upload('/api/admin/catalogue/download-links', file)
  const { hash } = (sent.body as { data: { hash: string } }).data
  await upsert([
    {
      type: 'downloadable',
      status: 'published',
      translations: { fr_FR: { name: 'Fiche' }, en_GB: { name: 'Sheet' } },
      variants: [{ sku: 'F', price: 500 }],
      downloads: [{ kind: 'link', title: { fr_FR: 'La fiche', en_GB: 'The sheet' }, times: 1, days: 30, source: hash }],
    },
  ])
  await shopper.fill({ F: 1 })
  await chooseAll({ shipping: null })
  placedOf(await shopper.place())
  const id = await walk.number('select max(id) as id from sales_orders')
  const lineId = await walk.number('select min(id) as id from sales_order_lines where order_id = ?', [id])
  const params = { id }
  const lines = [{ lineId, quantity: 1 }]
  const invoice = await walk.call<{ id: number; due: { amount: number } }>('sales.admin.invoices.store', {
    params,
    body: { lines, notify: false },
  })
  const paid = { method: 'payment_offline.cheque', amount: invoice.due.amount }
  await walk.call('sales.admin.transactions.store', { params: { id: invoice.id }, body: paid })
  const [link] = await walk.show<{ downloadId: number; lineId: number }[]>('sales.admin.order_downloads.index', params)
  const renewed = { lineId: link?.lineId, downloadId: link?.downloadId }
  await walk.call('sales.admin.order_downloads.store', { params, body: renewed })
}
