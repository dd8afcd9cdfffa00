import { NativeSelect } from '@mantine/core'
import { formatNumber } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import { IconChevronLeft, IconChevronRight } from '../icons'
import { pageSizes } from './table_address'
import type { Table } from './use_table'

/** Pagination and page size of a list. Links, so that they work without JavaScript. */
export function Pager({ table }: { table: Table }) {
  const t = useWords()
  const locale = useLocale()
  const { page, limit } = table.state
  const { total } = table
  if (total === 0) return null
  const pages = Math.max(1, Math.ceil(total / limit))
  const from = (page - 1) * limit + 1
  const values = {
    from: formatNumber(locale, from),
    to: formatNumber(locale, Math.min(total, from + limit - 1)),
    total: formatNumber(locale, total),
  }
  return (
    <nav className="admin-pager" aria-label={t('shell.pagination.label')}>
      <span role="status">{t('admin.table.range', values)}</span>
      <span className="admin-pages">
        <Step table={table} page={page - 1} isThere={page > 1} label={t('shell.pagination.previous')} />
        <span>{t('admin.table.page', { page: formatNumber(locale, page), pages: formatNumber(locale, pages) })}</span>
        <Step table={table} page={page + 1} isThere={page < pages} label={t('shell.pagination.next')} />
      </span>
      <NativeSelect
        size="xs"
        aria-label={t('admin.table.page_size')}
        value={String(limit)}
        onChange={({ currentTarget }) => table.go({ limit: Number(currentTarget.value) })}
        data={pageSizes.map((size) => ({ value: String(size), label: t('admin.table.per_page', { size }) }))}
      />
    </nav>
  )
}

interface StepProps {
  table: Table
  page: number
  isThere: boolean
  label: string
}

function Step({ table, page, isThere, label }: StepProps) {
  const Chevron = page < table.state.page ? IconChevronLeft : IconChevronRight
  if (!isThere) {
    return (
      <span className="admin-step" aria-hidden>
        <Chevron size={18} />
      </span>
    )
  }
  return (
    <Link className="admin-step" to={table.addressWith({ page })} aria-label={label} prefetch="intent">
      <Chevron size={18} />
    </Link>
  )
}
