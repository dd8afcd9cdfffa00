import { currencySign } from '#web/lib/formats'
import { currencyDigits } from '#web/lib/money'
import { useLocale } from '#web/lib/shell'
import { FigureInput, type FigureInputProps } from './figure_input'

export interface MoneyInputProps extends Omit<FigureInputProps, 'digits' | 'unit' | 'currency' | 'max'> {
  currency: string
}

/** An amount in minor units, displayed in units of its currency. */
export function MoneyInput({ currency, min = 0, ...rest }: MoneyInputProps) {
  const locale = useLocale()
  return (
    <FigureInput
      {...rest}
      min={min}
      currency={currency}
      digits={currencyDigits(currency)}
      unit={currencySign(locale, currency)}
    />
  )
}
