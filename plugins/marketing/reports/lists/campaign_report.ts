import { ORDER_COUNTS, keptOfOrder } from '#plugins/sales/index'
import { FOLLOWED, OPENED, SENT, anyOf, traceOf } from '#plugins/marketing/campaigns/delivery_states'
import { periodColumn } from '#core/lists/in_period'
import { amount, daysAfter, label, number, percent } from '#plugins/marketing/reports/report_columns'
import type { ListDefinition } from '#core/lists/list'

/** Days after a mail in which an order of its reader counts for the campaign. */
const DAYS = 7

const fromOf = (after: (instant: string, days: number) => string) => `(
  select c.id, c.name, count(distinct d.id) as mails,
    count(distinct case when d.is_measured then d.id end) as measured,
    count(distinct case when d.is_measured and exists (${traceOf('d', OPENED)}) then d.id end) as opened,
    count(distinct case when d.is_measured and exists (${traceOf('d', FOLLOWED)}) then d.id end) as clicked,
    count(distinct case when d.left_at is not null then d.id end) as departures,
    count(distinct o.id) as orders, coalesce(sum(${keptOfOrder('total')}), 0) as gross,
    coalesce(max(o.base_currency), (select max(b.base_currency) from sales_orders b), 'EUR') as currency
  from marketing_deliveries d join marketing_campaigns c on c.id = d.campaign_id
  left join sales_orders o on o.email = d.email and o.placed_at >= d.queued_at
    and o.placed_at < ${after('d.queued_at', DAYS)} and ${ORDER_COUNTS}
  where d.state in ${anyOf(SENT)} and d.queued_at >= :start and d.queued_at < :end group by c.id, c.name) p`

/** What each campaign brought whose mails went out on some days. An order after two campaigns counts for both. */
export default {
  permission: 'marketing.reports.list',
  label: label('Campagnes', 'Campaigns'),
  ofPeriod: true,
  from: fromOf(daysAfter.sqlite),
  fromOnPostgres: fromOf(daysAfter.pg),
  id: 'p.id',
  order: '-gross',
  search: ['core_fold(p.name)'],
  naming: { titles: ['core_fold(p.name)'] },
  columns: {
    name: { type: 'text', sql: 'p.name', label: label('Campagne', 'Campaign'), card: 'title' },
    mails: number('mails', label('Envoyés', 'Sent')),
    departures: number('departures', label('Désabonnés', 'Unsubscribed')),
    openings: number('opened', label('Ouverts (% des mesurés)', 'Opened (% of measured)'), {
      sql: percent('p.opened', 'p.measured'),
    }),
    clicks: number('clicked', label('Lien suivi (% des mesurés)', 'Link followed (% of measured)'), {
      sql: percent('p.clicked', 'p.measured'),
    }),
    orders: number('orders', label('Commandes', 'Orders')),
    rate: number('rate', label('Commandes pour 100 envois', 'Orders per 100 mails'), {
      sql: percent('p.orders', 'p.mails'),
    }),
    gross: amount('gross', label('Chiffre d’affaires TTC', 'Turnover with VAT'), { card: 'amount' }),
    period: periodColumn,
  },
} satisfies ListDefinition
