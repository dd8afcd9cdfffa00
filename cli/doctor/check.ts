import type { ApplicationService } from '@adonisjs/core/types'
import type { Finding } from '#core/console/inspection'
import type { Words } from '#cli/lib/words'

/** One thing the doctor looks at. A check that throws counts as failed with the error's own words. */
export interface DoctorCheck {
  /** Last part of the key of its title. */
  name: string
  /** Looks into the tables: without a database that is up to date it would only find the same fault once more. */
  needsTables?: boolean
  look(app: ApplicationService, say: Words): Promise<Finding>
}
