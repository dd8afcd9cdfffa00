import { useLoaderData, useNavigate } from '@remix-run/react'
import { useScreenPath } from '#web/admin/admin_data'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { AdminForm } from '#web/admin/form/admin_form'
import { SelectField } from '#web/admin/form/fields'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { AdminPage } from '#web/admin/frame/page'
import { MailNotice } from '#web/admin/mail_notice'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { locales, type Locale } from '#web/lib/locale'
import { callOrFail } from '#web/lib/screen_loader'
import { useLocale } from '#web/lib/shell'
import { IdentityFields, PasswordFields } from './staff_fields'

export const meta = adminHead

export const loader = adminLoader({ id: 'users.admin.staff_create', words: ['users.staff'] }, async ({ context }) => ({
  roles: (await callOrFail(context, 'GET', 'users.admin.staff_roles.index')).data,
}))

interface Values {
  name: string
  email: string
  roleId: string | null
  locale: Locale
  password: string
  password_confirmation: string
}

/** A new member of staff: with a password, or invited by a mail. */
export default function StaffCreateScreen() {
  const t = useWords()
  const navigate = useNavigate()
  const pathOf = useScreenPath()
  const locale = useLocale()
  const { roles } = useLoaderData<typeof loader>()
  const empty: Values = { name: '', email: '', roleId: null, locale, password: '', password_confirmation: '' }
  const form = useAdminForm({
    values: empty,
    save: ({ roleId, ...values }) =>
      call('POST', 'users.admin.staff.store', { data: { ...values, roleId: Number(roleId) } }),
    saved: t('users.staff.created'),
    onSaved: ({ data }) => navigate(pathOf('users.admin.staff_member', { id: data.id }) ?? '/admin'),
  })
  return (
    <AdminPage parent={{ screen: 'users.admin.staff' }}>
      <AdminForm form={form} isNew submitLabel={t('users.staff.create')}>
        <IdentityFields roles={roles.filter(({ isGivable }) => isGivable)}>
          <SelectField
            name="locale"
            label={t('users.staff.language')}
            required
            options={locales.map((each) => ({ value: each, label: t(`shell.languages.${each}`) }))}
          />
        </IdentityFields>
        <PasswordFields help={t('users.staff.invitation_help')} />
        <MailNotice />
      </AdminForm>
    </AdminPage>
  )
}
