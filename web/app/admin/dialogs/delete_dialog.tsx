import { Alert, Button, Group, Text } from '@mantine/core'
import { Dialog } from '#web/admin/dialogs/dialog'
import { useState } from 'react'
import { useWords } from '#web/lib/i18n'
import { problemOf } from '#web/lib/problem'
import { messageOf } from '../notify'

interface DeleteDialogProps {
  title: string
  /** The consequence, in a sentence. */
  text: string
  /** Deletes the record. `isConfirmed` is set once the user has accepted the consequence that the server named. */
  remove: (isConfirmed: boolean) => Promise<unknown>
  onDone: () => void
  onClose: () => void
}

/**
 * Asks before a record is deleted. When the server responds with a 409 and the related rows, the dialog shows them and asks
 * again. With `meta.isConfirmable` false it only shows the reason.
 */
export function DeleteDialog({ title, text, remove, onDone, onClose }: DeleteDialogProps) {
  const t = useWords()
  const [refusal, setRefusal] = useState<{ message: string; isConfirmable: boolean } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    try {
      await remove(refusal?.isConfirmable ?? false)
      onDone()
    } catch (error) {
      const problem = problemOf(error)
      const isConfirmable = problem?.status === 409 && isOpen(problem.errors[0]?.meta) && refusal === null
      setRefusal({ message: messageOf(error, t), isConfirmable })
    } finally {
      setBusy(false)
    }
  }
  const isOver = refusal !== null && !refusal.isConfirmable
  return (
    <Dialog opened onClose={onClose} title={title}>
      {refusal ? (
        <Alert color={isOver ? 'red' : 'yellow'} role="alert">
          {refusal.message}
        </Alert>
      ) : (
        <Text>{text}</Text>
      )}
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t(isOver ? 'shell.close' : 'admin.cancel')}
        </Button>
        {!isOver && (
          <Button color="red" loading={isBusy} onClick={() => void run()}>
            {t(refusal ? 'admin.delete_anyway' : 'admin.delete')}
          </Button>
        )}
      </Group>
    </Dialog>
  )
}

/** Whether the refusal can be confirmed: its meta has counts of related rows. With `current`, the record was changed meanwhile. */
function isOpen(meta: Record<string, unknown> | undefined): boolean {
  return meta !== undefined && meta.isConfirmable !== false && !('current' in meta)
}
