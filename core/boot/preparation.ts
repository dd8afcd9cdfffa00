import type { ApplicationService } from '@adonisjs/core/types'
import type { MessageParameters } from '#core/i18n/translator'

/** Prints a message to the terminal of the person who starts the shop. `key`: its translation key. */
export type Report = (key: string, parameters?: MessageParameters) => void

/**
 * A step that completes a migrated database with default records and roles. It runs at every start, in the order of the
 * plugins, and must be idempotent: it changes no existing rows but those that a file of the shop defines.
 */
export interface Preparation {
  prepare(app: ApplicationService, report: Report): Promise<void>
}
