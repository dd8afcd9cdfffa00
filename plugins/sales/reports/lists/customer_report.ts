import { SOLD_ORDERS, before, now } from '#plugins/sales/reports/sold'
import { label } from '#plugins/sales/shared/label'
import { soldColumns } from '#plugins/sales/reports/lists/report_columns'
import type { ListDefinition } from '#core/lists/list'

/** What each customer bought, with delivery. Those whose account is gone stand by what their orders say. */
export default {
  permission: 'sales.reports.customers',
  label: label('Ventes par client', 'Sales by customer'),
  ofPeriod: true,
  from: `(select coalesce(e.customer_id, -min(e.order_id)) as id, e.customer_id, max(e.customer_name) as name,
      max(e.email) as email, max(e.currency) as currency, ${now('orders')} as orders, ${now('net')} as net,
      ${now('gross')} as gross, ${before('gross')} as before, max(case when e.orders = 1 then e.at end) as last_at
    from ${SOLD_ORDERS} e group by e.customer_id, case when e.customer_id is null then e.email else '' end) p`,
  id: 'p.id',
  order: '-gross',
  search: ['core_fold(p.name)', 'p.email'],
  naming: { codes: ['p.email'], titles: ['core_fold(p.name)'] },
  columns: {
    name: { type: 'text', sql: 'p.name', label: label('Client', 'Customer') },
    email: {
      type: 'text',
      sql: 'p.email',
      sort: 'p.email',
      label: label('Adresse email', 'Email address'),
      isShown: false,
    },
    orders: { type: 'number', sql: 'p.orders', label: label('Commandes', 'Orders') },
    ...soldColumns,
    last_at: { type: 'instant', sql: 'p.last_at', label: label('Dernière commande', 'Last order') },
    customer_id: { type: 'id', sql: 'p.customer_id', label: label('N° de client', 'Customer no.'), isShown: false },
  },
} satisfies ListDefinition
