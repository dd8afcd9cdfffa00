import { useWords, type Translate } from '#web/lib/i18n'
import { formatDate } from '#web/lib/formats'
import type { Locale } from '#web/lib/locale'
import { useLocale } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import { writeWithUnit } from '../form/read_figure'
import { IconX } from '../icons'
import type { ListColumn } from './list_types'
import type { Table } from './use_table'

/** Active filters. A click removes one. */
export function Chips({ table }: { table: Table }) {
  const t = useWords()
  const locale = useLocale()
  const { filter, q } = table.state
  const active = Object.entries(table.ownFilter)
  if (active.length === 0 && q === '') return null
  const without = (key: string) => Object.fromEntries(Object.entries(filter).filter(([name]) => name !== key))
  return (
    <ul className="admin-chips" aria-label={t('admin.table.active_filters')}>
      {q && <Chip text={t('admin.table.searched', { q })} address={table.addressWith({ q: '' })} />}
      {active.map(([key, value]) => {
        const column = table.list.columns.find((each) => each.key === key)
        const text = t('admin.table.chip', {
          label: column?.label ?? key,
          value: displayValue(column, value, t, locale),
        })
        return <Chip key={key} text={text} address={table.addressWith({ filter: without(key) })} />
      })}
      <li>
        <Link to={table.wholeAddress} preventScrollReset className="admin-chips-clear">
          {t('admin.table.clear')}
        </Link>
      </li>
    </ul>
  )
}

function Chip({ text, address }: { text: string; address: string }) {
  const t = useWords()
  return (
    <li>
      <Link to={address} preventScrollReset className="admin-chip" aria-label={t('admin.table.remove', { text })}>
        {text}
        <IconX size={14} />
      </Link>
    </li>
  )
}

/** The formatted value of a filter. */
function displayValue(column: ListColumn | undefined, value: string, t: Translate, locale: Locale): string {
  if (column?.type === 'boolean') return t(value === '1' ? 'admin.table.yes' : 'admin.table.no')
  if (column?.type === 'choice') {
    return value
      .split(',')
      .map((each) => column.choices?.find((choice) => choice.value === each)?.label ?? each)
      .join(', ')
  }
  if (!value.includes('..')) return value
  const isTime = column?.type === 'instant' || column?.type === 'day'
  const written = (end: string) => {
    if (end === '') return end
    if (isTime) return formatDate(locale, end, 'UTC')
    return column?.kind === 'percent' ? writeWithUnit(Number(end), { locale, digits: 2, unit: '%' }) : end
  }
  const [from = '', to = ''] = value.split('..').map(written)
  if (!to) return t('admin.table.at_least', { from })
  return from ? t('admin.table.between', { from, to }) : t('admin.table.at_most', { to })
}
