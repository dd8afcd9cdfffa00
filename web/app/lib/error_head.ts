import { isRouteErrorResponse, type MetaFunction } from '@remix-run/react'
import { unpackWords } from './icu_format'
import type { SentShell } from './shell_data.server'

/** The head of an error page; a screen's own head replaces it. */
export const errorHead: MetaFunction = ({ error, matches }) => {
  const shell = matches.find(({ id }) => id === 'root')?.data as SentShell | undefined
  const words = unpackWords(shell?.words ?? '{}')
  const status = isRouteErrorResponse(error) ? error.status : 500
  const fallback = status < 500 ? 404 : 500
  const title = String(words[`shell.errors.${status}.title`] ?? words[`shell.errors.${fallback}.title`] ?? '')
  return error ? [{ title }, { name: 'robots', content: 'noindex' }] : []
}
