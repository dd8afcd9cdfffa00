import type { ApplicationService } from '@adonisjs/core/types'
import type { Finding } from '#core/console/inspection'
import type { Words } from '#cli/lib/words'

/** A check of `cli doctor`. A check that throws has failed, with the error's message. */
export interface DoctorCheck {
  /** Last part of the translation key of its title. */
  name: string
  /** Reads tables, so it is skipped when the database is not up to date. */
  needsTables?: boolean
  look(app: ApplicationService, say: Words): Promise<Finding>
}
