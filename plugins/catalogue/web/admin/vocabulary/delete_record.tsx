import { Button } from '@mantine/core'
import { useNavigate } from '@remix-run/react'
import { useState } from 'react'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { DeleteDialog } from '#web/admin/dialogs/delete_dialog'
import { useWords } from '#web/lib/i18n'

interface DeleteRecordProps {
  name: string
  text: string
  permission: string
  remove: (isConfirmed: boolean) => Promise<unknown>
  /** Where one is afterwards. */
  screen: string
}

/** The button of a record's screen that deletes it. */
export function DeleteRecord({ name, text, permission, remove, screen }: DeleteRecordProps) {
  const t = useWords()
  const can = useCan()
  const pathOf = useScreenPath()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  if (!can(permission)) return null
  return (
    <>
      <Button variant="default" c="red" onClick={() => setOpen(true)}>
        {t('admin.delete')}
      </Button>
      {isOpen && (
        <DeleteDialog
          title={t('catalogue.vocabulary.delete_title', { name })}
          text={text}
          remove={remove}
          onDone={() => navigate(pathOf(screen) ?? '/admin')}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
