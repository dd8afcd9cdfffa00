import { Dialog } from '#web/admin/dialogs/dialog'
import { AdminForm } from '#web/admin/form/admin_form'
import { SelectField, TextField } from '#web/admin/form/fields'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { call } from '#web/lib/clients'
import { locales, type Locale } from '#web/lib/locale'
import { useWords } from '#web/lib/i18n'

/** An address that shall lead to another one. */
export function RedirectDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const t = useWords()
  const form = useAdminForm({
    values: { locale: 'fr_FR' as Locale, path: '', redirect: '' },
    save: (data) => call('POST', 'catalogue.admin.permalinks.store', { data }),
    onSaved: onDone,
  })
  const title = t('catalogue.vocabulary.permalinks.add')
  return (
    <Dialog opened onClose={onClose} title={title}>
      <AdminForm form={form} onClose={onClose}>
        <div className="admin-fields">
          <SelectField
            name="locale"
            label={t('catalogue.vocabulary.permalinks.language')}
            options={locales.map((locale) => ({ value: locale, label: t(`shell.languages.${locale}`) }))}
            required
          />
          <TextField
            name="path"
            label={t('catalogue.vocabulary.permalinks.from')}
            help={t('catalogue.vocabulary.permalinks.path_help')}
            maxLength={255}
            required
            spellCheck={false}
          />
          <TextField
            name="redirect"
            label={t('catalogue.vocabulary.permalinks.to')}
            maxLength={255}
            required
            spellCheck={false}
          />
        </div>
      </AdminForm>
    </Dialog>
  )
}
