import { label } from '#plugins/rma/label'
import { listDesk } from '#plugins/platform/index'
import returnList from '#plugins/rma/returns/return_list'

const { to_do: toDo, awaited } = returnList.tabs

const returns = {
  list: 'rma.returns',
  icon: 'return',
  permission: 'rma.returns.list',
  sort: 'moved_at',
  screen: 'rma.admin.returns',
} as const

/** Returns that staff decide on, receive or settle. */
export const returnsToHandle = listDesk({
  ...returns,
  label: label('Retours à traiter', 'Returns to handle'),
  order: 22,
  entry: 'rma.menu.admin_returns',
  filter: toDo.filter,
  item: ({ id, number, customer, order, moved_at: at }) => ({
    number: String(number),
    title: String(customer),
    text: String(order),
    waitsFor: { kind: 'shop' },
    since: String(at),
    screen: 'rma.admin.return',
    params: { id },
  }),
})

/** Returns whose goods the customer has to send. */
export const returnsAwaited = listDesk({
  ...returns,
  label: label('Retours attendus', 'Awaited returns'),
  order: 92,
  filter: awaited.filter,
  item: ({ id, number, customer, order, moved_at: at }) => ({
    number: String(number),
    title: String(customer),
    text: String(order),
    waitsFor: { kind: 'customer' },
    since: String(at),
    screen: 'rma.admin.return',
    params: { id },
  }),
})
