import type { ApplicationService } from '@adonisjs/core/types'
import type { MessageParameters } from '#core/i18n/translator'

/** Tells whoever starts the shop something, by a key of the words; it is said in the language of their terminal. */
export type Report = (key: string, parameters?: MessageParameters) => void

/**
 * A step that makes a migrated database ready: default records, roles. It runs at every start, in
 * the order of the plugins, and changes nothing that is already there.
 */
export interface Preparation {
  prepare(app: ApplicationService, report: Report): Promise<void>
}
