import { ancestors, routePaths } from '#core/pages/route_paths'
import { routerPath } from '#core/pages/router_path'
import { createRequestHandler, type RequestHandler, type ServerBuild } from '@remix-run/server-runtime'

type Mode = 'development' | 'production'

/**
 * Handlers for the few routes that an address can mean. Remix ranks and compiles every route of a build several times a
 * page, which soon costs more than the page itself: with a slice it looks at a handful, however many plugins there are.
 * The answer is the same: a plain address always wins over one with parameters, and all of those that could match stay.
 */
export class BuildSlices {
  readonly #handlers = new Map<string, RequestHandler>()
  readonly #plain = new Map<string, string>()
  /** Routes with parameters by their first plain segment; under '' those that begin with a parameter. */
  readonly #open = new Map<string, string[]>()
  readonly #base: string

  constructor(
    readonly build: ServerBuild,
    private readonly mode: Mode
  ) {
    this.#base = build.basename ?? '/'
    const twice = new Set<string>()
    for (const { id, path } of routePaths(build.routes)) {
      if (/[:*?]/.test(path)) {
        const first = path.split('/')[0] as string
        const start = /[:*?]/.test(first) ? '' : first.toLowerCase()
        this.#open.set(start, [...(this.#open.get(start) ?? []), id])
        continue
      }
      const plain = path.toLowerCase()
      if (this.#plain.has(plain)) twice.add(plain)
      this.#plain.set(plain, id)
    }
    // Two screens at one address: the router's business.
    for (const path of twice) this.#plain.set(path, '')
  }

  /** What answers an address: the whole build where it is not sure. */
  handlerOf(pathname: string): RequestHandler {
    // The router's own questions about routes need them all.
    const path = pathname.endsWith('/__manifest') ? null : routerPath(pathname, this.#base)
    if (path === null) return this.#handler('', null)
    const plain = this.#plain.get(path)
    if (plain !== undefined) return this.#handler(plain, plain ? [plain] : null)
    const first = path.split('/')[0] as string
    const start = first && this.#open.has(first) ? first : ''
    const ids = [...(start ? (this.#open.get(start) ?? []) : []), ...(this.#open.get('') ?? [])]
    return this.#handler(`${start}/*`, ids.length > 0 ? ids : null)
  }

  #handler(key: string, ids: string[] | null): RequestHandler {
    const known = this.#handlers.get(key)
    if (known) return known
    const handler = createRequestHandler(ids ? slice(this.build, ids) : this.build, this.mode)
    this.#handlers.set(key, handler)
    return handler
  }
}

/** A build with some of its routes, in the build's own order: of two that fit equally the router takes the first. */
function slice(build: ServerBuild, ids: string[]): ServerBuild {
  const kept = new Set(ids.flatMap((id) => [...ancestors(build.routes, id)]))
  const pick = <T>(all: Record<string, T>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => kept.has(id))) as Record<string, T>
  return {
    ...build,
    routes: pick(build.routes),
    assets: { ...build.assets, routes: pick(build.assets.routes) },
  }
}
