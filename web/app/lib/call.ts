import { buildAddress, type Query } from './address'
import type { NamedRoute } from './context'
import { Problem, type ProblemEntry } from './problem'
import type { Call } from './registry'
import { report } from './report'

export interface ClientOptions {
  /** Known routes by name. */
  routes: () => Record<string, NamedRoute>
  /** Sent with every call. */
  headers?: () => Record<string, string>
  credentials?: RequestCredentials
  /** Added to every query. */
  query?: () => Query
  /** Called for a 401, before the problem is thrown. */
  onUnauthorised?: () => void
  fetch?: typeof fetch
}

interface LooseOptions {
  params?: Query
  query?: Query
  data?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
  /** The request survives leaving the page: for small writes whose response nobody needs. */
  keepalive?: boolean
}

/** A client for named routes. `clients.ts` creates the ones that screens use. */
export function createCall(options: ClientOptions): Call {
  const call = async (method: string, name: string, loose: LooseOptions = {}) => {
    const known = options.routes()[name]
    if (!known) {
      report(new Error(`Unknown route "${name}"`))
      return false
    }
    const address = buildAddress(known.uri, loose.params, { ...options.query?.(), ...loose.query })
    const response = await (options.fetch ?? fetch)(address, requestInit(method, loose, options))
    if (response.status === 401) options.onUnauthorised?.()
    return read(response)
  }
  return call as Call
}

function requestInit(
  method: string,
  { data, signal, keepalive, headers: own }: LooseOptions,
  options: ClientOptions
): RequestInit {
  const isForm = typeof FormData !== 'undefined' && data instanceof FormData
  const headers: Record<string, string> = { accept: 'application/json', ...options.headers?.(), ...own }
  if (data !== undefined && !isForm) headers['content-type'] = 'application/json'
  return {
    method,
    headers,
    credentials: options.credentials ?? 'omit',
    ...(signal ? { signal } : {}),
    ...(keepalive ? { keepalive } : {}),
    ...(data === undefined ? {} : { body: isForm ? data : JSON.stringify(data) }),
  }
}

async function read(response: Response): Promise<unknown> {
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  const body: unknown = isJson ? await response.json() : await response.text()
  if (response.status < 400) return body
  const errors = isJson ? (body as { errors?: ProblemEntry[] }).errors : undefined
  throw new Problem(response.status, errors ?? [])
}
