import { RelatedRows } from '#web/admin/table/related_rows'
import { useScreenPath } from '#web/admin/admin_data'
import { useWords } from '#web/lib/i18n'

/** The campaigns that were sent to a customer. */
export default function CampaignsTab({ customer }: { customer: { email: string } }) {
  const t = useWords()
  const pathOf = useScreenPath()
  return (
    <RelatedRows
      list="marketing.deliveries"
      route="marketing.admin.deliveries.index"
      filter={{ email: customer.email }}
      columns={['campaign', 'state', 'queued_at', 'detail']}
      open={({ campaign_id: id }) => pathOf('marketing.admin.campaigns.form', { id: String(id) })}
      screen="marketing.admin.deliveries"
      empty={t('marketing.customer_campaigns.none')}
    />
  )
}
