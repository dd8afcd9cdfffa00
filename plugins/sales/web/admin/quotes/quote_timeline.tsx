import { Text, Timeline } from '@mantine/core'
import { formatInstant } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import type { Moment, StaffQuote } from './quote_data'

/** Events by guests, who have no account to name. */
const OWN = new Set(['requested', 'accepted', 'declined', 'canceled'])

/** The events of a quote, latest first. */
export function QuoteTimeline({ quote: { history, customer } }: { quote: StaffQuote }) {
  const t = useWords()
  const locale = useLocale()
  const who = ({ actor, kind }: Moment) => {
    if (actor.kind !== 'system') return actor.name
    return OWN.has(kind) ? customer.name : t('sales.admin_quotes.by_system')
  }
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
                who: who(moment),
              })}
            </Text>
          </Timeline.Item>
        ))}
      </Timeline>
    </section>
  )
}

/** The label of an event. A quote may be a copy of an order or of another quote. */
function keyOf({ kind, details }: Moment): string {
  if (kind !== 'requested') return `moment_${kind}`
  if (details.order) return 'moment_of_order'
  return details.quote ? 'moment_of_quote' : 'moment_requested'
}
