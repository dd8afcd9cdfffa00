import { useActionData } from '@remix-run/react'
import { useWords } from '#web/lib/i18n'
import { pageHead } from '#web/lib/page_head'
import { screenAction, screenLoader } from '#web/lib/screen_loader'
import { chooseNewPassword } from '../../sign_in/new_password.server'
import { NewPasswordForm } from '../../sign_in/new_password_form'
import { PlainPage } from './plain_page'

export const meta = pageHead

export const loader = screenLoader(
  {
    id: 'users.admin.reset_password',
    title: 'users.reset.title',
    words: ['users.reset', 'users.password'],
    noIndex: true,
  },
  async () => ({})
)

export const action = screenAction((args) => chooseNewPassword(args, 'users.admin.password_resets.update'))

/** Chooses a password by the link of a mail. */
export default function ResetPasswordScreen() {
  const t = useWords()
  const answer = useActionData<typeof action>()
  if (answer?.done) {
    const link = { to: '/admin/login', label: t('users.reset.to_login') }
    return (
      <PlainPage title={t('users.reset.title')} intro={t('users.reset.done')} link={link}>
        <p role="status">{t('users.reset.done_hint')}</p>
      </PlainPage>
    )
  }
  const link = { to: '/admin/forgot-password', label: t('users.reset.again') }
  return (
    <PlainPage title={t('users.reset.title')} intro={t('users.reset.intro')} link={link}>
      <NewPasswordForm isStaff refusal={answer?.refusal} />
    </PlainPage>
  )
}
