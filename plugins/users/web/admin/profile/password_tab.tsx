import { Alert } from '@mantine/core'
import { useSubmit } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { AdminForm } from '#web/admin/form/admin_form'
import { PasswordField } from '#web/admin/form/fields'
import { FormSection } from '#web/admin/form/form_section'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { useShell } from '#web/lib/shell'
import { PasswordStrength } from '../../sign_in/password_strength'

/** After another password one signs in with it: so many milliseconds later. */
const patience = 5000

const empty = { current_password: '', password: '', password_confirmation: '' }

/** Another password: every other sign-in ends at once, this one after five seconds. */
export function PasswordTab() {
  const t = useWords()
  const [isChanged, setChanged] = useState(false)
  useSignOut(isChanged)
  const form = useAdminForm({
    values: empty,
    save: (values) => call('PUT', 'users.admin.password.update', { data: values }),
    saved: t('users.profile.password_changed'),
    onSaved: () => setChanged(true),
  })
  if (isChanged) return <Alert role="status">{t('users.profile.signing_out')}</Alert>
  return (
    <AdminForm form={form} isNew submitLabel={t('users.profile.change_password')}>
      <FormSection title={t('users.profile.tabs.password')} help={t('users.profile.password_help')}>
        <PasswordField
          name="current_password"
          label={t('users.profile.current_password')}
          required
          autoComplete="current-password"
        />
        <PasswordField name="password" label={t('users.profile.new_password')} required />
        <PasswordStrength isStaff password={form.values.password} />
        <PasswordField name="password_confirmation" label={t('users.profile.confirmation')} required />
      </FormSection>
    </AdminForm>
  )
}

function useSignOut(isDue: boolean): void {
  const submit = useSubmit()
  const { csrfToken } = useShell()
  useEffect(() => {
    if (!isDue) return undefined
    const timer = setTimeout(() => {
      submit({ _csrf: csrfToken ?? '' }, { method: 'post', action: '/admin/logout' })
    }, patience)
    return () => clearTimeout(timer)
  }, [isDue, submit, csrfToken])
}
