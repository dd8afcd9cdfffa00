import { label } from '#plugins/rma/label'
import { RETURNED_LINES, SOLD_LINES, percent, returnedColumns } from '#plugins/rma/reports/sold_and_returned'
import type { ListDefinition } from '#core/lists/list'

/** Why goods came back. */
export default {
  permission: 'rma.reports.list',
  label: label('Retours par motif', 'Returns by reason'),
  ofPeriod: true,
  from: `(select e.*, ${percent('e.returned', 'sum(e.returned) over ()')} as share,
      ${percent('e.returned', `(select sum(s.pieces) from ${SOLD_LINES} s)`)} as rate
    from (select n.id, n.title, n.position, count(distinct t.return_id) as requests, sum(t.pieces) as returned
      from ${RETURNED_LINES} t join rma_reasons n on n.id = t.reason_id group by n.id, n.title, n.position) e) p`,
  id: 'p.id',
  order: '-returned',
  columns: {
    reason: {
      type: 'text',
      sql: "coalesce(nullif(p.title ->> :locale, ''), p.title ->> 'fr_FR')",
      sort: 'p.position',
      label: label('Motif', 'Reason'),
      filter: false,
      card: 'title',
    },
    requests: { type: 'number', sql: 'p.requests', label: label('Retours', 'Returns') },
    returned: returnedColumns.returned,
    share: { type: 'number', sql: 'p.share', label: label('Part des retours (%)', 'Share of returns (%)') },
    rate: returnedColumns.rate,
    period: returnedColumns.period,
  },
} satisfies ListDefinition
