import { guardOf } from '#core/identity/guards'
import { personOnly } from '#plugins/users/errors/account'
import type { HttpContext } from '@adonisjs/core/http'

/** Whose account a request is about: the member of staff who sits there. A program's token is none. @throws personOnly */
export function ownId({ person }: HttpContext): number {
  if (!person || person.isProgram) throw personOnly()
  return person.id
}

/** The secret of the sign-in that this very request came with. */
export function ownSignIn(ctx: HttpContext): string {
  return guardOf(ctx, 'staff')?.user?.signIn ?? ''
}
