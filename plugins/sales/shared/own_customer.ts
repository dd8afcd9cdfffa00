import { unauthorised } from '#core/identity/errors'
import type { HttpContext } from '@adonisjs/core/http'

/** Id of the signed-in customer, whom the route requires. */
export function ownCustomer({ person }: HttpContext): number {
  if (person?.kind !== 'customer') throw unauthorised()
  return person.id
}
