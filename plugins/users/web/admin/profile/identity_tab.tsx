import { AdminForm } from '#web/admin/form/admin_form'
import { PasswordField, SelectField, TextField } from '#web/admin/form/fields'
import { FieldRow, FormSection } from '#web/admin/form/form_section'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { locales, type Locale } from '#web/lib/locale'
import { useLocale } from '#web/lib/shell'
import type { ResponseOf } from '#web/lib/registry'

export type Profile = ResponseOf<'users.admin.profile.show'>['data']

const year = 365 * 24 * 60 * 60

/** Name, address and language. Another address needs the password. */
export function IdentityTab({ profile }: { profile: Profile }) {
  const t = useWords()
  const shown = useLocale()
  const valuesOf = ({ name, email, locale }: Profile) => ({
    name,
    email,
    locale: locale ?? shown,
    current_password: '',
  })
  const form = useAdminForm({
    values: valuesOf(profile),
    version: profile.version,
    save: (values, version = 0) => call('PUT', 'users.admin.profile.update', { data: { ...values, version } }),
    fresh: (row) => ({ values: valuesOf(row as Profile), version: (row as Profile).version }),
    onSaved: ({ data }) => speak(data.locale ?? shown),
  })
  return (
    <AdminForm key={profile.version} form={form}>
      <FormSection title={t('users.profile.identity')}>
        <FieldRow>
          <TextField name="name" label={t('users.profile.name')} required maxLength={80} autoComplete="name" />
          <SelectField
            name="locale"
            label={t('users.profile.language')}
            help={t('users.profile.language_help')}
            required
            options={locales.map((each) => ({ value: each, label: t(`shell.languages.${each}`) }))}
          />
        </FieldRow>
        <TextField name="email" label={t('users.profile.email')} type="email" required autoComplete="email" />
        {form.values.email !== profile.email && (
          <PasswordField
            name="current_password"
            label={t('users.profile.current_password')}
            help={t('users.profile.email_help')}
            required
            autoComplete="current-password"
          />
        )}
      </FormSection>
    </AdminForm>
  )
}

/** The page comes again in the language that was chosen. */
function speak(locale: Locale): void {
  document.cookie = `admin-locale=${locale}; path=/; max-age=${year}; samesite=lax`
  location.reload()
}
