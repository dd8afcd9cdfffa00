import type { HttpContext } from '@adonisjs/core/http'

/** Session key of the day on which the browser last got the cookies. */
export const KEPT_ON = 'kept-on'

/** The CSRF token for scripts of our pages, which send it back as a header. Of use to nobody without the session. */
export const CSRF_COOKIE = 'XSRF-TOKEN'

const CSRF_HEADER = 'x-xsrf-token'

/** Has shield find the token that our pages send. */
export function takeCsrfHeader({ request }: HttpContext): void {
  const { headers } = request.request
  if (headers[CSRF_HEADER] !== undefined) headers['x-csrf-token'] ??= headers[CSRF_HEADER]
}

/**
 * Runs before the session is committed. A browser that has all cookies of a session that did not change gets them once a day,
 * so that it stays alive: signing and encrypting them for every response takes longer than most of what it is made of.
 */
export function commitIfChanged({ session, request, response }: HttpContext, today: string): void {
  const isSame = !session.hasBeenModified && !session.hasRegeneratedSession && session.responseFlashMessages.isEmpty
  if (isSame && session.get(KEPT_ON) === today && CSRF_COOKIE in request.cookiesList()) {
    session.commit = async () => {}
    return
  }
  session.put(KEPT_ON, today)
  response.plainCookie(CSRF_COOKIE, request.csrfToken, { httpOnly: false, encode: false })
}
