import { pathBelowBase } from '#core/http/path_below_base'

/**
 * A path in the form in which the router compares it: below the base path, in lower case, without slashes around it and
 * without the `.data` of data requests. Null: the path is outside the base path, or cannot be decoded.
 */
export function routerPath(pathname: string, base: string): string | null {
  const below = pathBelowBase(pathname, base)
  if (below === null) return null
  try {
    const path = below.replace(/\.data$/, '').replaceAll(/^\/+|\/+$/g, '')
    return decodeURIComponent(path === '_root' ? '' : path).toLowerCase()
  } catch {
    return null
  }
}
