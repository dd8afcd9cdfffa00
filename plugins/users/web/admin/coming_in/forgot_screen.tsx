import { Form, useActionData, useNavigation } from '@remix-run/react'
import { useWords } from '#web/lib/i18n'
import { pageHead } from '#web/lib/page_head'
import { callOrFail, screenAction, screenLoader } from '#web/lib/screen_loader'
import { Button } from '#web/ui/button'
import { CsrfField } from '#web/ui/csrf_field'
import { TextField } from '#web/ui/field'
import { RefusalBox, refusalOf, type PlainRefusal } from '../../sign_in/plain_refusal'
import { readTyped } from '#web/form/read_form'
import { PlainPage } from './plain_page'

export const meta = pageHead

export const loader = screenLoader(
  { id: 'users.admin.forgot_password', title: 'users.forgot.title', words: ['users.forgot'], noIndex: true },
  async () => ({})
)

export const action = screenAction(async ({ context, request }): Promise<{ sent: boolean; refusal?: PlainRefusal }> => {
  const form = await request.formData()
  try {
    await callOrFail(context, 'POST', 'users.admin.password_resets.store', {
      data: { email: readTyped(form, 'email') },
    })
    return { sent: true }
  } catch (error) {
    return { sent: false, refusal: refusalOf(error) }
  }
})

/** Requests a password reset link. The response is the same for every address, known or not. */
export default function ForgotPasswordScreen() {
  const t = useWords()
  const answer = useActionData<typeof action>()
  const isPending = useNavigation().formMethod === 'POST'
  const link = { to: '/admin/login', label: t('users.forgot.back') }
  if (answer?.sent) {
    return (
      <PlainPage title={t('users.forgot.title')} intro={t('users.forgot.sent')} link={link}>
        <p role="status">{t('users.forgot.sent_hint')}</p>
      </PlainPage>
    )
  }
  return (
    <PlainPage title={t('users.forgot.title')} intro={t('users.forgot.intro')} link={link}>
      <Form method="post" className="grid gap-5">
        <CsrfField />
        {answer?.refusal && <RefusalBox refusal={answer.refusal} />}
        <TextField
          label={t('users.forgot.email')}
          name="email"
          type="email"
          autoComplete="username"
          required
          minLength={6}
          maxLength={254}
          error={answer?.refusal?.fields.email}
        />
        <Button type="submit" isBusy={isPending}>
          {t('users.forgot.submit')}
        </Button>
      </Form>
    </PlainPage>
  )
}
