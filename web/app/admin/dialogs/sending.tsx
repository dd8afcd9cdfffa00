import { Button, Group, Text, type ButtonProps } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { messageOf } from '#web/admin/notify'
import { useWords } from '#web/lib/i18n'
import { AmountQuestion } from '../form/amount_question'
import { useFigureCheck } from '../form/figures'

/** State of a dialog's request. */
export interface Sending {
  isBusy: boolean
  /** Message of a refusal, or null. */
  failure: string | null
  /** Runs the work. An error that it throws, or a message that it returns, is a refusal: the dialog stays open and shows it. */
  send: (work: () => Promise<string | void>) => Promise<void>
}

export function useSending(): Sending {
  const t = useWords()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const send: Sending['send'] = async (work) => {
    setBusy(true)
    setFailure(null)
    try {
      setFailure((await work()) ?? null)
    } catch (error) {
      setFailure(messageOf(error, t))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, failure, send }
}

interface DialogEndProps extends Pick<Sending, 'isBusy' | 'failure'> {
  /** Label of the submit button. */
  label: string
  /** Disables the submit button. */
  isDisabled?: boolean
  onSubmit: () => void
  onClose: () => void
}

/** The footer of a dialog: the refusal, a cancel button and the submit button. */
export function DialogEnd({ isBusy, failure, label, isDisabled = false, onSubmit, onClose }: DialogEndProps) {
  const t = useWords()
  const { mayGo, question } = useFigureCheck()
  const submit = () => mayGo() && onSubmit()
  if (question) {
    return (
      <AmountQuestion
        jumps={question.jumps}
        onDismiss={question.dismiss}
        onAgree={() => {
          question.agree()
          submit()
        }}
      />
    )
  }
  return (
    <>
      {failure && (
        <Text role="alert" c="red" style={{ overflowWrap: 'anywhere' }}>
          {failure}
        </Text>
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t('admin.cancel')}
        </Button>
        <Button loading={isBusy} disabled={isDisabled} onClick={submit}>
          {label}
        </Button>
      </Group>
    </>
  )
}

type CheckedButtonProps = Omit<ButtonProps, 'onClick'> & { onClick: () => unknown; children: ReactNode }

/** Submits a dialog if all its number fields are valid. */
export function CheckedButton({ onClick, ...button }: CheckedButtonProps) {
  const { mayGo } = useFigureCheck()
  return <Button {...button} onClick={() => mayGo() && onClick()} />
}
