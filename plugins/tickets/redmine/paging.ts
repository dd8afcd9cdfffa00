import type { HttpContext } from '@adonisjs/core/http'

const LIMIT = 25

const MOST = 100

/** Which part of a list is asked for. What makes no sense counts as not given, as Redmine does. */
export function pagingOf({ request }: Pick<HttpContext, 'request'>): { offset: number; limit: number } {
  const { offset, limit, page } = request.qs()
  const wanted = whole(limit) ?? LIMIT
  const held = Math.min(Math.max(wanted, 1), MOST)
  return { offset: whole(offset) ?? held * (Math.max(whole(page) ?? 1, 1) - 1), limit: held }
}

const whole = (value: unknown): number | null => (/^\d{1,9}$/.test(String(value)) ? Number(value) : null)
