import { Form } from '@remix-run/react'
import { useWords } from '#web/lib/i18n'
import { useLocalePath } from '#web/lib/shell'
import { CsrfField } from './csrf_field'
import { IconLogout } from './icons'

export function SignOut() {
  const t = useWords()
  const toPath = useLocalePath()
  return (
    <Form method="post" action={toPath('/logout')}>
      <CsrfField />
      <button type="submit" className="flex min-h-11 items-center gap-2 hover:text-primary">
        <IconLogout size={20} />
        {t('shell.account.sign_out')}
      </button>
    </Form>
  )
}
