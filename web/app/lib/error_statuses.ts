import { isRouteErrorResponse } from '@remix-run/react'

/** Statuses with words of their own. */
export const errorStatuses = [400, 401, 403, 404, 405, 413, 415, 419, 429, 500, 503] as const

/** A 403 that has nothing to do with anybody's account. */
const FOREIGN = 'E_FOREIGN_ORIGIN'

/** An error as its page shows it. */
export interface ShownError {
  status: number
  /** Keys of its words. */
  title: string
  text: string
}

/**
 * What is shown of whatever a screen or the server threw. A refusal without words of its own is told as one, a failure as the
 * server's.
 */
export function shownError(error: unknown): ShownError {
  const { status, data } = isRouteErrorResponse(error) ? error : { status: 500, data: null }
  const known = errorStatuses.find((each) => each === status) ?? (status < 500 ? 'refused' : 500)
  const words = `shell.errors.${known}`
  const isForeign = (data as { code?: string } | null)?.code === FOREIGN
  return { status, title: `${words}.title`, text: isForeign ? 'shell.errors.foreign.text' : `${words}.text` }
}
