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
  /** Asks the server what the copy could be called: free slugs, free numbers. */
  propose: (signal: AbortSignal) => Promise<{ data: P } | false>
  /** What the form begins with. */
  valuesOf: (proposal: P) => V
  /** Its fields: names, slugs, what comes along. */
  fields: (proposal: P) => ReactNode
  save: (values: V) => Promise<A | false>
  /** What is said once the copy is there. */
  done: string
  onDone: (answer: A) => void
  onClose: () => void
}

/** Asks how a copy is to be called and what it takes along, before it is made. A refusal stands beside its field. */
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
