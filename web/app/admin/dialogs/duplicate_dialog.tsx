import { Loader } from '@mantine/core'
import { Dialog } from '#web/admin/dialogs/dialog'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useWords } from '#web/lib/i18n'
import { AdminForm } from '../form/admin_form'
import type { FormValues } from '../form/paths'
import { useAdminForm } from '../form/use_admin_form'
import { notifyProblem } from '../notify'

interface DuplicateDialogProps<P, V extends FormValues, A> {
  title: string
  /** Loads a proposal for the copy: unused slugs and numbers. */
  propose: (signal: AbortSignal) => Promise<{ data: P } | false>
  /** Initial values of the form. */
  valuesOf: (proposal: P) => V
  /** The fields: names, slugs, what to copy. */
  fields: (proposal: P) => ReactNode
  save: (values: V) => Promise<A | false>
  /** Success message. */
  done: string
  onDone: (answer: A) => void
  onClose: () => void
}

/** Asks for the name of a copy and for what to copy. Refusals are shown at their fields. */
export function DuplicateDialog<P, V extends FormValues, A>(props: DuplicateDialogProps<P, V, A>) {
  const { title, onClose } = props
  const t = useWords()
  const [proposal, setProposal] = useState<P | null>(null)
  const latest = useRef(props)
  latest.current = props
  useEffect(() => {
    const aborter = new AbortController()
    latest.current.propose(aborter.signal).then(
      (answer) => answer && setProposal(answer.data),
      (error: unknown) => {
        if (aborter.signal.aborted) return
        notifyProblem(error, t)
        latest.current.onClose()
      }
    )
    return () => aborter.abort()
  }, [t])
  return (
    <Dialog opened onClose={onClose} size="lg" title={title}>
      {proposal === null ? (
        <Loader aria-label={t('shell.loading')} />
      ) : (
        <DuplicateForm {...props} proposal={proposal} />
      )}
    </Dialog>
  )
}

function DuplicateForm<P, V extends FormValues, A>(props: DuplicateDialogProps<P, V, A> & { proposal: P }) {
  const { proposal, valuesOf, fields, save, done, onDone, onClose } = props
  const t = useWords()
  const form = useAdminForm({ values: valuesOf(proposal), save, saved: done, onSaved: onDone })
  return (
    <AdminForm form={form} onClose={onClose} submitLabel={t('admin.duplicate')}>
      <div className="admin-fields">{fields(proposal)}</div>
    </AdminForm>
  )
}
