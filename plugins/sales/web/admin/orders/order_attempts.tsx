import { Accordion, Anchor, Group, Stack, Text } from '@mantine/core'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { StateBadge, type RecordState } from '#web/admin/record_states'
import { formatInstant, formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import { TestBadge } from '../test_badge'
import type { StaffOrder } from './order_data'

type Attempt = StaffOrder['attempts'][number]
type Transaction = StaffOrder['transactions'][number]

const TONES: Record<string, RecordState['tone']> = {
  begun: 'waiting',
  pending: 'waiting',
  authorised: 'active',
  paid: 'done',
  failed: 'alarm',
}

/** The attempts to pay an order online, each with what its provider told; nothing for an order that its customer pays by themselves. */
export function OrderAttempts({ order: { attempts, transactions } }: { order: StaffOrder }) {
  const t = useWords()
  if (!attempts.some(({ isOnline }) => isOnline)) return null
  return (
    <section className="admin-panel" aria-label={t('sales.admin_orders.attempts')}>
      <h2>{t('sales.admin_orders.attempts')}</h2>
      <Accordion multiple variant="default" chevronPosition="left" order={3}>
        {attempts.map((attempt) => (
          <Accordion.Item key={attempt.id} value={String(attempt.id)}>
            <Accordion.Control>
              <Summary attempt={attempt} />
            </Accordion.Control>
            <Accordion.Panel>
              <Details attempt={attempt} news={transactions.filter(({ paymentId }) => paymentId === attempt.id)} />
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </section>
  )
}

function Summary({ attempt: { attempt, method, state, amount, isTest, isOnline } }: { attempt: Attempt }) {
  const t = useWords()
  const locale = useLocale()
  const word = !isOnline && state === 'pending' ? 'waiting' : state
  return (
    <Group gap="xs" wrap="wrap">
      <Text size="sm" fw={600}>
        {method}
      </Text>
      <Text size="sm" c="dimmed">
        {t('sales.admin_orders.attempt', { number: attempt })}
      </Text>
      {isTest && <TestBadge />}
      <StateBadge state={{ word: t(`sales.admin_orders.attempt_${word}`), tone: TONES[state] ?? 'over' }} />
      <Text size="sm" ml="auto" style={{ whiteSpace: 'nowrap' }}>
        {formatMoney(locale, amount)}
      </Text>
    </Group>
  )
}

function Details({ attempt, news }: { attempt: Attempt; news: Transaction[] }) {
  const t = useWords()
  const locale = useLocale()
  const { reference, failure, isOnline, at, changedAt } = attempt
  const facts = Object.entries({
    at: formatInstant(locale, at),
    changed_at: changedAt !== at && formatInstant(locale, changedAt),
    reference: isOnline && (reference ?? t('sales.admin_orders.attempt_no_reference')),
    failure: failure && t(`sales.admin_orders.failure_${failure}`),
  }).filter(([, value]) => value)
  return (
    <Stack gap="sm">
      <dl className="admin-plain-list">
        {facts.map(([key, value]) => (
          <Group key={key} gap="xs" align="baseline">
            <Text component="dt" size="sm" c="dimmed" miw={170}>
              {t(`sales.admin_orders.attempt_${key}`)}
            </Text>
            <Text component="dd" size="sm" m={0} style={{ overflowWrap: 'anywhere' }}>
              {value}
            </Text>
          </Group>
        ))}
      </dl>
      {isOnline && <News news={news} />}
    </Stack>
  )
}

/** What a provider told of an attempt, in the order of its arrival. */
function News({ news }: { news: Transaction[] }) {
  const t = useWords()
  const can = useCan()
  const locale = useLocale()
  const pathOf = useScreenPath()
  if (news.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {t('sales.admin_orders.attempt_no_news')}
      </Text>
    )
  }
  return (
    <div>
      <Text size="sm" fw={600}>
        {t('sales.admin_orders.attempt_history')}
      </Text>
      <ol className="admin-plain-list">
        {news.map(({ id, kind, amount, message, reference, at }) => {
          const path = can('sales.transactions.view') ? pathOf('sales.admin.transaction', { id }) : null
          return (
            <li key={id}>
              <Text size="sm" span>
                {t(`sales.admin_transactions.kind_${kind}`)}, {formatMoney(locale, amount)}
                {message && `, ${message}`}
              </Text>
              <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                {formatInstant(locale, at)},{' '}
                {path ? (
                  <Anchor component={Link} to={path} size="xs" underline="always">
                    {reference}
                  </Anchor>
                ) : (
                  reference
                )}
              </Text>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
