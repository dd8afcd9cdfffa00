import { Text, Timeline } from '@mantine/core'
import { formatInstant } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import type { Moment } from './quote_data'

/** What happened to the quote, the last thing first. */
export function QuoteTimeline({ history }: { history: Moment[] }) {
  const t = useWords()
  const locale = useLocale()
  return (
    <section className="admin-panel" aria-label={t('sales.admin_quotes.history')}>
      <h2>{t('sales.admin_quotes.history')}</h2>
      <Timeline mt="sm" bulletSize={12} lineWidth={2}>
        {history.map((moment) => (
          <Timeline.Item key={moment.id} title={t(`sales.admin_quotes.${keyOf(moment)}`, moment.details)}>
            {moment.text && (
              <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                {moment.text}
              </Text>
            )}
            <Text size="xs" c="dimmed">
              {t(moment.isTold ? 'sales.admin_quotes.by_told' : 'sales.admin_quotes.by', {
                at: formatInstant(locale, moment.at),
                who: moment.actor.kind === 'system' ? t('sales.admin_quotes.by_system') : moment.actor.name,
              })}
            </Text>
          </Timeline.Item>
        ))}
      </Timeline>
    </section>
  )
}

/** What a moment is called: a quote may come from an order or from another quote. */
function keyOf({ kind, details }: Moment): string {
  if (kind !== 'requested') return `moment_${kind}`
  if (details.order) return 'moment_of_order'
  return details.quote ? 'moment_of_quote' : 'moment_requested'
}
