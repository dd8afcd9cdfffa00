import { ancestors, routePaths } from '#core/pages/route_paths'
import { routerPath } from '#core/pages/router_path'
import { createRequestHandler, type RequestHandler, type ServerBuild } from '@remix-run/server-runtime'

type Mode = 'development' | 'production'

/**
 * Remix request handlers for slices of a build: the few routes that can match a URL. Remix ranks and compiles every route
 * of its build several times per request, which costs as much as the page itself. A slice holds a handful of routes,
 * however many plugins are installed. The match is the same: a static path always wins over one with parameters, and a
 * slice holds every route with parameters that could match.
 */
export class BuildSlices {
  readonly #handlers = new Map<string, RequestHandler>()
  /** Route ids by static path. An empty id: two routes have this path. */
  readonly #static = new Map<string, string>()
  /** Ids of routes with parameters, by their first segment; '' when that is a parameter. */
  readonly #dynamic = new Map<string, string[]>()
  readonly #base: string

  constructor(
    readonly build: ServerBuild,
    private readonly mode: Mode
  ) {
    this.#base = build.basename ?? '/'
    const duplicates = new Set<string>()
    for (const { id, path } of routePaths(build.routes)) {
      if (/[:*?]/.test(path)) {
        const first = path.split('/')[0] as string
        const start = /[:*?]/.test(first) ? '' : first.toLowerCase()
        this.#dynamic.set(start, [...(this.#dynamic.get(start) ?? []), id])
        continue
      }
      const lowerPath = path.toLowerCase()
      if (this.#static.has(lowerPath)) duplicates.add(lowerPath)
      this.#static.set(lowerPath, id)
    }
    // The whole build decides between two routes with one path.
    for (const path of duplicates) this.#static.set(path, '')
  }

  /** The handler for a URL path: that of a slice, or of the whole build when no slice is certain to match alike. */
  handlerOf(pathname: string): RequestHandler {
    // Remix' route discovery needs all routes.
    const path = pathname.endsWith('/__manifest') ? null : routerPath(pathname, this.#base)
    if (path === null) return this.#handler('', null)
    const id = this.#static.get(path)
    if (id !== undefined) return this.#handler(id, id ? [id] : null)
    const first = path.split('/')[0] as string
    const start = first && this.#dynamic.has(first) ? first : ''
    const ids = [...(start ? (this.#dynamic.get(start) ?? []) : []), ...(this.#dynamic.get('') ?? [])]
    return this.#handler(`${start}/*`, ids.length > 0 ? ids : null)
  }

  /** The cached handler of a slice. `ids` null: the whole build. */
  #handler(key: string, ids: string[] | null): RequestHandler {
    const known = this.#handlers.get(key)
    if (known) return known
    const handler = createRequestHandler(ids ? slice(this.build, ids) : this.build, this.mode)
    this.#handlers.set(key, handler)
    return handler
  }
}

/** A build with some of its routes and their ancestors, in the build's order: of two equal matches Remix takes the first. */
function slice(build: ServerBuild, ids: string[]): ServerBuild {
  const included = new Set(ids.flatMap((id) => [...ancestors(build.routes, id)]))
  const pick = <T>(all: Record<string, T>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => included.has(id))) as Record<string, T>
  return {
    ...build,
    routes: pick(build.routes),
    assets: { ...build.assets, routes: pick(build.assets.routes) },
  }
}
