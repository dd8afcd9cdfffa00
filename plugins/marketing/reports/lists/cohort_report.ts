import { ORDER_COUNTS, keptOfOrder } from '#plugins/sales/index'
import { periodColumn, stepColumn } from '#core/lists/in_period'
import { amount, daysAfter, label, number, percent } from '#plugins/marketing/reports/report_columns'
import type { ListDefinition } from '#core/lists/list'

const fromOf = (after: (instant: string, days: number) => string) => {
  const again = (days: number) =>
    `sum(case when e.nth = 2 and e.placed_at < ${after('e.first_at', days)} then 1 else 0 end) as again_${days}`
  return `(select t.*, ${percent('t.again', 't.customers')} as rate,
      ${percent('t.again_30', 't.customers')} as rate_30, ${percent('t.again_90', 't.customers')} as rate_90,
      ${percent('t.again_365', 't.customers')} as rate_365, t.gross / nullif(t.customers, 0) as each_brought
    from (select s.at, s.day, sum(case when e.nth = 1 then 1 else 0 end) as customers,
        sum(case when e.nth = 2 then 1 else 0 end) as again, ${again(30)}, ${again(90)}, ${again(365)},
        count(*) as orders, sum(e.gross) as gross, max(e.currency) as currency
      from :steps s join (
        select o.placed_at, o.base_currency as currency, ${keptOfOrder('total')} as gross,
          row_number() over (partition by o.email order by o.placed_at, o.id) as nth,
          min(o.placed_at) over (partition by o.email) as first_at
        from sales_orders o where ${ORDER_COUNTS}) e on e.first_at >= s.starts and e.first_at < s.ends
      group by s.at, s.day) t) p`
}

/** Customers by when they ordered first: how many came again, and what they brought since. One without an account is an address. */
export default {
  permission: 'marketing.reports.list',
  label: label('Clients par première commande', 'Customers by first order'),
  ofPeriod: true,
  from: fromOf(daysAfter.sqlite),
  fromOnPostgres: fromOf(daysAfter.pg),
  id: 'p.at',
  order: '-day',
  columns: {
    day: { type: 'day', sql: 'p.day', label: label('À partir du', 'From'), filter: false, card: 'title' },
    customers: number('customers', label('Nouveaux clients', 'New customers')),
    rate_30: number('rate_30', label('Revenus sous 30 jours (%)', 'Back within 30 days (%)')),
    rate_90: number('rate_90', label('Revenus sous 90 jours (%)', 'Back within 90 days (%)')),
    rate_365: number('rate_365', label('Revenus sous un an (%)', 'Back within a year (%)')),
    rate: number('rate', label('Revenus à ce jour (%)', 'Back until today (%)')),
    orders: number('orders', label('Commandes', 'Orders')),
    gross: amount('gross', label('Chiffre d’affaires TTC', 'Turnover with VAT'), { card: 'amount' }),
    each_brought: amount('each_brought', label('Par client', 'Per customer')),
    period: periodColumn,
    step: stepColumn,
  },
} satisfies ListDefinition
