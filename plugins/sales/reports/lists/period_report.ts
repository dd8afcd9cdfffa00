import { label } from '#plugins/sales/shared/label'
import { periodColumn, stepColumn } from '#core/lists/in_period'
import { salesBySteps } from '#plugins/sales/reports/sales_by_step'
import type { ListColumn, ListDefinition } from '#core/lists/list'
import type { Label } from '#core/i18n/label'

/** Of the shop's books; orders of one shop have one. */
const BOOKS = "coalesce((select o.base_currency from sales_orders o order by o.id desc limit 1), 'EUR')"

const amount = (sql: string, words: Label): ListColumn => ({ type: 'money', sql, currency: 'p.currency', label: words })

/** What was sold each day, week or month. */
export default {
  permission: 'sales.reports.list',
  label: label('Ventes par période', 'Sales by period'),
  ofPeriod: true,
  from: `(select t.*, ${BOOKS} as currency from ${salesBySteps(':steps')} t) p`,
  id: 'p.at',
  order: 'day',
  columns: {
    day: { type: 'day', sql: 'p.day', label: label('À partir du', 'From'), filter: false },
    orders: { type: 'number', sql: 'p.orders', label: label('Commandes', 'Orders') },
    gross: amount('p.gross', label('Commandé TTC', 'Ordered with VAT')),
    refunded: amount('p.refunded', label('Remboursé TTC', 'Refunded with VAT')),
    net: amount('p.net - p.refunded_net', label('Chiffre d’affaires HT', 'Turnover without VAT')),
    turnover: amount('p.gross - p.refunded', label('Chiffre d’affaires TTC', 'Turnover with VAT')),
    basket: {
      ...amount(
        'case when p.orders = 0 then null else p.gross / p.orders end',
        label('Panier moyen', 'Average basket')
      ),
    },
    period: periodColumn,
    step: stepColumn,
  },
} satisfies ListDefinition
