import type { MetaFunction } from '@remix-run/react'
import { shownError } from './error_statuses'
import { unpackWords } from './translator'
import type { PackedShell } from './shell_data.server'

/** The head of an error page. A screen's own `meta` replaces it. */
export const errorHead: MetaFunction = ({ error, matches }) => {
  if (!error) return []
  const shell = matches.find(({ id }) => id === 'root')?.data as PackedShell | undefined
  const words = unpackWords(shell?.words ?? '{}')
  return [{ title: String(words[shownError(error).title] ?? '') }, { name: 'robots', content: 'noindex' }]
}
