import { Popover, UnstyledButton } from '@mantine/core'
import { createContext, useContext, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useWords } from '#web/lib/i18n'
import { AdminForm } from '../form/admin_form'
import type { AdminFormState } from '../form/use_admin_form'
import type { FormValues } from '../form/paths'
import type { TableRow } from './list_types'

/** The editor of a column's cells. */
export interface CellEditor {
  /** Permission for editing. */
  permission: string
  /** Rows with an editable cell. Default: all. */
  isFor?: (row: TableRow) => boolean
  /** The form, rendered by `CellForm`. */
  form: (row: TableRow) => ReactNode
}

interface OpenCell {
  /** Closes the form. After Tab it opens the next or previous cell. */
  close: () => void
  /** 1: opens the next cell, -1: the previous one, 0: none. */
  goOn: (by: -1 | 0 | 1) => void
}

const CellContext = createContext<OpenCell>({ close: () => undefined, goOn: () => undefined })

/** The cell with the open form. */
export const useCell = () => useContext(CellContext)

interface EditCellProps {
  editor: CellEditor
  row: TableRow
  /** « Prix de Château d’Yquem ». */
  label: string
  children: ReactNode
}

/** A cell that opens its form on click or Enter. */
export function EditCell({ editor, row, label, children }: EditCellProps) {
  const t = useWords()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const step = useRef<-1 | 0 | 1>(0)
  const close = () => {
    const next = neighbour(button.current, step.current)
    step.current = 0
    setOpen(false)
    button.current?.focus()
    next?.click()
  }
  return (
    <Popover
      opened={isOpen}
      onDismiss={close}
      position="bottom"
      withArrow
      withinPortal
      trapFocus
      returnFocus={false}
      closeOnClickOutside={false}
      width={320}
    >
      <Popover.Target>
        <UnstyledButton
          ref={button}
          className="admin-edit-cell"
          data-edit-cell
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {children}
          <span className="sr-only"> {t('admin.table.edit_cell', { label })}</span>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <CellContext.Provider value={{ close, goOn: (by) => (step.current = by) }}>
          {isOpen && editor.form(row)}
        </CellContext.Provider>
      </Popover.Dropdown>
    </Popover>
  )
}

/** The next or previous visible cell. */
function neighbour(button: HTMLElement | null, by: -1 | 0 | 1): HTMLElement | null {
  if (!button || by === 0) return null
  const cells = [...document.querySelectorAll<HTMLElement>('[data-edit-cell]')].filter(
    ({ offsetParent }) => offsetParent
  )
  return cells[cells.indexOf(button) + by] ?? null
}

interface CellFormProps<V extends FormValues> {
  /** Its `onSaved` must close the cell. */
  form: AdminFormState<V>
  children: ReactNode
}

/** The form of a cell: Enter saves, Escape cancels, Tab in the last field goes to the next cell. */
export function CellForm<V extends FormValues>({ form, children }: CellFormProps<V>) {
  const cell = useCell()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const first = box.current?.querySelector('input')
    first?.focus()
    first?.select()
  }, [])
  const leave = (by: -1 | 1) => {
    cell.goOn(by)
    if (form.isDirty) void form.submit()
    else cell.close()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') cell.goOn(0)
    if (event.key !== 'Tab' || !(event.target instanceof HTMLInputElement)) return
    const inputs = [...(box.current?.querySelectorAll('input') ?? [])]
    const isEnd = inputs.at(event.shiftKey ? 0 : -1) === event.target
    if (!isEnd) return
    event.preventDefault()
    event.stopPropagation()
    leave(event.shiftKey ? -1 : 1)
  }
  return (
    <div ref={box} className="admin-cell-form" onKeyDownCapture={press}>
      <AdminForm form={form} onClose={cell.close}>
        {children}
      </AdminForm>
    </div>
  )
}
