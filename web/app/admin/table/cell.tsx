import { Badge } from '@mantine/core'
import { formatDate, formatInstant, formatMoney, formatNumber } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import type { Money } from '#web/lib/shapes'
import type { CellValue, ListColumn, Tone } from './list_types'

/** A formatted value, by the type of its column. */
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
      // Most values are « non »: only « oui » stands out.
      return value ? <>{t('admin.table.yes')}</> : <span className="admin-nothing">{t('admin.table.no')}</span>
    case 'choice':
      return <Choice column={column} value={String(value)} />
    default: {
      const text = Array.isArray(value) ? value.join(', ') : String(value)
      return isCode(text) ? <span className="admin-nowrap">{text}</span> : <>{text}</>
    }
  }
}

const COLOURS: Record<Tone, string> = { good: 'green', waiting: 'yellow', active: 'primary', bad: 'red', plain: 'gray' }

function Choice({ column, value }: { column: ListColumn; value: string }) {
  const choice = column.choices?.find((one) => one.value === value)
  if (!choice?.tone) return <>{choice?.label ?? value}</>
  // Yellow on its own tint has too little contrast.
  return (
    <Badge color={COLOURS[choice.tone]} variant={choice.tone === 'waiting' ? 'outline' : 'light'}>
      {choice.label}
    </Badge>
  )
}

/** A short value such as a document number, which must not wrap at its hyphens. */
const isCode = (text: string) => /^\S{1,20}$/.test(text)

function isFigure({ type }: ListColumn): boolean {
  return type === 'number' || type === 'money' || type === 'id'
}

/** Class name of a column: numbers right-aligned, short values on one line, wider texts. */
export function columnClass(column: ListColumn): string | undefined {
  if (isFigure(column)) return 'admin-figure'
  return column.type === 'text' ? 'admin-text' : 'admin-short'
}
