import { useState } from 'react'
import { FormText } from '#web/form/fields'
import { PasswordStrength } from './password_strength'

const field = { type: 'password', autoComplete: 'new-password', required: true, maxLength: 256 } as const

/** A password that is chosen, typed twice, with what it still lacks. */
export function PasswordFields() {
  const [password, setPassword] = useState('')
  return (
    <>
      <div className="grid gap-2">
        <FormText {...field} name="password" onChange={({ currentTarget }) => setPassword(currentTarget.value)} />
        <PasswordStrength password={password} />
      </div>
      <FormText {...field} name="password_confirmation" />
    </>
  )
}
