import { isRouteErrorResponse } from '@remix-run/react'

/** Statuses with their own translations. */
export const errorStatuses = [400, 401, 403, 404, 405, 410, 413, 415, 419, 429, 500, 503] as const

/** Code of a 403 that is about the request's origin, not about permissions. */
const FOREIGN = 'E_FOREIGN_ORIGIN'

/** What an error page shows. */
export interface ShownError {
  status: number
  /** Translation keys of the title and the text. */
  title: string
  text: string
  /** What the loader says instead of the text; null: nothing of its own. */
  message: string | null
}

/**
 * What to show for anything that a screen or the server threw. Other 4xx statuses use the text "refused"; everything else
 * uses that of a 500.
 */
export function shownError(error: unknown): ShownError {
  const { status, data } = isRouteErrorResponse(error) ? error : { status: 500, data: null }
  const known = errorStatuses.find((each) => each === status) ?? (status < 500 ? 'refused' : 500)
  const words = `shell.errors.${known}`
  const said = data as { code?: string; message?: string } | null
  const text = said?.code === FOREIGN ? 'shell.errors.foreign.text' : `${words}.text`
  // Only loaders say something with a 404; the message of another fault is not for readers.
  return { status, title: `${words}.title`, text, message: (status === 404 && said?.message) || null }
}
