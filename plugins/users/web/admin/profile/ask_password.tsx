import { Button, Group, PasswordInput, Text } from '@mantine/core'
import { Dialog } from '#web/admin/dialogs/dialog'
import { useState, type FormEvent } from 'react'
import { messageOf } from '#web/admin/notify'
import { useWords } from '#web/lib/i18n'

interface AskPasswordProps {
  title: string
  text: string
  submitLabel: string
  /** Red: what follows cannot be undone. */
  isDanger?: boolean
  run: (password: string) => Promise<void>
  onClose: () => void
}

/** Asks for the password before something that touches the account's safety. */
export function AskPassword({ title, text, submitLabel, isDanger = false, run, onClose }: AskPasswordProps) {
  const t = useWords()
  const [password, setPassword] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const [isRunning, setRunning] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setRunning(true)
    try {
      await run(password)
      onClose()
    } catch (error) {
      setFailure(messageOf(error, t))
    } finally {
      setRunning(false)
    }
  }
  return (
    <Dialog opened onClose={onClose} title={title}>
      <form onSubmit={submit}>
        <Text mb="md">{text}</Text>
        <PasswordInput
          label={t('users.profile.current_password')}
          autoComplete="current-password"
          data-autofocus
          required
          value={password}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          error={failure}
          visibilityToggleButtonProps={{ 'aria-label': t('admin.form.show_password') }}
        />
        <Group justify="flex-end" gap="xs" mt="md">
          <Button variant="default" onClick={onClose}>
            {t('admin.cancel')}
          </Button>
          <Button type="submit" loading={isRunning} disabled={password === ''} {...(isDanger ? { color: 'red' } : {})}>
            {submitLabel}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}
