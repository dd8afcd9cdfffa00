import { COUNTS, keptOf } from '#plugins/sales/reports/sold'

/**
 * Orders and credit notes of each stretch of a table of `starts` and `ends`, by the indices on their instants: `at`,
 * `day`, `orders`, `net`, `gross` (both before refunds), `refunded`, `refunded_net`.
 */
export const salesBySteps = (steps: string) => `(select s.at, s.day,
    coalesce(sold.orders, 0) as orders, coalesce(sold.net, 0) as net, coalesce(sold.gross, 0) as gross,
    coalesce(taken.net, 0) as refunded_net, coalesce(taken.gross, 0) as refunded
  from ${steps} s
  left join (select s.at, count(*) as orders, sum(${keptOf('net')}) as net, sum(${keptOf('total')}) as gross
    from ${steps} s join sales_orders o on o.placed_at >= s.starts and o.placed_at < s.ends and ${COUNTS}
    group by s.at) sold on sold.at = s.at
  left join (select s.at, sum(r.base_net_amount) as net, sum(r.base_total_amount) as gross
    from ${steps} s join sales_refunds r on r.issued_at >= s.starts and r.issued_at < s.ends
    group by s.at) taken on taken.at = s.at)`
