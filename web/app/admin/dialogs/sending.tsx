import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { messageOf } from '#web/admin/notify'
import { useWords } from '#web/lib/i18n'

/** What a dialog sends, and what came of it. */
export interface Sending {
  isBusy: boolean
  /** Why it was refused; null: it was not. */
  failure: string | null
  /** Does the work; what it throws, or the words that it gives, is a refusal: the dialog stays open and says it. */
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
  /** What the button says that sends. */
  label: string
  onSubmit: () => void
  onClose: () => void
}

/** The foot of a dialog that sends something: why it was refused, the way out, and the button. */
export function DialogEnd({ isBusy, failure, label, onSubmit, onClose }: DialogEndProps) {
  const t = useWords()
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
        <Button loading={isBusy} onClick={onSubmit}>
          {label}
        </Button>
      </Group>
    </>
  )
}
