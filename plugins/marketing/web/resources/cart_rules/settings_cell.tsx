import type { TableRow } from '#web/admin/table/list_types'
import { formatMoney, formatNumber } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale, useShell } from '#web/lib/shell'

/** How much a rule takes off, where its kind says so in one figure. */
export default function RuleValue({ row: { settings } }: { row: TableRow }) {
  const t = useWords()
  const locale = useLocale()
  const { currency } = useShell()
  const { percent, amount } = read(settings)
  if (typeof percent === 'number') {
    return t('marketing.discounts.percent_of', { percent: formatNumber(locale, percent / 100) })
  }
  return typeof amount === 'number' ? formatMoney(locale, { amount, currency }) : '–'
}

function read(settings: unknown): { percent?: unknown; amount?: unknown } {
  try {
    return JSON.parse(String(settings)) as { percent?: unknown; amount?: unknown }
  } catch {
    return {}
  }
}
