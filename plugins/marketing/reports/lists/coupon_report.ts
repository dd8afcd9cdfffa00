import { DISCOUNTED, GIVEN, givenColumns, label } from '#plugins/marketing/reports/report_columns'
import type { ListDefinition } from '#core/lists/list'

/** What each code gave away on the orders of some days. A code that was deleted counts with its rule only. */
export default {
  permission: 'marketing.reports.list',
  label: label('Remises par code', 'Discounts by coupon'),
  ofPeriod: true,
  from: `(select k.id, k.code, r.id as rule_id, r.name, ${GIVEN} from ${DISCOUNTED}
    join marketing_coupons k on k.id = u.coupon_id join marketing_cart_rules r on r.id = k.rule_id
    group by k.id, k.code, r.id, r.name) p`,
  id: 'p.id',
  order: '-given',
  search: ['core_fold(p.code)', 'core_fold(p.name)'],
  naming: { codes: ['core_fold(p.code)'], titles: ['core_fold(p.name)'] },
  columns: {
    code: { type: 'text', sql: 'p.code', sort: 'p.code', label: label('Code', 'Code'), card: 'title' },
    name: { type: 'text', sql: 'p.name', label: label('Remise', 'Discount'), card: 'subtitle' },
    ...givenColumns,
    rule_id: { type: 'id', sql: 'p.rule_id', label: label('N° de remise', 'Discount no.'), isShown: false },
  },
} satisfies ListDefinition
