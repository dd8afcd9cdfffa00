import { Button, Group, MultiSelect, NativeSelect, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useWords } from '#web/lib/i18n'
import { DayInput } from '../form/day_input'
import { FigureInput } from '../form/figure_input'
import { FiguresContext, useFigures } from '../form/figures'
import type { ListColumn } from './list_types'
import type { Table } from './use_table'

/** A filter field for each filterable column, by type. */
export function FilterPanel({ table, onDone }: { table: Table; onDone: () => void }) {
  const t = useWords()
  const [filter, setFilter] = useState(table.state.filter)
  const figures = useFigures()
  const columns = table.list.columns.filter(({ key, isFiltered }) => isFiltered && !table.fixed?.includes(key))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!figures.mayGo()) return
    const filled = Object.entries(filter).filter(([, value]) => value !== '' && value !== '..')
    table.go({ filter: Object.fromEntries(filled) })
    onDone()
  }
  return (
    <FiguresContext.Provider value={figures}>
      <form onSubmit={submit} className="admin-filters" aria-label={t('admin.table.filters')}>
        <div className="admin-filter-grid">
          {columns.map((column) => (
            <FilterField
              key={column.key}
              column={column}
              value={filter[column.key] ?? ''}
              onChange={(value) => setFilter((before) => ({ ...before, [column.key]: value }))}
            />
          ))}
        </div>
        <Group gap="xs">
          <Button type="submit">{t('admin.table.apply')}</Button>
          <Button variant="default" onClick={() => table.go({ filter: {} })}>
            {t('admin.table.clear')}
          </Button>
        </Group>
      </form>
    </FiguresContext.Provider>
  )
}

/** Decimals of a number column that is no amount. */
const DECIMALS = 3

/** How a range is typed. `scale`: units of the last decimal in one unit of the filter, which counts percentages in hundredths. */
function figureOf({ type, kind }: ListColumn): { digits: number; scale: number; unit?: string } {
  if (kind === 'percent') return { digits: 2, scale: 1, unit: '%' }
  const digits = type === 'money' ? 2 : DECIMALS
  return { digits, scale: 10 ** digits }
}

interface FilterFieldProps {
  column: ListColumn
  value: string
  onChange: (value: string) => void
}

function FilterField({ column, value, onChange }: FilterFieldProps) {
  const t = useWords()
  const { type, label } = column
  if (type === 'choice') {
    return (
      <MultiSelect
        label={label}
        data={column.choices ?? []}
        value={value ? value.split(',') : []}
        onChange={(chosen) => onChange(chosen.join(','))}
        searchable
        clearable
        comboboxProps={{ withinPortal: true }}
        clearButtonProps={{ 'aria-label': t('admin.form.clear') }}
      />
    )
  }
  if (type === 'boolean') {
    const data = [
      { value: '', label: t('admin.table.any') },
      { value: '1', label: t('admin.table.yes') },
      { value: '0', label: t('admin.table.no') },
    ]
    return (
      <NativeSelect
        label={label}
        data={data}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    )
  }
  if (type === 'text') {
    return <TextInput label={label} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
  }
  return <RangeField column={column} value={value} onChange={onChange} />
}

function RangeField({ column, value, onChange }: FilterFieldProps) {
  const t = useWords()
  const [from = '', to = ''] = value.split('..')
  const isTime = column.type === 'instant' || column.type === 'day'
  const { scale, ...written } = figureOf(column)
  const scaled = (figure: string) =>
    figure === '' || Number.isNaN(Number(figure)) ? null : Math.round(Number(figure) * scale)
  const field = (end: 'from' | 'to') => {
    const name = `${column.label} ${t(`admin.table.${end}`)}`
    const set = (next: string) => onChange(end === 'from' ? `${next}..${to}` : `${from}..${next}`)
    const own = { 'aria-label': name, 'placeholder': t(`admin.table.${end}`) }
    return isTime ? (
      <DayInput {...own} value={(end === 'from' ? from : to) || null} onChange={(day) => set(day ?? '')} />
    ) : (
      <FigureInput
        {...own}
        {...written}
        value={scaled(end === 'from' ? from : to)}
        onChange={(figure) => set(figure === null ? '' : String(figure / scale))}
      />
    )
  }
  return (
    <fieldset className="admin-range">
      <legend>{column.label}</legend>
      {field('from')}
      {field('to')}
    </fieldset>
  )
}
