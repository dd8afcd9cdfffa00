import { Form, useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useAccount } from '#web/lib/account'
import { useWords } from '#web/lib/i18n'
import { useLocalePath } from '#web/lib/shell'
import { Button } from '#web/ui/button'
import { CsrfField } from '#web/ui/csrf_field'

/** What became of the address of the account: whether it is confirmed, and which other one waits. `isTold`: in any case. */
export function EmailState({ isTold = false }: { isTold?: boolean }) {
  const t = useWords()
  const { customer } = useAccount()
  if (!customer) return null
  const { email, isEmailConfirmed, pendingEmail } = customer
  if (pendingEmail) {
    return <Notice>{t('users.email_state.pending', { email: pendingEmail })}</Notice>
  }
  if (!isEmailConfirmed) {
    return (
      <Notice>
        <p>{t('users.email_state.unconfirmed', { email })}</p>
        <Resend />
      </Notice>
    )
  }
  if (!isTold) return null
  return (
    <p className="text-positive">
      <span aria-hidden>✓ </span>
      {t('users.email_state.confirmed')}
    </p>
  )
}

function Resend() {
  const t = useWords()
  const toPath = useLocalePath()
  const isPending = useNavigation().formData?.get('intent') === 'resend'
  return (
    <Form method="post" action={toPath('/account')} className="mt-3">
      <CsrfField />
      <input type="hidden" name="intent" value="resend" />
      <Button type="submit" tone="quiet" isBusy={isPending}>
        {t('users.email_state.resend')}
      </Button>
    </Form>
  )
}

function Notice({ children }: { children: ReactNode }) {
  return <div className="border-l-4 border-warning bg-surface px-5 py-4 break-words">{children}</div>
}
