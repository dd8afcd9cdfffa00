import { label } from '#plugins/marketing/reports/report_columns'
import { reportWidget } from '#plugins/marketing/reports/widgets/report_widget'
import type { MoneyData } from '#core/money/money'

/** The discounts that cost most, and what their orders brought. */
export default reportWidget({
  label: label('Remises', 'Discounts'),
  list: 'marketing.rule_report',
  order: 60,
  columns: [label('Remise', 'Discount'), label('Accordé', 'Given'), label('CA TTC', 'Turnover with VAT')],
  cells: ({ name, given, gross }) => [String(name), given as MoneyData, gross as MoneyData],
  screen: 'marketing.admin.discount',
  none: label('Aucune remise sur la période.', 'No discount in these days.'),
})
