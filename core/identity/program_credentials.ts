import type { HttpContext } from '@adonisjs/core/http'

/** Tells a token of ours at sight, where one was left lying about. */
export const TOKEN_PREFIX = 'cellier_'

/** Programs made for Redmine send their token in this header, which no page of another site can send without being asked. */
const KEY_HEADER = 'x-redmine-api-key'

const BEARER = /^bearer\s+(\S+)\s*$/i
const BASIC = /^basic\s+([A-Za-z0-9+/=_-]+)\s*$/i

/** How a program says in whose name it works. */
export interface ProgramCredentials {
  token: string
  /** Of HTTP Basic: the name that was given with the token; null: a bearer token. */
  login: string | null
}

/**
 * The token of a request: as bearer, in the header of programs made for Redmine, or as password of HTTP Basic (an application password). Other Basic credentials do
 * not count: browsers send those of a proxy by themselves. No browser counts either: it would repeat the credentials of an
 * address with requests that another site's page starts.
 */
export function programCredentials({ request }: Pick<HttpContext, 'request'>): ProgramCredentials | null {
  const key = request.header(KEY_HEADER)
  if (key?.startsWith(TOKEN_PREFIX)) return { token: key, login: null }
  const header = request.header('authorization')
  if (header === undefined) return null
  const bearer = BEARER.exec(header)?.[1]
  if (bearer !== undefined) return { token: bearer, login: null }
  const encoded = BASIC.exec(header)?.[1]
  if (encoded === undefined || isOfBrowser(request.header('sec-fetch-site'))) return null
  const pair = Buffer.from(encoded, 'base64').toString('utf8')
  const colon = pair.indexOf(':')
  const [login, token] = [pair.slice(0, colon), pair.slice(colon + 1)]
  return colon > 0 && token.startsWith(TOKEN_PREFIX) ? { token, login } : null
}

const isOfBrowser = (site: string | undefined) => site !== undefined && site !== 'none'
