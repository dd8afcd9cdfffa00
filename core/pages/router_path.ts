import { belowBase } from '#core/http/below_base'

/**
 * An address as the router compares it: what stands below the base path, in small letters, without slashes around it and
 * without the ending of the questions for data. Null: no page's address, or one that cannot be read.
 */
export function routerPath(pathname: string, base: string): string | null {
  const below = belowBase(pathname, base)
  if (below === null) return null
  try {
    const path = below.replace(/\.data$/, '').replaceAll(/^\/+|\/+$/g, '')
    return decodeURIComponent(path === '_root' ? '' : path).toLowerCase()
  } catch {
    return null
  }
}
