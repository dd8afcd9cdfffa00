import { useNavigate } from '@remix-run/react'
import { useScreenPath } from '#web/admin/admin_data'
import { ConfirmButton } from '#web/admin/confirm_button'
import { useWords } from '#web/lib/i18n'

interface RecordRemovalProps {
  /** Names what will happen. */
  question: string
  run: () => Promise<unknown>
  /** Screen to go back to. */
  list: string
}

/** Deletes the record of the screen, and leads back to its list. */
export function RecordRemoval({ question, run, list }: RecordRemovalProps) {
  const t = useWords()
  const navigate = useNavigate()
  const pathOf = useScreenPath()
  return (
    <ConfirmButton
      label={t('admin.delete')}
      color="red"
      question={question}
      run={run}
      onDone={() => navigate(pathOf(list) ?? '/admin')}
    />
  )
}
