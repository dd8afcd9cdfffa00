import vine from '@vinejs/vine'
import { strictNumber } from '#core/http/strict_number'

/** The rows that somebody chose in a list: some by number, or all that its search and filters find. */
export interface Selection {
  ids?: number[] | undefined
  query?: { q?: string | undefined; filter?: Record<string, string> | undefined } | undefined
}

/** Rows that may be chosen by number; beyond that people choose "all that match". */
const MOST = 10_000

/**
 * For the validator of a route that takes a selection: `vine.object({ selection: selectionRule() })`. Numbers win where
 * both are given; neither is no row at all.
 */
export const selectionRule = () =>
  vine.object({
    ids: vine.array(strictNumber().withoutDecimals().min(1)).maxLength(MOST).optional(),
    query: vine
      .object({
        q: vine.string().trim().maxLength(200).optional(),
        filter: vine.record(vine.string().maxLength(200)).optional(),
      })
      .optional(),
  })
