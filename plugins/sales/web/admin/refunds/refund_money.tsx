import { Badge, Group, Text } from '@mantine/core'
import { useCan } from '#web/admin/admin_data'
import { ConfirmButton } from '#web/admin/confirm_button'
import { call } from '#web/lib/clients'
import { formatInstant, formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import type { Refund } from './refund_data'

const COLOURS: Record<string, string> = { refunded: 'green', pending: 'yellow', failed: 'red', settled: 'gray' }

/** Whether the money has gone back; where its provider refused or does not answer, what may be done. */
export function RefundMoney({ refund }: { refund: Refund }) {
  const t = useWords()
  const locale = useLocale()
  const { state, payment, settled, returned } = refund
  // What the provider refused and staff gave back is theirs.
  const isByProvider = payment !== null && !(state === 'refunded' && payment.state === 'refused')
  return (
    <section className="admin-panel" aria-label={t('sales.admin_refunds.money')}>
      <h2>{t('sales.admin_refunds.money')}</h2>
      <Badge color={COLOURS[state] ?? 'gray'} variant={state === 'refunded' ? 'light' : 'outline'}>
        {t(`sales.admin_refunds.state_${state}`)}
      </Badge>
      {settled.amount > 0 && (
        <Text size="sm" mt="xs">
          {t('sales.admin_refunds.settled', { amount: formatMoney(locale, settled) })}
        </Text>
      )}
      <Text size="sm" mt="xs">
        {isByProvider
          ? t(`sales.admin_refunds.provider_${payment.state}`, {
              ...{ amount: formatMoney(locale, returned), name: payment.title, at: formatInstant(locale, payment.at) },
            })
          : returned.amount > 0
            ? t('sales.admin_refunds.by_staff', { amount: formatMoney(locale, returned) })
            : t('sales.admin_refunds.none_returned')}
      </Text>
      {isByProvider && payment.message && (
        <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
          {payment.message}
        </Text>
      )}
      <Remedies refund={refund} />
    </section>
  )
}

function Remedies({ refund: { id, state, payment, returned } }: { refund: Refund }) {
  const t = useWords()
  const can = useCan()
  const locale = useLocale()
  const isUnanswered = state === 'pending' && payment?.state === 'waiting'
  if (!can('sales.transactions.refund') || (state !== 'failed' && !isUnanswered)) return null
  const give = (byProvider: boolean) => () =>
    call('POST', 'sales.admin.refund_payments.store', { params: { id }, data: { byProvider } })
  const told = { amount: formatMoney(locale, returned), name: payment?.title ?? '' }
  return (
    <Group gap="xs" mt="sm">
      <ConfirmButton
        size="xs"
        variant="default"
        label={t('sales.admin_refunds.ask_again')}
        question={t('sales.admin_refunds.ask_again_question', told)}
        run={give(true)}
      />
      {state === 'failed' && (
        <ConfirmButton
          size="xs"
          variant="default"
          label={t('sales.admin_refunds.settle')}
          question={t('sales.admin_refunds.settle_question', told)}
          run={give(false)}
        />
      )}
    </Group>
  )
}
