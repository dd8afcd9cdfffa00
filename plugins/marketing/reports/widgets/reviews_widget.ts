import { label } from '#plugins/marketing/reports/report_columns'
import { monthOf, reportWidget } from '#plugins/marketing/reports/widgets/report_widget'

/** What customers think of the products. */
export default reportWidget({
  label: label('Avis', 'Reviews'),
  list: 'marketing.review_report',
  order: 63,
  isByMonth: true,
  columns: [label('Mois', 'Month'), label('Reçus', 'Received'), label('Note moyenne', 'Average rating')],
  cells: ({ day, reviews, average }, locale) => [
    monthOf(day, locale),
    Number(reviews),
    average === null ? '—' : Number(average),
  ],
  none: label('Aucun avis sur la période.', 'No review in these days.'),
})
