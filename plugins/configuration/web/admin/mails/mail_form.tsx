import { useEffect } from 'react'
import { useCan } from '#web/admin/admin_data'
import { AdminForm } from '#web/admin/form/admin_form'
import { FormSection } from '#web/admin/form/form_section'
import { SnippetField } from '#web/admin/form/snippet_field'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { wordsOf, type RichText } from '#web/rich_text/document'
import { LaterEditor, loadedLater } from '#web/rich_text/later_editor'
import { snippetsOf, textOf, valuesOf, type MailChannel, type MailData, type MailValues } from './mail_data'
import { MailPreview } from './mail_preview'

const Editor = loadedLater<RichText | null>(() => import('#web/rich_text/editor/document_editor'))

const bodyIn = (value: unknown) => (value ?? null) as RichText | null

const display = (value: unknown) => wordsOf(bodyIn(value)?.content ?? []).slice(0, 200) || '–'

interface MailFormProps {
  data: MailData
  channels: readonly MailChannel[]
  onDirty: (isDirty: boolean) => void
}

/** Subject and text of a mail beside what becomes of them. */
export function MailForm({ data, channels, onDirty }: MailFormProps) {
  const t = useWords()
  const can = useCan()
  const { name, language } = data
  const form = useAdminForm<MailValues, unknown>({
    values: valuesOf(data.written),
    version: data.version,
    save: (values, version = 0) =>
      call('PUT', 'configuration.admin.mails.update', {
        params: { name, language },
        data: { ...textOf(values), version },
      }),
    fresh: (current) => {
      const { version, written } = current as Pick<MailData, 'version'> & { written: MailData['written'] | null }
      return { values: valuesOf(written ?? data.builtIn), version }
    },
    saved: t('configuration.mails.saved'),
  })
  const { isDirty } = form
  useEffect(() => onDirty(isDirty), [onDirty, isDirty])
  const lang = language.slice(0, 2)
  return (
    <div className="preview-columns">
      <AdminForm form={form} isReadOnly={!can('configuration.emails.update')} isWide>
        <FormSection title={t('configuration.mails.text')} help={t('configuration.mails.text_help')}>
          <SnippetField
            name="subject"
            label={t('configuration.mails.subject')}
            required
            snippets={snippetsOf(data, 'subject', t)}
            maxLength={250}
            lang={lang}
          />
          <LaterEditor
            name="body"
            label={t('configuration.mails.body')}
            required
            Editor={Editor}
            valueOf={bodyIn}
            display={display}
            hasBlocks={false}
            snippets={snippetsOf(data, 'body', t)}
            lang={lang}
          />
        </FormSection>
      </AdminForm>
      <MailPreview data={data} channels={channels} values={form.values} />
    </div>
  )
}
