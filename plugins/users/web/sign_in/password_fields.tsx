import { useState } from 'react'
import { FormText } from '#web/form/fields'
import { PasswordStrength } from './password_strength'

const fieldProps = { type: 'password', autoComplete: 'new-password', required: true, maxLength: 256 } as const

/** The fields of a new password and its confirmation, with the requirements that the password does not meet yet. */
export function PasswordFields() {
  const [password, setPassword] = useState('')
  return (
    <>
      <div className="grid gap-2">
        <FormText {...fieldProps} name="password" onChange={({ currentTarget }) => setPassword(currentTarget.value)} />
        <PasswordStrength password={password} />
      </div>
      <FormText {...fieldProps} name="password_confirmation" />
    </>
  )
}
