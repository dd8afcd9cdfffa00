import { Checkbox, Group, Select, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { notifyDone, notifyOdd } from '#web/admin/notify'
import { MailNotice } from '#web/admin/mail_notice'
import { call } from '#web/lib/clients'
import { useWords, type Translate } from '#web/lib/i18n'
import { AmountInput } from './amount_input'
import { PiecesDialog, type ChosenPieces } from './pieces_dialog'
import { RefundWay, useProvider } from './refund_way'
import { RefundSum } from './refund_sum'
import type { SourceChoice } from './ship_order'
import type { StaffOrder } from './order_data'

interface RefundDialogProps {
  order: StaffOrder
  sources: SourceChoice[]
  onClose: () => void
}

/** Issues a credit note: pieces, delivery, additions and deductions, with a live total. */
export function RefundDialog({ order, sources, onClose }: RefundDialogProps) {
  const t = useWords()
  const isPaid = order.paid.amount > 0
  const lines = order.lines
    .filter(({ toRefund }) => toRefund > 0)
    .map((line) => ({
      line,
      most: line.toRefund,
      // Preselects missing pieces, which are the most likely to be credited.
      first: Math.min(line.toRefund, Math.max(0, line.short - line.toCancel)),
    }))
  const [pieces, setPieces] = useState<ChosenPieces[]>(() =>
    lines.map(({ line, first }) => ({ lineId: line.id, quantity: first }))
  )
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set())
  const [amounts, setAmounts] = useState({ shipping: 0, adjustmentRefund: 0, adjustmentFee: 0 })
  const [source, setSource] = useState(sources[0]?.code ?? 'main')
  const [reason, setReason] = useState('')
  const [notify, setNotify] = useState(true)
  const provider = useProvider(order)
  const [byProvider, setByProvider] = useState(provider !== null)
  const wish = (chosen: ChosenPieces[]) => ({
    lines: chosen.map((one) => ({ ...one, restock: !kept.has(one.lineId) })),
    ...amounts,
  })
  const toggle = (lineId: number, isKept: boolean) =>
    setKept(new Set(isKept ? [...kept, lineId] : [...kept].filter((one) => one !== lineId)))
  return (
    <PiecesDialog
      title={t(`sales.admin_orders.${isPaid ? 'refund' : 'credit'}_title`, { number: order.number })}
      lines={lines}
      submitLabel={t(`sales.admin_orders.${isPaid ? 'refund' : 'credit'}`)}
      done={(answer) => tell(answer, t)}
      isEmptyAtFirst
      onChoose={setPieces}
      onClose={onClose}
      run={(chosen, key) =>
        call('POST', 'sales.admin.refunds.store', {
          params: { id: order.id },
          headers: { 'idempotency-key': key },
          data: { ...wish(chosen), source, reason, notify, byProvider },
        })
      }
      aside={(line) => (
        <Checkbox
          label={t('sales.admin_orders.restock')}
          aria-label={t('sales.admin_orders.restock_of', { name: line.name })}
          checked={!kept.has(line.id)}
          onChange={({ currentTarget }) => toggle(line.id, !currentTarget.checked)}
        />
      )}
    >
      <Group grow align="start">
        {(['shipping', 'adjustmentRefund', 'adjustmentFee'] as const).map((name) => (
          <AmountInput
            key={name}
            label={t(`sales.admin_orders.refund_${name}`)}
            currency={order.paid.currency}
            amount={amounts[name]}
            onChange={(amount) => setAmounts({ ...amounts, [name]: amount })}
          />
        ))}
      </Group>
      {sources.length > 1 && (
        <Select
          label={t('sales.admin_orders.refund_source')}
          data={sources.map(({ code, name }) => ({ value: code, label: name }))}
          value={source}
          allowDeselect={false}
          onChange={(value) => setSource(value ?? source)}
        />
      )}
      <Textarea
        label={t('sales.admin_orders.refund_reason')}
        description={t('sales.admin_orders.cancel_reason_help')}
        value={reason}
        maxLength={1000}
        autosize
        minRows={2}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <Checkbox
        label={t('sales.admin_orders.tell_customer', { email: order.customer.email })}
        checked={notify}
        onChange={({ currentTarget }) => setNotify(currentTarget.checked)}
      />
      {notify && <MailNotice />}
      <RefundWay provider={provider} isByProvider={byProvider} onChange={setByProvider} />
      <RefundSum orderId={order.id} wish={wish(pieces)} />
      <Text size="sm" c="dimmed">
        {t('sales.admin_orders.refund_help')} {isPaid && !byProvider && t('sales.admin_orders.refund_help_staff')}
      </Text>
    </PiecesDialog>
  )
}

/** Shows what happened to the money. The credit note was issued in any case. */
function tell(answer: unknown, t: Translate): void {
  const { state } = (answer as { data: { state: string } }).data
  const say = state === 'failed' ? notifyOdd : notifyDone
  say(t(`sales.admin_orders.refund_issued_${state}`))
}
