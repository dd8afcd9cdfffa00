import hash from '@adonisjs/core/services/hash'
import { DEMO_PASSWORD } from '#plugins/users/demo/demo_accounts'
import { passwordKnown, passwordWeak } from '#plugins/users/errors'
import { isStrongPassword } from '#plugins/users/services/password_rule'

/**
 * The hash of a password that somebody chose; that of the demo shop is for its own accounts.
 * @throws passwordWeak, passwordKnown
 */
export async function hashChosen(password: string, { isDemo = false } = {}): Promise<string> {
  if (!isStrongPassword(password)) throw passwordWeak({}, 'password')
  if (password === DEMO_PASSWORD && !isDemo) throw passwordKnown({}, 'password')
  return hash.make(password)
}
