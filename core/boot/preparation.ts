import type { ApplicationService } from '@adonisjs/core/types'

/**
 * A step that makes a migrated database ready: default records, roles. It runs at every start, in
 * the order of the plugins, and changes nothing that is already there.
 */
export interface Preparation {
  prepare(app: ApplicationService): Promise<void>
}
