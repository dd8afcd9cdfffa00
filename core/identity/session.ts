import app from '@adonisjs/core/services/app'
import { badRequest } from '#core/http/errors'
import { guardOf } from '#core/identity/guards'
import type { HttpContext } from '@adonisjs/core/http'
import type { PersonKind, SignedInPerson } from '#core/identity/person'

/** Cookies that scripts may read: they tell that somebody is signed in, and open nothing. */
const MARKER_COOKIES: Record<PersonKind, string> = {
  customer: 'customer-auth',
  staff: 'admin-auth',
}

const MARKER = { httpOnly: false, path: '/', encode: false, maxAge: '400 days' } as const

/** How long a sign-in lasts, in seconds: without and with "remember me". */
const LASTS = { brief: 12 * 3600, remembered: 90 * 24 * 3600 }

const untilKey = (kind: PersonKind) => `until_${kind}`

interface OpenOptions {
  remember: boolean
  /** The present, in milliseconds. */
  now: number
}

/** Signs a person in: a new session id, and the marker cookie. @throws badRequest when a program asks with its token */
export async function openSession(
  ctx: HttpContext,
  person: SignedInPerson,
  { remember, now }: OpenOptions
): Promise<void> {
  const guard = guardOf(ctx, person.kind)
  if (!guard) throw badRequest()
  await guard.login(person)
  const seconds = remember ? LASTS.remembered : LASTS.brief
  ctx.session.put(untilKey(person.kind), now + seconds * 1000)
  ctx.response.plainCookie(MARKER_COOKIES[person.kind], '1', MARKER)
}

/** Signs one side out and leaves the other as it is. */
export async function closeSession(ctx: HttpContext, kind: PersonKind): Promise<void> {
  const guard = guardOf(ctx, kind)
  if (guard) {
    await guard.check()
    await guard.logout()
    ctx.session.forget(untilKey(kind))
    ctx.session.regenerate()
  }
  clearMarker(ctx, kind)
}

/** Whether a sign-in has lasted its time. */
export function hasRunOut(ctx: HttpContext, kind: PersonKind, now: number): boolean {
  return Number(ctx.session.get(untilKey(kind), 0)) <= now
}

/**
 * Takes away a marker that outlived its sign-in. A request that was refused before its session was
 * read says nothing about who is signed in: its markers stay.
 */
export function healMarker(ctx: HttpContext, kind: PersonKind): void {
  const cookies = ctx.request.cookiesList()
  const session = app.config.get<string>('session.cookieName', 'cellier-session')
  const isRead = guardOf(ctx, kind) !== null || !(session in cookies)
  if (isRead && MARKER_COOKIES[kind] in cookies) clearMarker(ctx, kind)
}

function clearMarker(ctx: HttpContext, kind: PersonKind): void {
  ctx.response.clearCookie(MARKER_COOKIES[kind], MARKER)
}
