import { Button } from '@mantine/core'
import { useAdmin, useCan, useScreenPath } from '#web/admin/admin_data'
import { ConfirmButton } from '#web/admin/confirm_button'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { Link } from '#web/ui/link'
import type { ResponseOf } from '#web/lib/registry'

type Member = ResponseOf<'users.admin.staff.show'>['data']

/** Closes the account and opens it again. One's own is left alone: its page is that of the profile. */
export default function StaffActions({ row: { id, name, email, isSuspended } }: { row: Member }) {
  const t = useWords()
  const can = useCan()
  const pathOf = useScreenPath()
  const { staff } = useAdmin()
  const profile = pathOf('users.admin.profile')
  if (staff?.email === email) {
    return profile ? (
      <Button component={Link} to={profile} variant="default">
        {t('users.staff.own_profile')}
      </Button>
    ) : null
  }
  if (!can('users.admins.update')) return null
  const params = { id }
  return isSuspended ? (
    <ConfirmButton
      label={t('users.staff.reopen')}
      question={t('users.staff.reopen_question', { name })}
      run={() => call('DELETE', 'users.admin.suspensions.destroy', { params })}
    />
  ) : (
    <ConfirmButton
      label={t('users.staff.suspend')}
      question={t('users.staff.suspend_question', { name })}
      run={() => call('POST', 'users.admin.suspensions.store', { params })}
    />
  )
}
