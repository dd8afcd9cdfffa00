import { useActionData } from '@remix-run/react'
import { useWords } from '#web/lib/i18n'
import { pageHead } from '#web/lib/page_head'
import { screenAction, screenLoader } from '#web/lib/screen_loader'
import { useLocalePath } from '#web/lib/shell'
import { buttonStyle } from '#web/ui/button'
import { Link } from '#web/ui/link'
import { chooseNewPassword } from '../sign_in/new_password.server'
import { NewPasswordForm } from '../sign_in/new_password_form'
import { ComingIn, WayLink } from './coming_in'

export const meta = pageHead

export const loader = screenLoader(
  {
    id: 'users.storefront.reset_password',
    title: 'users.reset.title',
    words: ['users.reset', 'users.password'],
    noIndex: true,
  },
  async () => ({})
)

export const action = screenAction((args) => chooseNewPassword(args, 'users.password_resets.update'))

/** A customer chooses a password by the link of a mail. */
export default function ResetPasswordScreen() {
  const t = useWords()
  const toPath = useLocalePath()
  const answer = useActionData<typeof action>()
  if (answer?.done) {
    return (
      <ComingIn title={t('users.reset.title')} intro={t('users.reset.done')}>
        <div role="status">
          <p className="mb-6">{t('users.reset.done_hint')}</p>
          <Link to={toPath('/login')} className={buttonStyle()}>
            {t('users.reset.to_login')}
          </Link>
        </div>
      </ComingIn>
    )
  }
  return (
    <ComingIn title={t('users.reset.title')} intro={t('users.reset.intro')}>
      <NewPasswordForm refusal={answer?.refusal} />
      <p className="mt-4">
        <WayLink to="/forgot-password">{t('users.reset.again')}</WayLink>
      </p>
    </ComingIn>
  )
}
