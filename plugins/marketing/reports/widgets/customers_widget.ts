import { label } from '#plugins/marketing/reports/report_columns'
import { monthOf, reportWidget } from '#plugins/marketing/reports/widgets/report_widget'

/** Whether new customers come again. */
export default reportWidget({
  label: label('Fidélité des nouveaux clients', 'New customers who came again'),
  list: 'marketing.cohort_report',
  order: 62,
  isByMonth: true,
  columns: [label('Mois', 'Month'), label('Nouveaux clients', 'New customers'), label('Revenus (%)', 'Back (%)')],
  cells: ({ day, customers, rate }, locale) => [monthOf(day, locale), Number(customers), Number(rate)],
  none: label('Aucune première commande sur la période.', 'No first order in these days.'),
})
