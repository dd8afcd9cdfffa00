import { notFound } from '#core/http/errors'
import type { HttpContext } from '@adonisjs/core/http'

const ID = /^[1-9]\d{0,15}$/

/** The row id in a route parameter. Throws `notFound` for text that cannot be an id, so that no query receives it. */
export function routeId({ params }: HttpContext, name = 'id'): number {
  const text = String((params as Record<string, unknown>)[name])
  const id = Number(text)
  if (ID.test(text) && Number.isSafeInteger(id)) return id
  throw notFound()
}
