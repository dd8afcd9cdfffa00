import { ActionIcon, Button, Group, Text, type ButtonProps } from '@mantine/core'
import { Dialog } from '#web/admin/dialogs/dialog'
import { useDisclosure } from '@mantine/hooks'
import { useRevalidator } from '@remix-run/react'
import { useState, type ReactNode } from 'react'
import { useWords } from '#web/lib/i18n'
import { messageOf } from './notify'

interface ConfirmButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'color' | 'leftSection' | 'disabled'> {
  /** What the button does, here and in the dialog. `color="red"` where something is gone afterwards. */
  label: string
  /** In the row of a list: a sign instead of the words, and what it is called aloud. */
  icon?: { sign: ReactNode; name: string }
  /** Names what will happen: « Supprime 12 produits et 34 images ». */
  question: ReactNode
  /** What leaves everything as it is, where “Cancel” could be read as the very thing that is asked. */
  keep?: string
  run: () => Promise<unknown>
  /** After it worked. Default: the page's data is read again. */
  onDone?: () => void
}

/** A button that asks before it does what cannot be undone. A refusal stands in the dialog. */
export function ConfirmButton({ label, icon, question, keep, run, onDone, ...button }: ConfirmButtonProps) {
  const t = useWords()
  const isDanger = button.color === 'red' && button.variant === undefined
  const revalidator = useRevalidator()
  const [isOpen, { open, close }] = useDisclosure(false)
  const [isRunning, setRunning] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const confirm = async () => {
    setRunning(true)
    setFailure(null)
    try {
      await run()
      close()
      if (onDone) onDone()
      else revalidator.revalidate()
    } catch (error) {
      setFailure(messageOf(error, t))
    } finally {
      setRunning(false)
    }
  }
  const begin = () => {
    setFailure(null)
    open()
  }
  return (
    <>
      {icon ? (
        <ActionIcon variant="subtle" color="gray" aria-label={icon.name} title={icon.name} onClick={begin}>
          {icon.sign}
        </ActionIcon>
      ) : (
        <Button variant="default" {...button} {...(isDanger ? { c: 'red' } : {})} onClick={begin}>
          {label}
        </Button>
      )}
      <Dialog opened={isOpen} onClose={close} title={label}>
        <Text component="div" mb="md">
          {question}
        </Text>
        {failure && (
          <Text role="alert" c="red" mb="md">
            {failure}
          </Text>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close} data-autofocus>
            {keep ?? t('admin.cancel')}
          </Button>
          <Button color={button.color ?? 'primary'} loading={isRunning} onClick={confirm}>
            {label}
          </Button>
        </Group>
      </Dialog>
    </>
  )
}
