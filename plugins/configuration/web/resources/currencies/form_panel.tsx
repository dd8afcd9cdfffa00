import { formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { toMinor } from '#web/lib/money'
import { useLocale } from '#web/lib/shell'

/** The decimals of a currency, which are those of ISO 4217, and a price in it. */
export default function CurrencyPanel({ row }: { row: { code: string; decimals: number } }) {
  const t = useWords()
  const locale = useLocale()
  const sample = formatMoney(locale, { amount: toMinor(1234.5, row.code), currency: row.code })
  return <p className="admin-hint">{t('configuration.currencies.sample', { count: row.decimals, sample })}</p>
}
