import { MoneyInput } from '#web/admin/form/money_input'

interface AmountInputProps {
  label: string
  currency: string
  /** Minor units. */
  amount: number
  onChange: (amount: number) => void
}

/** An amount field of a dialog. Empty means 0. */
export function AmountInput({ label, currency, amount, onChange }: AmountInputProps) {
  return <MoneyInput label={label} currency={currency} value={amount} onChange={(typed) => onChange(typed ?? 0)} />
}
