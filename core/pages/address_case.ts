import { belowBase } from '#core/http/below_base'
import { routePaths } from '#core/pages/route_paths'
import type { ServerBuild } from '@remix-run/server-runtime'

/** The router's own questions, which name addresses that it has built itself. */
const NO_PAGE = /\.data$|\/__manifest$/

/** A pattern's segments as they fit an address, and how well: plain ones before parameters, those before what is left. */
interface Fit {
  segments: string[]
  rank: string
}

/**
 * How the addresses of screens are written. The router takes `/Boutique` for `/boutique`, so that the same page would stand
 * at both; whoever asks for the one is led to the other. What a parameter holds is data and stays as it is: a token, the
 * number of an order.
 */
export class AddressCase {
  readonly #base: string
  readonly #patterns: string[][]

  constructor({ routes, basename = '/' }: ServerBuild) {
    this.#base = basename === '/' ? '' : basename
    this.#patterns = routePaths(routes).flatMap(({ path }) => withAndWithout(path.split('/')))
  }

  /** The address of the same screen in its own letters; null where that is the one asked for, or no screen stands there. */
  proper(pathname: string): string | null {
    const below = belowBase(pathname, this.#base)
    if (below === null || NO_PAGE.test(pathname)) return null
    const [, path = '', end] = /^\/?(.*?)(\/?)$/.exec(below) ?? []
    if (!path) return null
    const asked = path.split('/')
    let best: Fit | null = null
    for (const pattern of this.#patterns) {
      const found = fit(pattern, asked)
      if (found && (!best || found.rank > best.rank)) best = found
    }
    if (!best) return null
    const proper = `${this.#base}/${best.segments.join('/')}${end}`
    return proper === pathname ? null : proper
  }
}

/** A pattern with a parameter that may be missing is two. */
function withAndWithout(pattern: string[]): string[][] {
  const at = pattern.findIndex((part) => part.endsWith('?'))
  if (at < 0) return [pattern]
  const before = pattern.slice(0, at)
  const after = pattern.slice(at + 1)
  const part = (pattern[at] as string).slice(0, -1)
  return [...withAndWithout([...before, part, ...after]), ...withAndWithout([...before, ...after])]
}

function fit(pattern: string[], asked: string[]): Fit | null {
  const segments: string[] = []
  let rank = ''
  for (const [at, part] of pattern.entries()) {
    if (part === '*') return { segments: [...segments, ...asked.slice(at)], rank: `${rank}1` }
    const given = asked[at]
    if (given === undefined) return null
    const isPlain = !part.startsWith(':')
    if (isPlain ? read(given) !== part.toLowerCase() : given === '') return null
    segments.push(isPlain ? part : given)
    rank += isPlain ? '3' : '2'
  }
  return asked.length === pattern.length ? { segments, rank } : null
}

function read(segment: string): string {
  try {
    return decodeURIComponent(segment).toLowerCase()
  } catch {
    return segment
  }
}
