import { pathBelowBase } from '#core/http/path_below_base'
import { routePaths } from '#core/pages/route_paths'
import type { ServerBuild } from '@remix-run/server-runtime'

/** Data and manifest requests of the router, whose URLs the router has built itself. */
const NO_PAGE = /\.data$|\/__manifest$/

/** A pattern that matches a path. `rank` sorts static segments before parameters, and parameters before a splat. */
interface Match {
  /** The path's segments, with static ones in the case of the pattern. */
  segments: string[]
  rank: string
}

/**
 * The canonical case of screen paths. The router is case-insensitive: `/Boutique` would show the same page as
 * `/boutique`, so it is redirected to `/boutique`. Parameters keep their case, because they are data: a token, an order
 * number.
 */
export class AddressCase {
  readonly #base: string
  readonly #patterns: string[][]

  constructor({ routes, basename = '/' }: ServerBuild) {
    this.#base = basename === '/' ? '' : basename
    this.#patterns = routePaths(routes).flatMap(({ path }) => withAndWithout(path.split('/')))
  }

  /** The same path in canonical case. Null: it is already canonical, or no screen matches. */
  canonical(pathname: string): string | null {
    const below = pathBelowBase(pathname, this.#base)
    if (below === null || NO_PAGE.test(pathname)) return null
    const [, path = '', end] = /^\/?(.*?)(\/?)$/.exec(below) ?? []
    if (!path) return null
    const segments = path.split('/')
    let best: Match | null = null
    for (const pattern of this.#patterns) {
      const found = match(pattern, segments)
      if (found && (!best || found.rank > best.rank)) best = found
    }
    if (!best) return null
    const canonical = `${this.#base}/${best.segments.join('/')}${end}`
    return canonical === pathname ? null : canonical
  }
}

/** A pattern with an optional segment becomes two patterns. */
function withAndWithout(pattern: string[]): string[][] {
  const at = pattern.findIndex((part) => part.endsWith('?'))
  if (at < 0) return [pattern]
  const before = pattern.slice(0, at)
  const after = pattern.slice(at + 1)
  const part = (pattern[at] as string).slice(0, -1)
  return [...withAndWithout([...before, part, ...after]), ...withAndWithout([...before, ...after])]
}

function match(pattern: string[], path: string[]): Match | null {
  const segments: string[] = []
  let rank = ''
  for (const [at, part] of pattern.entries()) {
    if (part === '*') return { segments: [...segments, ...path.slice(at)], rank: `${rank}1` }
    const given = path[at]
    if (given === undefined) return null
    const isStatic = !part.startsWith(':')
    if (isStatic ? read(given) !== part.toLowerCase() : given === '') return null
    segments.push(isStatic ? part : given)
    rank += isStatic ? '3' : '2'
  }
  return path.length === pattern.length ? { segments, rank } : null
}

function read(segment: string): string {
  try {
    return decodeURIComponent(segment).toLowerCase()
  } catch {
    return segment
  }
}
