import { notFound } from '#core/http/errors'
import type { HttpContext } from '@adonisjs/core/http'

const ID = /^[1-9]\d{0,15}$/

/**
 * The row that a route's address names, `:id` unless told otherwise. Anything that cannot be the number of a row is an
 * address where nothing stands: 404, whatever the database makes of such text.
 */
export function routeId({ params }: HttpContext, name = 'id'): number {
  const text = String((params as Record<string, unknown>)[name])
  const id = Number(text)
  if (ID.test(text) && Number.isSafeInteger(id)) return id
  throw notFound()
}
