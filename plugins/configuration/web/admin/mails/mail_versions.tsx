import { Badge, Text } from '@mantine/core'
import { useCan } from '#web/admin/admin_data'
import { ConfirmButton } from '#web/admin/confirm_button'
import { call } from '#web/lib/clients'
import { formatInstant } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { textOf, valuesOf, type MailData } from './mail_data'

interface MailVersionsProps {
  data: MailData
  /** There is something to save first. */
  isDirty: boolean
}

/** What the mail said, the newest first; each can be taken back. */
export function MailVersions({ data: { name, language, version, versions }, isDirty }: MailVersionsProps) {
  const t = useWords()
  const locale = useLocale()
  const can = useCan()
  const params = { name, language }
  if (versions.length === 0) return <Text>{t('configuration.mails.no_versions')}</Text>
  const takeBack = ({ isBuiltIn, written }: MailData['versions'][number]) =>
    isBuiltIn
      ? call('DELETE', 'configuration.admin.mails.destroy', { params, data: { version } })
      : call('PUT', 'configuration.admin.mails.update', { params, data: { ...textOf(valuesOf(written)), version } })
  return (
    <ol className="version-list">
      {versions.map((one, place) => (
        <li key={one.id}>
          <div>
            <Text fw={500}>
              {one.isBuiltIn ? t('configuration.mails.built_in') : one.written.subject}
              {place === 0 && <Badge ml="xs">{t('configuration.mails.present')}</Badge>}
            </Text>
            <Text size="sm" c="dimmed">
              {t('configuration.mails.by', { at: formatInstant(locale, one.writtenAt), name: one.writtenBy })}
            </Text>
          </div>
          {place > 0 && can('configuration.emails.update') && (
            <ConfirmButton
              label={t('configuration.mails.take_back')}
              question={t('configuration.mails.take_back_question', {
                at: formatInstant(locale, one.writtenAt),
                subject: one.written.subject,
              })}
              size="xs"
              disabled={isDirty}
              run={() => takeBack(one)}
            />
          )}
        </li>
      ))}
    </ol>
  )
}
