import { NumberInput } from '@mantine/core'
import { useMoneyWriting } from '#web/admin/form/money_writing'
import { toMinor, toUnits } from '#web/lib/money'

interface AmountInputProps {
  label: string
  currency: string
  /** Minor units. */
  amount: number
  onChange: (amount: number) => void
}

/** An amount that is typed in units and kept in minor ones. */
export function AmountInput({ label, currency, amount, onChange }: AmountInputProps) {
  const writing = useMoneyWriting(currency)
  return (
    <NumberInput
      label={label}
      value={toUnits(amount, currency)}
      min={0}
      {...writing}
      onChange={(value) => onChange(toMinor(Number(value) || 0, currency))}
    />
  )
}
