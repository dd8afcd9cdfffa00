import { Radio, Stack } from '@mantine/core'
import { useCan } from '#web/admin/admin_data'
import { formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import type { StaffOrder } from './order_data'

interface Provider {
  name: string
  /** What it may give back, in words. */
  most: string
}

interface RefundWayProps {
  provider: Provider | null
  isByProvider: boolean
  onChange: (isByProvider: boolean) => void
  /** All that it may give back goes: nobody says how much. */
  isAll?: boolean
}

/** Who gives the money back; asked where a provider may. */
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

/** Who may give the money back beside staff, and how much at most (of what is wanted); null: nobody. */
export function useProvider({ provider, payment }: StaffOrder, wanted?: StaffOrder['paid']): Provider | null {
  const can = useCan()
  const locale = useLocale()
  if (!provider || provider.toGiveBack.amount === 0 || !can('sales.transactions.refund')) return null
  const { amount, currency } = provider.toGiveBack
  const most = Math.min(amount, wanted?.amount ?? amount)
  return most === 0 ? null : { name: payment.title, most: formatMoney(locale, { amount: most, currency }) }
}
