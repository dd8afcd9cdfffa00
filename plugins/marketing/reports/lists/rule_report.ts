import { DISCOUNTED, GIVEN, givenColumns, label } from '#plugins/marketing/reports/report_columns'
import type { ListDefinition } from '#core/lists/list'

/** What each rule gave away on the orders of some days, and what these orders brought. */
export default {
  permission: 'marketing.reports.list',
  label: label('Remises par règle', 'Discounts by rule'),
  ofPeriod: true,
  from: `(select r.id, r.name, ${GIVEN} from ${DISCOUNTED}
    join marketing_cart_rules r on r.id = u.rule_id group by r.id, r.name) p`,
  id: 'p.id',
  order: '-given',
  search: ['core_fold(p.name)'],
  naming: { titles: ['core_fold(p.name)'] },
  columns: {
    name: { type: 'text', sql: 'p.name', label: label('Remise', 'Discount'), card: 'title' },
    ...givenColumns,
  },
} satisfies ListDefinition
