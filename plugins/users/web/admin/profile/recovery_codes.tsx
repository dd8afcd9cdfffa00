import { Alert, Button, CopyButton, Group } from '@mantine/core'
import { FormSection } from '#web/admin/form/form_section'
import { useWords } from '#web/lib/i18n'

/** Codes that stand in for a lost device, shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const t = useWords()
  return (
    <FormSection title={t('users.profile.codes')}>
      <Alert role="status">{t('users.profile.codes_help')}</Alert>
      <ul className="grid gap-2 font-mono sm:grid-cols-2" aria-label={t('users.profile.codes')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Group gap="xs">
        <CopyButton value={codes.join('\n')}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {t(copied ? 'users.profile.copied' : 'users.profile.copy')}
            </Button>
          )}
        </CopyButton>
        <Button onClick={onDone}>{t('users.profile.codes_kept')}</Button>
      </Group>
    </FormSection>
  )
}
