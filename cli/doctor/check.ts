import type { ApplicationService } from '@adonisjs/core/types'
import type { Finding } from '#core/console/inspection'
import type { Words } from '#cli/lib/words'

/** One thing the doctor looks at. A check that throws counts as failed with the error's own words. */
export interface DoctorCheck {
  /** Last part of the key of its title. */
  name: string
  look(app: ApplicationService, say: Words): Promise<Finding>
}
