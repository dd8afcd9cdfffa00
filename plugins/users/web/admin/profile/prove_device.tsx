import { Button, Code, Group, Text, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { FormSection } from '#web/admin/form/form_section'
import { messageOf } from '#web/admin/notify'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import type { ResponseOf } from '#web/lib/registry'

interface ProveDeviceProps {
  begun: ResponseOf<'users.admin.two_factor.store'>['data']
  onProven: (codes: string[]) => void
  onCancel: () => void
}

/** The picture for the device, and a first code that proves it. */
export function ProveDevice({ begun, onProven, onCancel }: ProveDeviceProps) {
  const t = useWords()
  const [code, setCode] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    try {
      const answer = await call('PUT', 'users.admin.two_factor.update', { data: { code } })
      if (answer) onProven(answer.data.recoveryCodes)
    } catch (error) {
      setFailure(messageOf(error, t))
    }
  }
  return (
    <FormSection title={t('users.profile.device')} help={t('users.profile.device_help')}>
      <img
        src={`data:image/svg+xml;utf8,${encodeURIComponent(begun.picture)}`}
        alt={t('users.profile.picture')}
        width={220}
        height={220}
      />
      <Text size="sm">
        {t('users.profile.by_hand')} <Code data-testid="secret">{begun.secret}</Code>
      </Text>
      <form onSubmit={submit}>
        <TextInput
          label={t('users.profile.code')}
          value={code}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={7}
          required
          error={failure}
          w={220}
        />
        <Group gap="xs" mt="md">
          <Button variant="default" onClick={onCancel}>
            {t('admin.cancel')}
          </Button>
          <Button type="submit">{t('users.profile.prove')}</Button>
        </Group>
      </form>
    </FormSection>
  )
}
