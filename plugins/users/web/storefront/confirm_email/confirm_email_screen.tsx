import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useWords } from '#web/lib/i18n'
import { pageHead } from '#web/lib/page_head'
import { screenAction, screenLoader } from '#web/lib/screen_loader'
import { useLocalePath } from '#web/lib/shell'
import { Button, buttonStyle } from '#web/ui/button'
import { CsrfField } from '#web/ui/csrf_field'
import { Link } from '#web/ui/link'
import { RefusalBox } from '../../sign_in/plain_refusal'
import { ComingIn, withNext } from '../coming_in'
import { confirmEmail } from './confirm_email.server'

export const meta = pageHead

export const loader = screenLoader(
  {
    id: 'users.storefront.confirm_email',
    title: 'users.confirm_email.title',
    words: ['users.confirm_email'],
    noIndex: true,
  },
  async ({ context }) => ({ isSignedIn: context.visitor.customer !== null })
)

export const action = screenAction(confirmEmail)

const NOTHING = { email: null, sentTo: null, refusal: null }

/**
 * Where the link of the mail leads. A button confirms, not the link itself: programs that look at mails before people do
 * follow every link in them.
 */
export default function ConfirmEmailScreen() {
  const t = useWords()
  const toPath = useLocalePath()
  const { isSignedIn } = useLoaderData<typeof loader>()
  const { email, sentTo, refusal } = useActionData<typeof action>() ?? NOTHING
  const title = t('users.confirm_email.title')
  if (email) {
    return (
      <ComingIn title={title} intro={t('users.confirm_email.done', { email })}>
        <Go to={isSignedIn ? '/account' : '/login'}>
          {t(isSignedIn ? 'users.confirm_email.to_account' : 'users.confirm_email.to_login')}
        </Go>
      </ComingIn>
    )
  }
  if (sentTo) {
    return (
      <ComingIn title={title} intro={t('users.confirm_email.sent', { email: sentTo })}>
        <Go to="/account">{t('users.confirm_email.to_account')}</Go>
      </ComingIn>
    )
  }
  if (refusal) {
    return (
      <ComingIn title={title} intro={t('users.confirm_email.not_done')}>
        <div className="grid gap-6">
          <RefusalBox refusal={refusal} />
          {isSignedIn ? (
            <PressForm intent="resend">{t('users.confirm_email.resend')}</PressForm>
          ) : (
            <Go to={withNext('/login', toPath('/account'))}>{t('users.confirm_email.to_login')}</Go>
          )}
        </div>
      </ComingIn>
    )
  }
  return (
    <ComingIn title={title} intro={t('users.confirm_email.intro')}>
      <PressForm intent="confirm">{t('users.confirm_email.submit')}</PressForm>
    </ComingIn>
  )
}

function PressForm({ intent, children }: { intent: string; children: ReactNode }) {
  const isPending = useNavigation().formMethod === 'POST'
  return (
    <Form method="post">
      <CsrfField />
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" isBusy={isPending}>
        {children}
      </Button>
    </Form>
  )
}

function Go({ to, children }: { to: string; children: ReactNode }) {
  const toPath = useLocalePath()
  return (
    <p role="status">
      <Link to={toPath(to)} className={buttonStyle()}>
        {children}
      </Link>
    </p>
  )
}
