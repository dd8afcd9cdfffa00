import { passwordsDiffer } from '#plugins/users/errors/account'

/** A password as a form sends it, typed twice. */
export interface PasswordPair {
  password: string
  password_confirmation?: string | null | undefined
}

/** @throws passwordsDiffer */
export function samePasswords({ password, password_confirmation: again }: PasswordPair): string {
  if (password !== again) throw passwordsDiffer({}, 'password_confirmation')
  return password
}
