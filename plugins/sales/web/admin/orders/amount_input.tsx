import { NumberInput } from '@mantine/core'
import { currencySign } from '#web/lib/formats'
import { currencyDigits, toMinor, toUnits } from '#web/lib/money'
import { useLocale } from '#web/lib/shell'

interface AmountInputProps {
  label: string
  currency: string
  /** Minor units. */
  amount: number
  onChange: (amount: number) => void
}

/** An amount that is typed in units and kept in minor ones. */
export function AmountInput({ label, currency, amount, onChange }: AmountInputProps) {
  const locale = useLocale()
  return (
    <NumberInput
      label={label}
      value={toUnits(amount, currency)}
      min={0}
      decimalScale={currencyDigits(currency)}
      fixedDecimalScale
      decimalSeparator={locale === 'fr_FR' ? ',' : '.'}
      suffix={` ${currencySign(locale, currency)}`}
      onChange={(value) => onChange(toMinor(Number(value) || 0, currency))}
    />
  )
}
