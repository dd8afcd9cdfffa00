import { Anchor, Table, Text } from '@mantine/core'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { formatDate, formatInstant, formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import { TestBadge } from '../test_badge'
import { AskNow } from './ask_now'
import type { StaffOrder } from './order_data'

/** Payments and repayments of an order, also refused and pending ones; nothing without any. */
export function OrderMoney({ order }: { order: StaffOrder }) {
  const t = useWords()
  const waiting = order.movements.filter(({ state }) => state === 'waiting')
  if (order.transactions.length + waiting.length === 0) return null
  return (
    <section className="admin-panel" aria-label={t('sales.admin_orders.transactions')}>
      <h2>{t('sales.admin_orders.transactions')}</h2>
      <Table verticalSpacing={4}>
        <Table.Tbody>
          {order.transactions.map((one) => (
            <Transaction key={one.id} transaction={one} />
          ))}
          {waiting.map((one) => (
            <Waiting key={one.id} movement={one} />
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}

function Transaction({ transaction }: { transaction: StaffOrder['transactions'][number] }) {
  const t = useWords()
  const can = useCan()
  const locale = useLocale()
  const pathOf = useScreenPath()
  const { id, kind, reference, amount, isTest, message, paidOn, at } = transaction
  const path = can('sales.transactions.view') ? pathOf('sales.admin.transaction', { id }) : null
  return (
    <Table.Tr>
      <Table.Td>
        {t(`sales.admin_transactions.kind_${kind}`)} {isTest && <TestBadge />}
        {paidOn && <Text size="sm">{t('sales.admin_transactions.came_on', { date: formatDate(locale, paidOn) })}</Text>}
        {message && (
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {message}
          </Text>
        )}
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
      </Table.Td>
      <Amount amount={amount} />
    </Table.Tr>
  )
}

/** A movement that the provider has not confirmed. It is queried again automatically. */
function Waiting({ movement: { id, kind, amount, refund, at } }: { movement: StaffOrder['movements'][number] }) {
  const t = useWords()
  const locale = useLocale()
  return (
    <Table.Tr>
      <Table.Td>
        {t(`sales.admin_orders.waiting_${kind}`)}
        <Text size="xs" c="dimmed">
          {[formatInstant(locale, at), refund].filter(Boolean).join(', ')}
        </Text>
        <Text size="xs" c="dimmed">
          {t('sales.admin_orders.waiting_help')}
        </Text>
        <AskNow movement={id} />
      </Table.Td>
      <Amount amount={amount} />
    </Table.Tr>
  )
}

/** Aligned with the first line. */
function Amount({ amount }: { amount: StaffOrder['paid'] }) {
  const locale = useLocale()
  return (
    <Table.Td ta="right" style={{ verticalAlign: 'top', whiteSpace: 'nowrap' }}>
      {formatMoney(locale, amount)}
    </Table.Td>
  )
}
