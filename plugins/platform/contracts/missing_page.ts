import type { DomainError } from '#core/errors/domain_error'
import type { LinkPlace } from '#core/links/resolve_links'

/** Says why nothing stands at an address, where there is more to say than that. */
export interface MissingPage {
  /** Null: it knows nothing of the address, which is below base path and locale prefix. */
  explain(place: LinkPlace, path: string): Promise<DomainError | null>
}
