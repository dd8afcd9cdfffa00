import { Form, useNavigation } from '@remix-run/react'
import { useState } from 'react'
import { useWords } from '#web/lib/i18n'
import { Button } from '#web/ui/button'
import { CsrfField } from '#web/ui/csrf_field'
import { TextField } from '#web/ui/field'
import { PasswordStrength } from './password_strength'
import { RefusalBox, type PlainRefusal } from './plain_refusal'

const field = { type: 'password', autoComplete: 'new-password', required: true, maxLength: 256 } as const

/** A password, typed twice, for whoever came by the link of a mail. */
export function NewPasswordForm({ refusal, isStaff }: { refusal: PlainRefusal | undefined; isStaff?: boolean }) {
  const t = useWords()
  const isPending = useNavigation().formMethod === 'POST'
  const [password, setPassword] = useState('')
  const fields = refusal?.fields ?? {}
  return (
    <Form method="post" className="grid gap-5">
      <CsrfField />
      {refusal && <RefusalBox refusal={refusal} />}
      <TextField
        {...field}
        label={t('users.reset.password')}
        name="password"
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        error={fields.password}
      />
      <PasswordStrength password={password} isStaff={isStaff} />
      <TextField
        {...field}
        label={t('users.reset.confirmation')}
        name="password_confirmation"
        error={fields.password_confirmation}
      />
      <Button type="submit" isBusy={isPending}>
        {t('users.reset.submit')}
      </Button>
    </Form>
  )
}
