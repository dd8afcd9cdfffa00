import { listRecords } from '#plugins/platform/index'
import type { ListRow } from '#core/lists/list_value'

const number = (row: ListRow) => row.number
const customer = (row: ListRow) => row.customer
const orderAndCustomer = ({ order, customer: name }: ListRow) => [order, name].filter(Boolean).join(' · ')

/** What was sold, for the palette: by number, by the customer's name and by e-mail. */
export const orders = listRecords({
  list: 'sales.orders',
  label: { fr_FR: 'Commandes', en_GB: 'Orders' },
  permission: 'sales.orders.view',
  screen: 'sales.admin.order',
  name: number,
  caption: customer,
})

export const quotes = listRecords({
  list: 'sales.quotes',
  label: { fr_FR: 'Devis', en_GB: 'Quotes' },
  permission: 'sales.quotes.view',
  screen: 'sales.admin.quote',
  name: number,
  caption: customer,
})

export const shipments = listRecords({
  list: 'sales.shipments',
  label: { fr_FR: 'Expéditions', en_GB: 'Shipments' },
  permission: 'sales.shipments.view',
  screen: 'sales.admin.shipment',
  name: number,
  caption: orderAndCustomer,
})

export const invoices = listRecords({
  list: 'sales.invoices',
  label: { fr_FR: 'Factures', en_GB: 'Invoices' },
  permission: 'sales.invoices.view',
  screen: 'sales.admin.invoice',
  name: number,
  caption: orderAndCustomer,
})

export const refunds = listRecords({
  list: 'sales.refunds',
  label: { fr_FR: 'Avoirs', en_GB: 'Credit notes' },
  permission: 'sales.refunds.view',
  screen: 'sales.admin.refund',
  name: number,
  caption: orderAndCustomer,
})

export const transactions = listRecords({
  list: 'sales.transactions',
  label: { fr_FR: 'Transactions', en_GB: 'Transactions' },
  permission: 'sales.transactions.view',
  screen: 'sales.admin.transaction',
  name: ({ reference }) => reference,
  caption: orderAndCustomer,
})
