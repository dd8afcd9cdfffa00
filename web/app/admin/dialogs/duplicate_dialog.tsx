import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useWords } from '#web/lib/i18n'
import { messageOf } from '../notify'

interface DuplicateDialogProps {
  /** What is copied. */
  name: string
  /** What the copy is called unless told otherwise: the name, or a slug with `-copy`. */
  suggested: string
  /** What the field holds: « Nom de la copie ». */
  label: string
  onClose: () => void
  /** Makes the copy and leads on. A refusal stands under the field. */
  run: (value: string) => Promise<void>
}

/** Asks what a copy shall be called, and makes it. */
export function DuplicateDialog({ name, suggested, label, onClose, run }: DuplicateDialogProps) {
  const t = useWords()
  const [value, setValue] = useState(suggested)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    try {
      await run(value.trim())
    } catch (error) {
      setProblem(messageOf(error, t))
      setBusy(false)
    }
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('admin.duplicate.title')}
      closeButtonProps={{ 'aria-label': t('shell.close') }}
    >
      <form onSubmit={submit}>
        <Stack>
          <Text>{t('admin.duplicate.text', { name })}</Text>
          <TextInput
            label={label}
            value={value}
            onChange={({ currentTarget }) => setValue(currentTarget.value)}
            error={problem}
            required
            data-autofocus
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t('admin.cancel')}
            </Button>
            <Button type="submit" loading={isBusy}>
              {t('admin.duplicate.run')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
