import { ActionIcon, Button, Collapse, Indicator, NativeSelect, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useEffect, useRef, type FormEvent } from 'react'
import { useWords } from '#web/lib/i18n'
import { IconFilter, IconSearch } from '../icons'
import { ColumnsMenu } from './columns_menu'
import { ExportMenu } from './export_menu'
import { FilterPanel } from './filter_panel'
import { orderChoices } from './order_choices'
import type { RowSelection } from './use_selection'
import type { Table } from './use_table'
import { ViewsMenu } from './views_menu'

/** The toolbar of a list: search, filters, views, columns, export. */
export function TableTools({ table, selection }: { table: Table; selection: RowSelection }) {
  const t = useWords()
  const [isOpen, { toggle, close }] = useDisclosure(false)
  const active = Object.keys(table.ownFilter).length
  const hasFilters = table.list.columns.some(({ isFiltered }) => isFiltered)
  return (
    <>
      <div className="admin-tools">
        {table.list.isSearched && <SearchField table={table} />}
        {hasFilters && (
          <Indicator label={active} disabled={active === 0} size={18} color="primary">
            <Button variant="default" leftSection={<IconFilter size={16} />} onClick={toggle} aria-expanded={isOpen}>
              {t('admin.table.filters')}
            </Button>
          </Indicator>
        )}
        <span className="admin-tools-end">
          <OrderField table={table} />
          <ViewsMenu table={table} />
          <ColumnsMenu table={table} />
          <ExportMenu table={table} selection={selection} />
        </span>
      </div>
      {hasFilters && (
        <Collapse in={isOpen}>
          {isOpen && <FilterPanel key={JSON.stringify(table.state.filter)} table={table} onDone={close} />}
        </Collapse>
      )}
    </>
  )
}

/** Sorting for cards, which have no column heads. */
function OrderField({ table }: { table: Table }) {
  const t = useWords()
  const { list, state } = table
  const sorted = list.columns.filter(({ isSorted, isHidden }) => isSorted && !isHidden)
  if (sorted.length === 0) return null
  return (
    <NativeSelect
      className="admin-order"
      aria-label={t('admin.table.order')}
      value={state.sort}
      onChange={({ currentTarget }) => table.go({ sort: currentTarget.value })}
      data={orderChoices(sorted, state.sort, t)}
    />
  )
}

/** A GET form with the parameters of the address, so that it works without JavaScript. */
function SearchField({ table }: { table: Table }) {
  const t = useWords()
  const field = useRef<HTMLInputElement>(null)
  const { q, filter, sort } = table.state
  useEffect(() => {
    if (field.current) field.current.value = q
  }, [q])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    table.go({ q: field.current?.value.trim() ?? '' })
  }
  return (
    <form role="search" onSubmit={submit} className="admin-search-form">
      {Object.entries(filter).map(([key, value]) => (
        <input key={key} type="hidden" name={`filter[${key}]`} value={value} />
      ))}
      <input type="hidden" name="sort" value={sort} />
      <TextInput
        ref={field}
        type="search"
        name="q"
        defaultValue={q}
        placeholder={t('admin.table.search')}
        aria-label={t('admin.table.search')}
        maxLength={100}
        rightSection={
          <ActionIcon type="submit" variant="subtle" color="gray" aria-label={t('admin.table.search')}>
            <IconSearch size={16} />
          </ActionIcon>
        }
      />
    </form>
  )
}
