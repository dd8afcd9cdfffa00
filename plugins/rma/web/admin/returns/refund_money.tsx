import { Radio, Stack, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useCan } from '#web/admin/admin_data'
import { MoneyInput } from '#web/admin/form/money_input'
import { call } from '#web/lib/clients'
import { formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import type { ResponseOf } from '#web/lib/registry'
import { useLocale } from '#web/lib/shell'
import type { StaffReturn } from './return_data'

/** How a refund is paid back, and what the shop retains of it. */
export interface RefundChoice {
  /** Minor units. */
  fee: number
  byProvider: boolean
}

interface RefundMoneyProps {
  found: StaffReturn
  choice: RefundChoice
  onChange: (choice: RefundChoice) => void
}

type Order = ResponseOf<'sales.admin.orders.show'>['data']
type Preview = ResponseOf<'sales.admin.refund_previews.store'>['data']

/** The amount of a refund, with its fee and who pays it back. Without the right to read the order: nothing is shown. */
export function RefundMoney({ found, choice, onChange }: RefundMoneyProps) {
  const t = useWords()
  const locale = useLocale()
  const can = useCan()
  const [order, setOrder] = useState<Order | null>(null)
  const mayRead = can('sales.orders.view')
  useEffect(() => {
    let isGone = false
    if (!mayRead) return
    call('GET', 'sales.admin.orders.show', { params: { id: found.order.id } }).then(
      (answer) => answer && !isGone && setOrder(answer.data),
      () => null
    )
    return () => {
      isGone = true
    }
  }, [mayRead, found.order.id])
  const total = useTotal(found, choice.fee, order)
  if (!order) return null
  const { provider, payment, paid } = order
  const canAsk = provider !== null && provider.toGiveBack.amount > 0 && can('sales.transactions.refund')
  return (
    <>
      <MoneyInput
        label={t('rma.admin_returns.fee')}
        description={t('rma.admin_returns.fee_help')}
        currency={paid.currency}
        value={choice.fee}
        onChange={(typed) => onChange({ fee: typed ?? 0, byProvider: choice.byProvider })}
      />
      {canAsk && (
        <Radio.Group
          label={t('rma.admin_returns.way')}
          value={choice.byProvider ? 'provider' : 'staff'}
          onChange={(value) => onChange({ fee: choice.fee, byProvider: value === 'provider' })}
        >
          <Stack gap={4} mt={4}>
            <Radio value="provider" label={t('rma.admin_returns.way_provider', { name: payment.title })} />
            <Radio value="staff" label={t('rma.admin_returns.way_staff')} />
          </Stack>
        </Radio.Group>
      )}
      {total && <Text fw={600}>{t('rma.admin_returns.total', { amount: formatMoney(locale, total.total) })}</Text>}
    </>
  )
}

/** What the credit note would come to. */
function useTotal(found: StaffReturn, adjustmentFee: number, order: Order | null): Preview | null {
  const can = useCan()
  const [total, setTotal] = useState<Preview | null>(null)
  const mayPreview = can('sales.refunds.update_qty') && order !== null
  const { lines } = found
  useEffect(() => {
    let isGone = false
    if (!mayPreview || !order) return
    const pieces = lines.map(({ orderLineId: lineId, unsettled: quantity }) => ({ lineId, quantity, restock: false }))
    const data = { lines: pieces, shipping: 0, adjustmentRefund: 0, adjustmentFee }
    call('POST', 'sales.admin.refund_previews.store', { params: { id: order.id }, data }).then(
      (answer) => answer && !isGone && setTotal(answer.data),
      () => setTotal(null)
    )
    return () => {
      isGone = true
    }
  }, [mayPreview, order, lines, adjustmentFee])
  return total
}
