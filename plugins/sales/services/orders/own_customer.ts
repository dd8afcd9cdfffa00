import { unauthorised } from '#core/identity/errors'
import type { HttpContext } from '@adonisjs/core/http'

/** Number of the customer whom the route's mark let in. */
export function ownCustomer({ person }: HttpContext): number {
  if (person?.kind !== 'customer') throw unauthorised()
  return person.id
}
