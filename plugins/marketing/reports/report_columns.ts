import { ORDER_COUNTS, keptOfOrder } from '#plugins/sales/index'
import { periodColumn } from '#core/lists/in_period'
import type { Label } from '#core/i18n/label'
import type { Dialect } from '#core/database/store'
import type { ListColumn } from '#core/lists/list'

export const label = (fr_FR: string, en_GB: string): Label => ({ fr_FR, en_GB })

export const number = (name: string, words: Label, more: Partial<ListColumn> = {}): ListColumn => ({
  type: 'number',
  sql: `p.${name}`,
  label: words,
  ...more,
})

export const amount = (name: string, words: Label, more: Partial<ListColumn> = {}): ListColumn => ({
  type: 'money',
  sql: `p.${name}`,
  currency: 'p.currency',
  label: words,
  ...more,
})

/** A part of a whole in percent, with two decimals; null without a whole. */
export const percent = (part: string, whole: string) => `round(100.0 * ${part} / nullif(${whole}, 0), 2)`

/** SQL: so many days after an instant, in the words of each database. */
export const daysAfter: Record<Dialect, (instant: string, days: number) => string> = {
  sqlite: (instant, days) => `strftime('%Y-%m-%dT%H:%M:%fZ', ${instant}, '+${days} days')`,
  pg: (instant, days) => `(${instant} + interval '${days} days')`,
}

/**
 * SQL: what discounts `u` gave on the orders `o` of a report's days, and what those orders brought. Amounts are those of the
 * shop's books.
 */
export const GIVEN = `count(*) as orders, sum(u.amount) as given, sum(${keptOfOrder('net')}) as net,
  sum(${keptOfOrder('total')}) as gross, max(o.base_currency) as currency,
  sum(case when exists (select 1 from sales_orders e
    where e.email = o.email and e.placed_at < o.placed_at and ${ORDER_COUNTS.replaceAll('o.', 'e.')})
    then 0 else 1 end) as newcomers`

/** SQL: the orders of a report's days that discounts applied to. */
export const DISCOUNTED = `marketing_uses u
  join sales_orders o on o.id = u.order_id and o.placed_at >= :start and o.placed_at < :end and ${ORDER_COUNTS}`

/** What the reports of discounts say of a row. */
export const givenColumns = {
  orders: number('orders', label('Commandes', 'Orders')),
  newcomers: number('newcomers', label('Premières commandes', 'First orders')),
  given: amount('given', label('Remises accordées', 'Discounts given'), { card: 'amount' }),
  gross: amount('gross', label('Chiffre d’affaires TTC', 'Turnover with VAT')),
  net: amount('net', label('Chiffre d’affaires HT', 'Turnover without VAT')),
  basket: {
    ...amount('gross', label('Panier moyen', 'Average basket')),
    sql: 'p.gross / nullif(p.orders, 0)',
  },
  share: number('share', label('Part de la remise (%)', 'Share of the discount (%)'), {
    sql: percent('p.given', '(p.gross + p.given)'),
  }),
  period: periodColumn,
} satisfies Record<string, ListColumn>
