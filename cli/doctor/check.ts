import type { ApplicationService } from '@adonisjs/core/types'
import type { Words } from '#cli/lib/words'

/** What one look found: the fact, and what to do when it is not as it should be. */
export interface Finding {
  ok: boolean
  detail: string
  mend?: string
}

/** One thing the doctor looks at. A check that throws counts as failed with the error's own words. */
export interface DoctorCheck {
  /** Last part of the key of its title. */
  name: string
  look(app: ApplicationService, say: Words): Promise<Finding>
}
