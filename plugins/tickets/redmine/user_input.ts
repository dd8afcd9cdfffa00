import type { Input } from '#core/resources/writer'

/** A user as clients of Redmine send it. Absent values stay as they are. */
interface UserInput {
  login?: string | null | undefined
  firstname?: string | undefined
  lastname?: string | undefined
  mail?: string | undefined
  password?: string | null | undefined
  role_id?: number | undefined
}

/** The values of an account of staff. Without a password, a new account gets an invitation by email. */
export function userValues({ login, firstname, lastname, mail, password, role_id: roleId }: UserInput): Input {
  const values: Input = { login, firstName: firstname, lastName: lastname, email: mail, roleId }
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  const secret = password ? { password, password_confirmation: password } : {}
  return { ...Object.fromEntries(given), ...secret }
}
