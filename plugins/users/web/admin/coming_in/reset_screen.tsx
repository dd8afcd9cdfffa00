import { Form, useActionData, useNavigation } from '@remix-run/react'
import { useState } from 'react'
import { useWords } from '#web/lib/i18n'
import { pageHead } from '#web/lib/page_head'
import { ask, screenAction, screenLoader } from '#web/lib/screen_loader'
import { Button } from '#web/ui/button'
import { CsrfField } from '#web/ui/csrf_field'
import { TextField } from '#web/ui/field'
import { PasswordStrength } from '../../sign_in/password_strength'
import { RefusalBox, refusalOf, type PlainRefusal } from '../../sign_in/plain_refusal'
import { text } from '../../sign_in/sign_in.server'
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

export const action = screenAction(
  async ({ context, request, params }): Promise<{ done: boolean; refusal?: PlainRefusal }> => {
    const form = await request.formData()
    const data = { password: text(form, 'password'), password_confirmation: text(form, 'password_confirmation') }
    try {
      await ask(context, 'PUT', 'users.admin.password_resets.update', { params: { token: params.token ?? '' }, data })
      return { done: true }
    } catch (error) {
      return { done: false, refusal: refusalOf(error) }
    }
  }
)

/** Chooses a password by the link of a mail. */
export default function ResetPasswordScreen() {
  const t = useWords()
  const answer = useActionData<typeof action>()
  const isPending = useNavigation().formMethod === 'POST'
  const [password, setPassword] = useState('')
  const fields = answer?.refusal?.fields ?? {}
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
      <Form method="post" className="grid gap-5">
        <CsrfField />
        {answer?.refusal && <RefusalBox refusal={answer.refusal} />}
        <TextField
          label={t('users.reset.password')}
          name="password"
          type="password"
          autoComplete="new-password"
          required
          maxLength={256}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          error={fields.password}
        />
        <PasswordStrength password={password} />
        <TextField
          label={t('users.reset.confirmation')}
          name="password_confirmation"
          type="password"
          autoComplete="new-password"
          required
          maxLength={256}
          error={fields.password_confirmation}
        />
        <Button type="submit" disabled={isPending}>
          {t('users.reset.submit')}
        </Button>
      </Form>
    </PlainPage>
  )
}
