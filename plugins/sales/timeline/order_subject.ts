import type { TimelineSubjectSource } from '#plugins/platform/index'

/** The timeline of an order. */
const orderSubject: TimelineSubjectSource = {
  permission: 'sales.orders.view',
  find: (reader, id) =>
    Promise.resolve(
      reader.first<{ email: string; number: string }>('select email, number from sales_orders where id = ?', [id])
    ),
}

export default orderSubject
