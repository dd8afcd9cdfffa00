import type { HttpContext } from '@adonisjs/core/http'
import type { Person } from '#core/identity/person'

/** The permissions of the person who makes the request. */
export function heldBy({ person }: Pick<HttpContext, 'person'>): Person['permissions'] {
  return person?.permissions ?? new Set()
}
