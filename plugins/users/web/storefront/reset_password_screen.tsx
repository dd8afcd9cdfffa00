import { Form, useActionData, useNavigation } from '@remix-run/react'
import { useState } from 'react'
import { useWords } from '#web/lib/i18n'
import { pageHead } from '#web/lib/page_head'
import { ask, screenAction, screenLoader } from '#web/lib/screen_loader'
import { Button, buttonStyle } from '#web/ui/button'
import { CsrfField } from '#web/ui/csrf_field'
import { TextField } from '#web/ui/field'
import { Link } from '#web/ui/link'
import { PasswordStrength } from '../sign_in/password_strength'
import { RefusalBox, refusalOf, type PlainRefusal } from '../sign_in/plain_refusal'
import { text } from '../sign_in/sign_in.server'

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

export const action = screenAction(
  async ({ context, request, params }): Promise<{ done: boolean; refusal?: PlainRefusal }> => {
    const form = await request.formData()
    const data = { password: text(form, 'password'), password_confirmation: text(form, 'password_confirmation') }
    try {
      await ask(context, 'PUT', 'users.password_resets.update', { params: { token: params.token ?? '' }, data })
      return { done: true }
    } catch (error) {
      return { done: false, refusal: refusalOf(error) }
    }
  }
)

/** A customer chooses a password by the link of a mail. */
export default function ResetPasswordScreen() {
  const t = useWords()
  const answer = useActionData<typeof action>()
  return (
    <div className="shell py-12 md:py-20">
      <div className="mx-auto max-w-md">
        <h1 className="font-serif text-3xl">{t('users.reset.title')}</h1>
        <p className="mt-2 mb-8 text-lg text-muted">{t(answer?.done ? 'users.reset.done' : 'users.reset.intro')}</p>
        {answer?.done ? <Done /> : <PasswordForm refusal={answer?.refusal} />}
      </div>
    </div>
  )
}

function Done() {
  const t = useWords()
  return (
    <div role="status">
      <p className="mb-6">{t('users.reset.done_hint')}</p>
      <Link to="/login" className={buttonStyle()}>
        {t('users.reset.to_login')}
      </Link>
    </div>
  )
}

function PasswordForm({ refusal }: { refusal: PlainRefusal | undefined }) {
  const t = useWords()
  const isPending = useNavigation().formMethod === 'POST'
  const [password, setPassword] = useState('')
  const fields = refusal?.fields ?? {}
  return (
    <Form method="post" className="grid gap-5">
      <CsrfField />
      {refusal && <RefusalBox refusal={refusal} />}
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
  )
}
