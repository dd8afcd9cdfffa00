import { ActionIcon, Button, Group, Text, type ButtonProps } from '@mantine/core'
import { Dialog } from '#web/admin/dialogs/dialog'
import { useDisclosure } from '@mantine/hooks'
import { useRevalidator } from '@remix-run/react'
import { useState, type ReactNode } from 'react'
import { useWords } from '#web/lib/i18n'
import { messageOf } from './notify'

interface Question {
  /** Label of the button, also in the dialog. `color="red"` for deletions. */
  label: string
  /** Names the consequence: « Supprime 12 produits et 34 images ». */
  question: ReactNode
  /** Label of the dismiss button, when “Cancel” could be mistaken for the action itself. */
  keep?: string | undefined
  run: () => Promise<unknown>
  /** Called on success. Default: reloads the page's data. */
  onDone?: (() => void) | undefined
}

interface ConfirmButtonProps
  extends Question, Pick<ButtonProps, 'variant' | 'size' | 'color' | 'leftSection' | 'disabled'> {
  /** In a table row: an icon instead of the text, which becomes its accessible name. */
  icon?: { sign: ReactNode; name: string }
}

/** A button that asks for confirmation. */
export function ConfirmButton({ label, icon, question, keep, run, onDone, ...button }: ConfirmButtonProps) {
  const isDanger = button.color === 'red' && button.variant === undefined
  const [isOpen, { open, close }] = useDisclosure(false)
  return (
    <>
      {icon ? (
        <ActionIcon variant="subtle" color="gray" aria-label={icon.name} title={icon.name} onClick={open}>
          {icon.sign}
        </ActionIcon>
      ) : (
        <Button variant="default" {...button} {...(isDanger ? { c: 'red' } : {})} onClick={open}>
          {label}
        </Button>
      )}
      <ConfirmDialog
        opened={isOpen}
        label={label}
        color={button.color}
        question={question}
        keep={keep}
        run={run}
        onDone={onDone}
        onClose={close}
      />
    </>
  )
}

interface ConfirmDialogProps extends Question {
  opened: boolean
  color?: ButtonProps['color'] | undefined
  onClose: () => void
}

/** The dialog alone, for menu actions. It shows a refusal. */
export function ConfirmDialog({ opened, label, color, question, keep, run, onDone, onClose }: ConfirmDialogProps) {
  const t = useWords()
  const revalidator = useRevalidator()
  const [isRunning, setRunning] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const leave = () => {
    setFailure(null)
    onClose()
  }
  const confirm = async () => {
    setRunning(true)
    setFailure(null)
    try {
      await run()
      leave()
      if (onDone) onDone()
      else revalidator.revalidate()
    } catch (error) {
      setFailure(messageOf(error, t))
    } finally {
      setRunning(false)
    }
  }
  return (
    <Dialog opened={opened} onClose={leave} title={label}>
      <Text component="div" mb="md">
        {question}
      </Text>
      {failure && (
        <Text role="alert" c="red" mb="md">
          {failure}
        </Text>
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={leave} data-autofocus>
          {keep ?? t('admin.cancel')}
        </Button>
        <Button color={color ?? 'primary'} loading={isRunning} onClick={confirm}>
          {label}
        </Button>
      </Group>
    </Dialog>
  )
}
