import { staleWrite } from '#core/errors/stale'

/**
 * Compares the version that a change or deletion was made for with that of the row, which the transaction has locked.
 * `version` undefined: the caller works without a form, and nothing is compared.
 * @throws staleWrite with the row in `meta.current`
 */
export function refuseStale(current: { version: number }, version: number | undefined): void {
  if (version !== undefined && version !== current.version) throw staleWrite({}, 'version', { current })
}
