import { Text, Timeline } from '@mantine/core'
import { formatInstant } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import type { Moment } from './order_data'

/** What happened to the order, the last thing first. */
export function OrderTimeline({ history }: { history: Moment[] }) {
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
