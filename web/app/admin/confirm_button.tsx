import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useWords } from '#web/lib/i18n'
import { messageOf } from './notify'

interface ConfirmButtonProps {
  /** What the button does, in a word. */
  label: string
  /** Names the consequence: « Supprime 3 adresses ». */
  question: string
  run: () => Promise<unknown>
  onDone: () => void
}

/** A button for what cannot be undone: it asks once, says why where it is refused, and stays open then. */
export function ConfirmButton({ label, question, run, onDone }: ConfirmButtonProps) {
  const t = useWords()
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const close = () => {
    setOpen(false)
    setProblem(null)
  }
  const confirm = async () => {
    setBusy(true)
    try {
      await run()
      close()
      onDone()
    } catch (error) {
      setProblem(messageOf(error, t))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button size="xs" variant="light" color="red" onClick={() => setOpen(true)} aria-haspopup="dialog">
        {label}
      </Button>
      <Modal opened={isOpen} onClose={close} title={label} closeButtonProps={{ 'aria-label': t('shell.close') }}>
        <Stack>
          <Text>{question}</Text>
          {problem && (
            <Alert color="red" role="alert">
              {problem}
            </Alert>
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={close} data-autofocus>
              {t('admin.cancel')}
            </Button>
            <Button color="red" loading={isBusy} onClick={() => void confirm()}>
              {label}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  )
}
