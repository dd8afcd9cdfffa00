import { anOrderOf } from '#plugins/sales/testing'
import { DEMO_CUSTOMERS, DEMO_PASSWORD, DEMO_STAFF } from '../../plugins/users/demo/demo_accounts.js'
import { Visitor, type Answer } from '#core/testing/visitor'

const dataOf = <T>({ status, body }: Answer): T => {
  if (status >= 400) throw new Error(JSON.stringify(body))
  return (body as { data: T }).data
}

/** An order by the demo shop's customer that is paid and sent, of one wine. `isDelivered`: its parcel has arrived. */
export async function sentOrder(
  sku: string,
  quantity: number,
  isDelivered = false
): Promise<{ id: number; line: number }> {
  const staff = new Visitor()
  const post = async <T>(path: string, body: object) => dataOf<T>(await staff.send('POST', `/api/admin/${path}`, body))
  await post('users/session', { email: DEMO_STAFF.email, password: DEMO_PASSWORD })
  const order = await anOrderOf(DEMO_CUSTOMERS[0]?.email ?? '', DEMO_PASSWORD, sku, quantity)
  const lines = [{ lineId: order.line, quantity }]
  const orders = `sales/orders/${order.id}`
  const invoice = await post<{ id: number; total: { amount: number } }>(`${orders}/invoices`, { lines, notify: false })
  const { amount } = invoice.total
  await post(`sales/invoices/${invoice.id}/transactions`, { method: 'payment_offline.cheque', amount })
  const { id } = await post<{ id: number }>(`${orders}/shipments`, { source: 'main', lines, notify: false })
  if (isDelivered) await post(`sales/shipments/${id}/delivery`, {})
  return order
}
