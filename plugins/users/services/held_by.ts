import type { HttpContext } from '@adonisjs/core/http'
import type { Person } from '#core/identity/person'

/** What the person whom a route's mark let in holds. */
export function heldBy({ person }: Pick<HttpContext, 'person'>): Person['permissions'] {
  return person?.permissions ?? new Set()
}
