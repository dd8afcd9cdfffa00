import { upsert } from '#plugins/catalogue/testing'
import { anOrderOf } from '#plugins/sales/testing'
import { Visitor, type Answer } from '#core/testing/visitor'
import { DEMO_PASSWORD, DEMO_STAFF } from '../../plugins/users/demo/demo_accounts.js'

const PDF = '%PDF-1.7\n% a tasting sheet\n'

const dataOf = <T>({ status, body }: Answer): T => {
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return (body as { data: T }).data
}

/** A customer of the demo shop has bought and paid a file; its product is no more to be had, so that lists stay what they were. */
export async function buyFile(email: string): Promise<void> {
  const staff = new Visitor()
  dataOf(await staff.send('POST', '/api/admin/users/session', { email: DEMO_STAFF.email, password: DEMO_PASSWORD }))
  const sent = await staff.upload('/api/admin/catalogue/download-links', { name: 'fiche.pdf', content: PDF })
  const source = dataOf<{ hash: string }>(sent).hash
  const title = { fr_FR: 'La fiche de dégustation', en_GB: 'The tasting sheet' }
  const sheet = {
    type: 'downloadable' as const,
    translations: { fr_FR: { name: 'Fiche de dégustation' }, en_GB: { name: 'Tasting sheet' } },
    variants: [{ sku: 'FICHE-AXE', price: 500 }],
    downloads: [{ kind: 'link' as const, title, times: 3, days: 30, source }],
  }
  await upsert([{ ...sheet, status: 'published' }])
  const { id, line } = await anOrderOf(email, DEMO_PASSWORD, 'FICHE-AXE')
  await upsert([{ ...sheet, status: 'draft' }])
  const lines = [{ lineId: line, quantity: 1 }]
  const invoice = dataOf<{ id: number; due: { amount: number } }>(
    await staff.send('POST', `/api/admin/sales/orders/${id}/invoices`, { lines, notify: false })
  )
  const money = { method: 'payment_offline.cheque', amount: invoice.due.amount }
  dataOf(await staff.send('POST', `/api/admin/sales/invoices/${invoice.id}/transactions`, money))
}
