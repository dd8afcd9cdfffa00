import type { TableRow } from '#web/admin/table/list_types'
import { formatMoney, formatNumber } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale, useShell } from '#web/lib/shell'

/** How much a rule takes off, written by its kind. */
export default function RuleAmount({ row: { kind, amount } }: { row: TableRow }) {
  const t = useWords()
  const locale = useLocale()
  const { currency } = useShell()
  const figure = Number(amount)
  if (kind === 'none') return '–'
  if (kind !== 'percent') return formatMoney(locale, { amount: figure, currency })
  return t('marketing.discounts.percent_of', { percent: formatNumber(locale, figure / 100) })
}
