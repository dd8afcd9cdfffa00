import { buildAddress, type Query } from './address'
import { createCall } from './call'
import type { NamedRoute } from './context'
import { localePath, localeOf, type Locale } from './locale'
import type { Call } from './registry'

interface PageState {
  routes: Record<string, NamedRoute>
  csrfToken: string | null
  locale: Locale
}

const page: PageState = { routes: {}, csrfToken: null, locale: 'fr_FR' }
const base = import.meta.env.BASE_URL

/** Passes the page's data to the browser's clients. Called whenever the shell's data changes. */
export function setClientState(state: PageState): void {
  Object.assign(page, state)
}

/** Sends the visitor's cookies. A 401 leads to the login page of the current area. */
export const call: Call = createCall({
  routes: () => page.routes,
  credentials: 'same-origin',
  query: () => ({ locale: page.locale }),
  headers: () => (page.csrfToken ? { 'x-csrf-token': page.csrfToken } : {}) as Record<string, string>,
  onUnauthorised: () => location.assign(loginAddress(location.pathname + location.search, base)),
})

/**
 * Address and headers of a call in the visitor's name, for what `fetch` cannot do: an upload that tells its progress. Null: there
 * is no such route.
 */
export function requestTo(name: string, params: Query = {}, query: Query = {}) {
  const known = page.routes[name]
  if (!known) return null
  const headers: Record<string, string> = { accept: 'application/json' }
  if (page.csrfToken) headers['x-csrf-token'] = page.csrfToken
  return { address: buildAddress(known.uri, params, { locale: page.locale, ...query }), headers }
}

/** Sends no cookies: for responses that are the same for every visitor. */
export const callAnonymously: Call = createCall({
  routes: () => page.routes,
  credentials: 'omit',
  query: () => ({ locale: page.locale }),
})

/** A client for another content API behind HTTP Basic authorisation (application password). */
export function createContentCall(source: {
  routes: Record<string, NamedRoute>
  user: string
  password: string
  fetch?: typeof fetch
}): Call {
  const authorization = `Basic ${btoa(`${source.user}:${source.password}`)}`
  return createCall({
    routes: () => source.routes,
    credentials: 'omit',
    headers: () => ({ authorization }),
    ...(source.fetch ? { fetch: source.fetch } : {}),
  })
}

/** The login page after a 401: the staff's if the address contains `admin`, else the customers'. */
export function loginAddress(address: string, basePath: string): string {
  const below = address.startsWith(basePath) ? `/${address.slice(basePath.length)}` : '/'
  const login = address.includes('admin') ? '/admin/login' : localePath(localeOf(below), '/login')
  return `${basePath.replace(/\/$/, '')}${login}?next=${encodeURIComponent(below)}`
}
