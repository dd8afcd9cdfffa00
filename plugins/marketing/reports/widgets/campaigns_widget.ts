import { label } from '#plugins/marketing/reports/report_columns'
import { reportWidget } from '#plugins/marketing/reports/widgets/report_widget'
import type { MoneyData } from '#core/money/money'

/** The campaigns that brought most. */
export default reportWidget({
  label: label('Campagnes', 'Campaigns'),
  list: 'marketing.campaign_report',
  order: 61,
  columns: [label('Campagne', 'Campaign'), label('Envoyés', 'Sent'), label('CA TTC', 'Turnover with VAT')],
  cells: ({ name, mails, gross }) => [String(name), Number(mails), gross as MoneyData],
  screen: 'marketing.admin.campaigns.form',
  none: label('Aucune campagne sur la période.', 'No campaign in these days.'),
})
