import { formatInstant, formatMoney, formatNumber } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import type { ResponseOf } from '#web/lib/registry'
import { useLocale } from '#web/lib/shell'

type Cell = ResponseOf<'catalogue.admin.product_change_rows.index'>['data'][number]['cells'][number]

interface ShownValueProps {
  field: Cell['field']
  value: Cell['before']
  known: {
    categories: Record<number, string>
    /** Of the shop's prices. */
    currency: string
  }
}

/** A value of a product, before or after a change. */
export function ShownValue({ field, value, known }: ShownValueProps) {
  const t = useWords()
  const locale = useLocale()
  if (value === null || (Array.isArray(value) && value.length === 0)) return <>–</>
  if (field === 'stock') return <>{formatNumber(locale, Number(value))}</>
  if (Array.isArray(value)) {
    return <>{value.map((one) => (field === 'categories' ? (known.categories[Number(one)] ?? one) : one)).join(', ')}</>
  }
  if (typeof value === 'boolean') return <>{t(value ? 'admin.table.yes' : 'admin.table.no')}</>
  if (typeof value === 'number') return <>{formatMoney(locale, { amount: value, currency: known.currency })}</>
  if (field === 'attribute') return <>{value}</>
  if (field === 'status') return <>{t(`catalogue.product_form.status_${value}`)}</>
  return <>{formatInstant(locale, value)}</>
}
