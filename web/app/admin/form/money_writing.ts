import { currencySign } from '#web/lib/formats'
import { currencyDigits } from '#web/lib/money'
import { useLocale } from '#web/lib/shell'

/** How a language writes figures, for a field. */
export function useFigureWriting() {
  const isFrench = useLocale() === 'fr_FR'
  return isFrench
    ? { decimalSeparator: ',', thousandSeparator: '\u202f', allowedDecimalSeparators: ['.', ','] }
    : { decimalSeparator: '.', thousandSeparator: ',' }
}

/** How a language writes an amount, for a field: « 1 234,50 € », “€1,234.50”. */
export function useMoneyWriting(currency: string) {
  const locale = useLocale()
  const figures = useFigureWriting()
  const sign = currencySign(locale, currency)
  return {
    ...figures,
    decimalScale: currencyDigits(currency),
    fixedDecimalScale: true,
    ...(locale === 'fr_FR' ? { suffix: `\u00a0${sign}` } : { prefix: sign }),
  }
}
