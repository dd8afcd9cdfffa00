import type { LoaderFunctionArgs } from '@remix-run/node'

/**
 * Loads the data of an address of one kind. `params` has what its pattern matched, or, of a stored permalink, the `id` of
 * its target, its last segment as `slug`, and its `path` below base path and locale prefix.
 * @throws a 404 when the address is unknown
 */
export type PermalinkLoader = (args: LoaderFunctionArgs) => Promise<object>

/** Matches a whole path against `/{slug}` or `/journal/{list}/{slug}`: its params, or null. */
export function matchPattern(pattern: string, path: string): Record<string, string> | null {
  const wanted = segmentsOf(pattern)
  const given = segmentsOf(path)
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [position, want] of wanted.entries()) {
    const value = given[position] ?? ''
    const name = /^\{(\w+)\}$/.exec(want)?.[1]
    if (!name && want !== value) return null
    if (name) params[name] = decoded(value)
  }
  return params
}

/** A requested path as permalinks store it: decoded. */
export function asStored(path: string): string {
  return path.split('/').map(decoded).join('/')
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean)
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
