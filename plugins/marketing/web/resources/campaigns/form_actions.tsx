import { Button } from '@mantine/core'
import { useScreenPath } from '#web/admin/admin_data'
import { useWords } from '#web/lib/i18n'
import type { ResponseOf } from '#web/lib/registry'
import { Link } from '#web/ui/link'

type Campaign = ResponseOf<'marketing.admin.campaigns.show'>['data']

/** The way to whom a campaign was sent. */
export default function CampaignActions({ row: { id, state } }: { row: Campaign }) {
  const t = useWords()
  const path = useScreenPath()('marketing.admin.deliveries')
  if (!path || state === 'draft') return null
  return (
    <Button
      component={Link}
      to={`${path}?${new URLSearchParams({ 'filter[campaign_id]': String(id) })}`}
      variant="default"
    >
      {t('marketing.campaigns.sent_log')}
    </Button>
  )
}
