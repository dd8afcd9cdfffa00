import type { LoaderFunctionArgs } from '@remix-run/node'

/** Loads what stands at an address of one kind; throws the not-found page when nothing does. */
export type PermalinkLoader = (args: LoaderFunctionArgs) => Promise<object>

/** Matches `/{slug}` or `/journal/{list}/{slug}` against a whole path; null when it does not fit. */
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
