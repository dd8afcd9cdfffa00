import type { ReactNode } from 'react'
import { FieldRow, FormSection } from '#web/admin/form/form_section'
import { PasswordField, SelectField, TextField } from '#web/admin/form/fields'
import { useWords } from '#web/lib/i18n'
import type { ResponseOf } from '#web/lib/registry'

export type StaffRole = ResponseOf<'users.admin.staff_roles.index'>['data'][number]

/** Identity and role of a member of staff. */
export function IdentityFields({ roles, children }: { roles: StaffRole[]; children?: ReactNode }) {
  const t = useWords()
  return (
    <FormSection title={t('users.staff.identity')}>
      <FieldRow>
        <TextField name="name" label={t('users.staff.name')} required maxLength={80} autoComplete="off" />
        <TextField
          name="email"
          label={t('users.staff.email')}
          type="email"
          required
          maxLength={254}
          autoComplete="off"
        />
      </FieldRow>
      <SelectField
        name="roleId"
        label={t('users.staff.role')}
        help={t('users.staff.role_help')}
        required
        options={roles.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      {children}
    </FormSection>
  )
}

export function PasswordFields({ help }: { help: string }) {
  const t = useWords()
  return (
    <FormSection title={t('users.staff.password')} help={help}>
      <FieldRow>
        <PasswordField name="password" label={t('users.staff.new_password')} />
        <PasswordField name="password_confirmation" label={t('users.staff.confirmation')} />
      </FieldRow>
    </FormSection>
  )
}
