import { Form } from '@remix-run/react'
import { useWords } from '#web/lib/i18n'
import { Button, buttonStyle } from '#web/ui/button'
import { CsrfField } from '#web/ui/csrf_field'
import { Link } from '#web/ui/link'

/** Signing out is a form: a link that was followed by accident, or by a robot, must not do it. */
export function SignOutForm({ name, login }: { name: string | null; login: string }) {
  const t = useWords()
  if (name === null) {
    return (
      <>
        <p className="mt-2 mb-8 text-lg text-muted">{t('users.logout.none')}</p>
        <Link to={login} className={buttonStyle()}>
          {t('users.logout.to_login')}
        </Link>
      </>
    )
  }
  return (
    <Form method="post">
      <CsrfField />
      <p className="mt-2 mb-8 text-lg text-muted">{t('users.logout.text', { name })}</p>
      <Button type="submit">{t('users.logout.submit')}</Button>
    </Form>
  )
}
