import { Form, useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useWords } from '#web/lib/i18n'
import { Button } from '#web/ui/button'
import { CsrfField } from '#web/ui/csrf_field'
import { CheckboxField, TextField } from '#web/ui/field'
import type { SignInFailure } from './sign_in.server'

interface SignInFormProps {
  failure: SignInFailure | undefined
  /** Where to go afterwards, from the address. */
  next: string | null
}

/** Email and password. What was typed as email stays after a refusal, and the refusal takes the focus. */
export function SignInForm({ failure, next }: SignInFormProps) {
  const t = useWords()
  const isPending = useNavigation().formMethod === 'POST'
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [failure])
  return (
    <Form ref={form} method="post" className="grid gap-5" noValidate>
      <CsrfField />
      {next && <input type="hidden" name="next" value={next} />}
      {failure && failure.reason !== 'incomplete' && <Refusal failure={failure} />}
      <TextField
        label={t('users.login.email')}
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        required
        minLength={6}
        maxLength={254}
        defaultValue={failure?.email}
        error={failure?.missing.includes('email') ? t('users.login.email_required') : undefined}
      />
      <TextField
        label={t('users.login.password')}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        error={failure?.missing.includes('password') ? t('users.login.email_required') : undefined}
      />
      <CheckboxField label={t('users.login.remember')} name="remember" value="1" />
      <Button type="submit" isBusy={isPending}>
        {t(isPending ? 'users.login.pending' : 'users.login.submit')}
      </Button>
    </Form>
  )
}

function Refusal({ failure }: { failure: SignInFailure }) {
  const t = useWords()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [failure])
  return (
    <div ref={box} role="alert" tabIndex={-1} className="border-l-4 border-negative bg-surface px-4 py-3">
      <p className="font-semibold text-negative">{t(`users.login.${failure.reason}`)}</p>
      <p className="text-muted">{t(`users.login.${failure.reason}_caption`)}</p>
    </div>
  )
}
