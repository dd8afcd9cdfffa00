import { Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useMemo, useRef, type FormEvent, type ReactNode } from 'react'
import { useWords } from '#web/lib/i18n'
import { ConflictDialog } from './conflict_dialog'
import { ErrorSummary } from './error_summary'
import { FormContext, type FieldWords } from './form_context'
import { LeaveGuard } from './leave_guard'
import type { AdminFormState } from './use_admin_form'
import type { FormValues } from './paths'

interface AdminFormProps<V extends FormValues> {
  form: AdminFormState<V>
  children: ReactNode
  /** Status, dates, categories: a column beside from 1024 px on. */
  side?: ReactNode
  /** What the button says. Default: « Enregistrer ». */
  submitLabel?: string
  /** For something new: the bar stands there before anything was typed. */
  isNew?: boolean
  /** In a dialog: closes it without saving. The bar stands there from the start, as for something new. */
  onClose?: () => void
  /** Its parts fill the width by themselves: columns of boxes, a table. */
  isWide?: boolean
  /** Who may only look. */
  isReadOnly?: boolean
}

/** A form of the back office: summary of errors, guard, conflicts, a bar that stays in view, Ctrl/Cmd-S. */
export function AdminForm<V extends FormValues>(props: AdminFormProps<V>) {
  const { form, children, side, submitLabel, isNew = false, onClose, isWide = false, isReadOnly = false } = props
  const t = useWords()
  const fields = useRef(new Map<string, FieldWords>()).current
  const context = useMemo(
    () => ({ form: form as unknown as AdminFormState, fields, isReadOnly }),
    [form, fields, isReadOnly]
  )
  const canSave = !isReadOnly && (isNew || onClose !== undefined || form.isDirty)
  useHotkeys([['mod+S', () => canSave && form.submit()]], [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A form in a dialog over this one is not this one.
    event.stopPropagation()
    if (canSave) void form.submit()
  }
  return (
    <FormContext.Provider value={context}>
      <form
        onSubmit={submit}
        noValidate
        className="admin-form"
        data-side={side ? 'yes' : undefined}
        data-wide={isWide || undefined}
      >
        <ErrorSummary />
        <div className="admin-form-main">{children}</div>
        {side && <div className="admin-form-side">{side}</div>}
        {canSave && (
          <div className="admin-save-bar" role="region" aria-label={t('admin.form.bar')}>
            <WayOut form={form} onClose={onClose} />
            <Button type="submit" loading={form.isSaving} aria-keyshortcuts="Control+S Meta+S">
              {submitLabel ?? t('admin.save')}
            </Button>
          </div>
        )}
      </form>
      <LeaveGuard form={form} />
      {form.conflict && <ConflictDialog form={form} fields={fields} />}
    </FormContext.Provider>
  )
}

/** What else may be done than to save: in a dialog it is closed, on a page what was typed is taken back. */
function WayOut({
  form,
  onClose,
}: {
  form: Pick<AdminFormState, 'isDirty' | 'isSaving' | 'reset'>
  onClose?: () => void
}) {
  const t = useWords()
  if (onClose) {
    return (
      <Button variant="default" onClick={onClose} disabled={form.isSaving}>
        {t('admin.cancel')}
      </Button>
    )
  }
  return (
    <>
      <span className="admin-save-words">{form.isDirty && t('admin.form.changed')}</span>
      {form.isDirty && (
        <Button variant="default" onClick={form.reset} disabled={form.isSaving}>
          {t('admin.form.reset')}
        </Button>
      )}
    </>
  )
}
