import { formatDate, formatInstant, formatMoney, formatNumber } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import type { Money } from '#web/lib/shapes'
import type { CellValue, ListColumn } from './list_types'

/** A value as people read it, by the type of its column. */
export function Cell({ column, value }: { column: ListColumn; value: CellValue }) {
  const t = useWords()
  const locale = useLocale()
  if (value === null || value === undefined || value === '') {
    return (
      <span className="admin-nothing" aria-label={t('admin.table.nothing')}>
        –
      </span>
    )
  }
  switch (column.type) {
    case 'money':
      return <>{formatMoney(locale, value as Money)}</>
    case 'number':
      return <>{formatNumber(locale, Number(value))}</>
    case 'instant':
      return <time dateTime={String(value)}>{formatInstant(locale, String(value))}</time>
    case 'day':
      return <time dateTime={String(value)}>{formatDate(locale, String(value), 'UTC')}</time>
    case 'boolean':
      return <>{t(value ? 'admin.table.yes' : 'admin.table.no')}</>
    case 'choice':
      return <>{column.choices?.find((choice) => choice.value === String(value))?.label ?? String(value)}</>
    default:
      return <>{Array.isArray(value) ? value.join(', ') : String(value)}</>
  }
}

export function isFigure({ type }: ListColumn): boolean {
  return type === 'number' || type === 'money' || type === 'id'
}
