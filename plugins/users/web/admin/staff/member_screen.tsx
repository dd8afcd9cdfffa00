import { Badge, Button, Group } from '@mantine/core'
import { useLoaderData, useNavigate } from '@remix-run/react'
import { useAdmin, useCan, useScreenPath } from '#web/admin/admin_data'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { ConfirmButton } from '#web/admin/confirm_button'
import { AdminForm } from '#web/admin/form/admin_form'
import { FormSection } from '#web/admin/form/form_section'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { AdminPage } from '#web/admin/frame/page'
import { RecordHistory } from '#web/admin/record_history'
import { existingRecordId } from '#web/admin/record_id.server'
import { call } from '#web/lib/clients'
import { formatInstant } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { callOrFail } from '#web/lib/screen_loader'
import { useLocale } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import type { ResponseOf } from '#web/lib/registry'
import { IdentityFields, PasswordFields } from './staff_fields'

export const meta = adminHead

export const loader = adminLoader(
  { id: 'users.admin.staff_member', words: ['users.staff'] },
  async ({ context, params }) => {
    const id = existingRecordId({ params })
    const [{ data: member }, { data: roles }] = await Promise.all([
      callOrFail(context, 'GET', 'users.admin.staff.show', { params: { id } }),
      callOrFail(context, 'GET', 'users.admin.staff_roles.index'),
    ])
    return { member, roles, title: member.name }
  }
)

type Member = ResponseOf<'users.admin.staff.show'>['data']

const valuesOf = ({ name, email, roleId }: Member) => ({
  name,
  email,
  roleId: String(roleId),
  password: '',
  password_confirmation: '',
})

/** A member of staff. */
export default function StaffMemberScreen() {
  const t = useWords()
  const can = useCan()
  const { member, roles } = useLoaderData<typeof loader>()
  const form = useAdminForm({
    values: valuesOf(member),
    version: member.version,
    save: ({ roleId, ...values }, version = 0) =>
      call('PUT', 'users.admin.staff.update', {
        params: { id: member.id },
        data: { ...values, roleId: Number(roleId), version },
      }),
    fresh: (row) => ({ values: valuesOf(row as Member), version: (row as Member).version }),
  })
  const theirs = roles.filter(({ id, isGivable }) => isGivable || id === member.roleId)
  return (
    <AdminPage
      title={member.name}
      parent={{ screen: 'users.admin.staff' }}
      caption={<RecordHistory subject="users.staff" id={member.id} />}
      actions={<MemberActions member={member} />}
    >
      <AdminForm
        key={member.version}
        form={form}
        isReadOnly={!can('users.admins.update')}
        side={<State member={member} />}
      >
        <IdentityFields roles={theirs} />
        {can('users.admins.update') && <PasswordFields help={t('users.staff.password_help')} />}
      </AdminForm>
    </AdminPage>
  )
}

function State({ member }: { member: Member }) {
  const t = useWords()
  const locale = useLocale()
  const { isSuspended, hasTwoFactor, lastSignedInAt, createdAt } = member
  const rows: [string, string][] = [
    [t('users.staff.two_factor'), t(hasTwoFactor ? 'users.staff.two_factor_on' : 'users.staff.two_factor_off')],
    [t('users.staff.last_sign_in'), lastSignedInAt ? formatInstant(locale, lastSignedInAt) : t('users.staff.never')],
    [t('users.staff.created_at'), formatInstant(locale, createdAt)],
  ]
  return (
    <FormSection title={t('users.staff.state')}>
      <Badge variant="light" color={isSuspended ? 'red' : 'green'}>
        {t(isSuspended ? 'users.staff.suspended' : 'users.staff.active')}
      </Badge>
      <dl className="grid gap-3">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </FormSection>
  )
}

function MemberActions({ member }: { member: Member }) {
  const t = useWords()
  const can = useCan()
  const navigate = useNavigate()
  const pathOf = useScreenPath()
  const { staff } = useAdmin()
  const params = { id: member.id }
  const profile = pathOf('users.admin.profile')
  // Users cannot suspend their own account, and delete it on their profile page.
  if (staff?.email === member.email) {
    return profile ? (
      <Button component={Link} to={profile} variant="default">
        {t('users.staff.own_profile')}
      </Button>
    ) : null
  }
  const { isSuspended, name } = member
  return (
    <Group gap="xs">
      {can('users.admins.update') && (
        <ConfirmButton
          label={t(isSuspended ? 'users.staff.reopen' : 'users.staff.suspend')}
          question={t(isSuspended ? 'users.staff.reopen_question' : 'users.staff.suspend_question', { name })}
          run={() => call(isSuspended ? 'DELETE' : 'POST', suspension(isSuspended), { params })}
        />
      )}
      {can('users.admins.delete') && (
        <ConfirmButton
          label={t('admin.delete')}
          color="red"
          question={t('users.staff.delete_question', { name })}
          run={() => call('DELETE', 'users.admin.staff.destroy', { params, data: { version: member.version } })}
          onDone={() => navigate(pathOf('users.admin.staff') ?? '/admin')}
        />
      )}
    </Group>
  )
}

function suspension(isSuspended: boolean) {
  return isSuspended ? 'users.admin.suspensions.destroy' : 'users.admin.suspensions.store'
}
