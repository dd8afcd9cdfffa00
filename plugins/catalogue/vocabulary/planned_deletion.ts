import type { DomainError } from '#core/errors/domain_error'
import type { Label } from '#core/i18n/label'

/** What becomes of a row that somebody chose to delete. */
export interface PlannedDeletion {
  id: number
  code: string
  name: Partial<Label>
  /** Why it stays; null: it goes. */
  refusal: DomainError | null
}
