import { Badge, Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useCan } from '#web/admin/admin_data'
import { ConfirmButton } from '#web/admin/confirm_button'
import { call } from '#web/lib/clients'
import { formatDate, formatInstant, formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { PaidDialog } from './paid_dialog'
import type { PaymentChoice } from '../invoices/invoice_data'
import type { Refund } from './refund_data'

const COLOURS: Record<string, string> = {
  due: 'yellow',
  refunded: 'green',
  pending: 'yellow',
  failed: 'red',
  settled: 'gray',
}

interface RefundMoneyProps {
  refund: Refund
  /** Empty: it goes the way that the order was paid. */
  methods: PaymentChoice[]
}

/**
 * The state of a repayment. When staff must pay it, or the provider refused it or does not respond, also the possible
 * actions.
 */
export function RefundMoney({ refund, methods }: RefundMoneyProps) {
  const t = useWords()
  const locale = useLocale()
  const { state, payment, settled, returned, returnedOn, method } = refund
  // After a refusal by the provider, staff paid it.
  const isByProvider = payment !== null && !(state === 'refunded' && payment.state === 'refused')
  const amount = formatMoney(locale, returned)
  const told =
    returned.amount === 0
      ? t('sales.admin_refunds.none_returned')
      : state === 'due'
        ? t('sales.admin_refunds.due', { amount, name: method.title })
        : returnedOn
          ? t('sales.admin_refunds.by_staff_on', { amount, date: formatDate(locale, returnedOn) })
          : t('sales.admin_refunds.by_staff', { amount })
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
              amount,
              name: payment.title,
              at: formatInstant(locale, payment.at),
            })
          : told}
      </Text>
      {isByProvider && payment.message && (
        <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
          {payment.message}
        </Text>
      )}
      <Remedies refund={refund} methods={methods} />
    </section>
  )
}

function Remedies({ refund, methods }: RefundMoneyProps) {
  const t = useWords()
  const can = useCan()
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  const { id, state, payment, returned } = refund
  const isUnanswered = state === 'pending' && payment?.state === 'waiting'
  const isOpenYet = state === 'failed' || state === 'due'
  if (!can('sales.transactions.refund') || (!isOpenYet && !isUnanswered)) return null
  const told = { amount: formatMoney(locale, returned), name: payment?.title ?? '' }
  return (
    <Group gap="xs" mt="sm">
      {payment && state !== 'due' && (
        <ConfirmButton
          size="xs"
          variant="default"
          label={t('sales.admin_refunds.ask_again')}
          question={t('sales.admin_refunds.ask_again_question', told)}
          run={() => call('POST', 'sales.admin.refund_payments.store', { params: { id }, data: { byProvider: true } })}
        />
      )}
      {isOpenYet && (
        <Button size="xs" variant={state === 'due' ? 'filled' : 'default'} onClick={() => setOpen(true)}>
          {t('sales.admin_refunds.settle')}
        </Button>
      )}
      {isOpen && <PaidDialog refund={refund} methods={methods} onClose={() => setOpen(false)} />}
    </Group>
  )
}
