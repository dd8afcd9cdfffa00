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
      // Most of a column is « non »: what stands out is what is.
      return value ? <>{t('admin.table.yes')}</> : <span className="admin-nothing">{t('admin.table.no')}</span>
    case 'choice':
      return <>{column.choices?.find((choice) => choice.value === String(value))?.label ?? String(value)}</>
    default: {
      const text = Array.isArray(value) ? value.join(', ') : String(value)
      return isCode(text) ? <span className="admin-nowrap">{text}</span> : <>{text}</>
    }
  }
}

/** A short word such as the number of a document: never broken at its hyphens. */
const isCode = (text: string) => /^\S{1,20}$/.test(text)

function isFigure({ type }: ListColumn): boolean {
  return type === 'number' || type === 'money' || type === 'id'
}

/** How a column stands: figures at the right, short words on one line, texts with room to be read. */
export function columnClass(column: ListColumn): string | undefined {
  if (isFigure(column)) return 'admin-figure'
  return column.type === 'text' ? 'admin-text' : 'admin-short'
}
