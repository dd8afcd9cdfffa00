import { useNavigate } from '@remix-run/react'
import { useScreenPath } from '#web/admin/admin_data'
import { useAdminForm, type AdminFormState, type FormOptions } from '#web/admin/form/use_admin_form'
import type { FormValues } from '#web/admin/form/paths'

interface RecordFormOptions<Row, V extends FormValues, A> extends Pick<FormOptions<V, A>, 'save'> {
  /** Null: a new one. */
  row: Row | null
  /** What the form of a new one begins with. */
  blank: V
  valuesOf: (row: Row) => V
  /** Screen to go to once a new one is saved. */
  list: string
}

/** The form of a record, present or new: its version, its conflicts, and the way back to the list. */
export function useRecordForm<Row extends { version: number }, V extends FormValues, A>({
  row,
  blank,
  valuesOf,
  save,
  list,
}: RecordFormOptions<Row, V, A>): AdminFormState<V> {
  const navigate = useNavigate()
  const pathOf = useScreenPath()
  return useAdminForm<V, A>({
    values: row ? valuesOf(row) : blank,
    save,
    fresh: (fresh) => ({ values: valuesOf(fresh as Row), version: (fresh as Row).version }),
    ...(row ? { version: row.version } : { onSaved: () => navigate(pathOf(list) ?? '/admin') }),
  })
}
