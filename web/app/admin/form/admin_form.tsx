import { Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useMemo, useRef, type FormEvent, type ReactNode } from 'react'
import { useWords } from '#web/lib/i18n'
import { AmountQuestion } from './amount_question'
import { ConflictDialog } from './conflict_dialog'
import { ErrorSummary } from './error_summary'
import { FiguresContext } from './figures'
import { FormRail, RailFrame } from './form_rail'
import { FormContext, type FieldWords } from './form_context'
import { LeaveGuard } from './leave_guard'
import type { AdminFormState } from './use_admin_form'
import type { FormValues } from './paths'

interface AdminFormProps<V extends FormValues> {
  form: AdminFormState<V>
  children: ReactNode
  /** Status, dates, categories: a side column from 1024 px on. */
  side?: ReactNode
  /** Label of the submit button. Default: « Enregistrer ». */
  submitLabel?: string
  /** For a new record: the bar is shown before the first input. */
  isNew?: boolean
  /** In a dialog: closes it without saving. The bar is always shown. */
  onClose?: () => void
  /** The content uses the full width: columns of checkboxes, a table. */
  isWide?: boolean
  /** Lists the sections beside a long form. */
  hasRail?: boolean
  /** For users who may only read. */
  isReadOnly?: boolean
}

/** A back office form: error summary, warning before leaving, conflict dialog, sticky bar, Ctrl/Cmd-S. */
export function AdminForm<V extends FormValues>(props: AdminFormProps<V>) {
  const { form, children, side, submitLabel, isNew = false, onClose, isWide = false, isReadOnly = false } = props
  const { hasRail = false } = props
  const t = useWords()
  const fields = useRef(new Map<string, FieldWords>()).current
  const context = useMemo(() => ({ form: form as AdminFormState, fields, isReadOnly }), [form, fields, isReadOnly])
  const canSave = !isReadOnly && (isNew || onClose !== undefined || form.isDirty)
  useHotkeys([['mod+S', () => canSave && form.submit()]], [])
  const { figures } = form
  const agree = () => {
    figures.agree()
    void form.submit()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Ignores events from a form in a dialog above this one, which bubble through React's tree.
    event.stopPropagation()
    if (canSave) void form.submit()
  }
  return (
    <FormContext.Provider value={context}>
      <FiguresContext.Provider value={figures}>
        <RailFrame hasRail={hasRail}>
          <form
            ref={onClose && !isReadOnly ? markFirstInput : undefined}
            onSubmit={submit}
            noValidate
            className="admin-form"
            data-side={side ? 'yes' : undefined}
            data-wide={isWide || undefined}
            data-readonly={isReadOnly || undefined}
            data-rail={hasRail || undefined}
          >
            <ErrorSummary />
            {hasRail && <FormRail />}
            <div className="admin-form-main">{children}</div>
            {side && <div className="admin-form-side">{side}</div>}
            {canSave && (
              <div className="admin-save-bar" role="region" aria-label={t('admin.form.bar')}>
                {figures.jumps.length > 0 ? (
                  <AmountQuestion jumps={figures.jumps} onAgree={agree} onDismiss={figures.dismiss} />
                ) : (
                  <>
                    <WayOut form={form} onClose={onClose} />
                    <Button type="submit" loading={form.isSaving} aria-keyshortcuts="Control+S Meta+S">
                      {submitLabel ?? t('admin.save')}
                    </Button>
                  </>
                )}
              </div>
            )}
          </form>
        </RailFrame>
      </FiguresContext.Provider>
      <LeaveGuard form={form} />
      {form.conflict && <ConflictDialog form={form} fields={fields} />}
    </FormContext.Provider>
  )
}

const INPUTS = ':is(input, textarea):not([type="hidden"], [type="file"], :disabled)'

/** A dialog gives the focus to what is marked: to the first input, not to the button that closes it. */
function markFirstInput(form: HTMLFormElement | null): void {
  if (!form || form.querySelector('[data-autofocus]')) return
  // Inputs of the other languages are there, but hidden.
  const input = [...form.querySelectorAll<HTMLElement>(INPUTS)].find((one) => one.checkVisibility())
  // A calendar or a list of choices would open at once and cover the dialog.
  if (input?.matches('.mantine-DateInput-input, [aria-haspopup]:not([readonly])')) return
  input?.setAttribute('data-autofocus', '')
  // The dialog was open before, while it loaded the form.
  if (form.closest('[role="dialog"]')?.contains(document.activeElement)) input?.focus({ preventScroll: true })
}

/** The second button: closes a dialog, or discards the input on a page. */
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
