import { redirect } from '@remix-run/node'
import { Form, useActionData, useNavigation, useSearchParams } from '@remix-run/react'
import { useWords } from '#web/lib/i18n'
import { pageHead } from '#web/lib/page_head'
import { callOrFail, safeNext, screenAction, screenLoader } from '#web/lib/screen_loader'
import { Button } from '#web/ui/button'
import { CsrfField } from '#web/ui/csrf_field'
import { TextField } from '#web/ui/field'
import { RefusalBox, refusalOf } from '../../sign_in/plain_refusal'
import { readTyped } from '#web/form/read_form'
import { signedInHeaders } from '../../sign_in/sign_in.server'
import { PlainPage } from './plain_page'

const home = '/admin'

export const meta = pageHead

export const loader = screenLoader(
  { id: 'users.admin.login_code', title: 'users.login_code.title', words: ['users.login_code'], noIndex: true },
  async () => ({})
)

export const action = screenAction(async ({ context, request }) => {
  const form = await request.formData()
  const next = safeNext(form.get('next'), home)
  let locale: string | null
  try {
    const data = { code: readTyped(form, 'code') }
    const response = await callOrFail(context, 'POST', 'users.admin.second_step.store', { data })
    locale = response.data.locale
  } catch (error) {
    return refusalOf(error)
  }
  throw redirect(next, { headers: signedInHeaders(locale) })
})

/** The second step of signing in: a code of the user's device, or a recovery code. */
export default function LoginCodeScreen() {
  const t = useWords()
  const refusal = useActionData<typeof action>()
  const [search] = useSearchParams()
  const isPending = useNavigation().formMethod === 'POST'
  const link = { to: '/admin/login', label: t('users.login_code.back') }
  return (
    <PlainPage title={t('users.login_code.title')} intro={t('users.login_code.intro')} link={link}>
      <Form method="post" className="grid gap-5">
        <CsrfField />
        <input type="hidden" name="next" value={search.get('next') ?? ''} />
        {refusal && <RefusalBox refusal={refusal} />}
        <TextField
          label={t('users.login_code.code')}
          hint={t('users.login_code.hint')}
          name="code"
          autoComplete="one-time-code"
          spellCheck={false}
          required
          minLength={6}
          maxLength={40}
          error={refusal?.fields.code}
        />
        <Button type="submit" isBusy={isPending}>
          {t('users.login_code.submit')}
        </Button>
      </Form>
    </PlainPage>
  )
}
