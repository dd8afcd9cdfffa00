import { Radio, Stack } from '@mantine/core'
import { useCan } from '#web/admin/admin_data'
import { formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import type { StaffOrder } from './order_data'

interface Provider {
  name: string
  /** The amount that it may repay, formatted. */
  most: string
}

interface RefundWayProps {
  provider: Provider | null
  isByProvider: boolean
  onChange: (isByProvider: boolean) => void
  /** The whole amount is repaid, so the dialog has no amount field. */
  isAll?: boolean
}

/** Chooses who repays, when a provider can. */
export function RefundWay({ provider, isByProvider, onChange, isAll = false }: RefundWayProps) {
  const t = useWords()
  if (!provider) return null
  return (
    <Radio.Group
      label={t('sales.admin_orders.refund_money')}
      value={isByProvider ? 'provider' : 'staff'}
      onChange={(value) => onChange(value === 'provider')}
    >
      <Stack gap={4} mt={4}>
        <Radio
          value="provider"
          label={t(`sales.admin_orders.${isAll ? 'cancel' : 'refund'}_by_provider`, { ...provider })}
        />
        <Radio value="staff" label={t('sales.admin_orders.refund_by_staff')} />
      </Stack>
    </Radio.Group>
  )
}

/** The provider that can repay besides staff, and its maximum amount; null without one. */
export function useProvider({ provider, payment }: StaffOrder, wanted?: StaffOrder['paid']): Provider | null {
  const can = useCan()
  const locale = useLocale()
  if (!provider || provider.toGiveBack.amount === 0 || !can('sales.transactions.refund')) return null
  const { amount, currency } = provider.toGiveBack
  const most = Math.min(amount, wanted?.amount ?? amount)
  return most === 0 ? null : { name: payment.title, most: formatMoney(locale, { amount: most, currency }) }
}
