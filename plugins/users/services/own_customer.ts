import { guardOf } from '#core/identity/guards'
import { unauthorised } from '#core/identity/errors'
import type { HttpContext } from '@adonisjs/core/http'

/** Number of the customer whom the route's mark let in. */
export function ownCustomerId({ person }: HttpContext): number {
  if (person?.kind !== 'customer') throw unauthorised()
  return person.id
}

/** The secret of the customer's sign-in that this very request came with. */
export function ownCustomerSignIn(ctx: HttpContext): string {
  return guardOf(ctx, 'customer')?.user?.signIn ?? ''
}

/** The IP address, browser and lifetime of a new sign-in. */
export function arrivalOf({ request }: HttpContext, remember: boolean) {
  return { address: request.ip(), agent: request.header('user-agent'), remember }
}
