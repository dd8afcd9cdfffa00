import { Text, Timeline } from '@mantine/core'
import { RecordHistory } from '#web/admin/record_history'
import { formatInstant } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import type { Moment } from './order_data'

interface OrderTimelineProps {
  orderId: number
  history: Moment[]
}

/** The events of an order, latest first, with a link to the audit log. */
export function OrderTimeline({ orderId, history }: OrderTimelineProps) {
  const t = useWords()
  const locale = useLocale()
  return (
    <section className="admin-panel" aria-label={t('sales.admin_orders.history')}>
      <h2>{t('sales.admin_orders.history')}</h2>
      <Timeline mt="sm" bulletSize={12} lineWidth={2}>
        {history.map((moment) => (
          <Timeline.Item key={moment.id} title={<Title moment={moment} />}>
            {moment.text && (
              <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                {moment.text}
              </Text>
            )}
            <Text size="xs" c="dimmed">
              {t(moment.isTold ? 'sales.admin_orders.by_told' : 'sales.admin_orders.by', {
                at: formatInstant(locale, moment.at),
                who: moment.actor.kind === 'system' ? t('sales.admin_orders.by_system') : moment.actor.name,
              })}
            </Text>
          </Timeline.Item>
        ))}
      </Timeline>
      <Text size="sm" mt="sm">
        <RecordHistory subject="sales.orders" id={orderId} />
      </Text>
    </section>
  )
}

function Title({ moment: { kind, from, to, details } }: { moment: Moment }) {
  const t = useWords()
  if (kind === 'state' && from && to) {
    return t('sales.admin_orders.moved', {
      from: t(`sales.order_states.${from}`),
      to: t(`sales.order_states.${to}`),
    })
  }
  if (kind === 'payment_news') return t(`sales.admin_orders.news_${details.news}`, details)
  return t(`sales.admin_orders.moment_${kind}`, details)
}
