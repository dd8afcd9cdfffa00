import type { ApplicationService } from '@adonisjs/core/types'
import type { ImportRequest } from '#core/import/run_import'

/** How files of a kind are read and written, as somebody saved it under a name. */
export type ProfileChoices = Pick<
  ImportRequest,
  | 'resource'
  | 'mapping'
  | 'defaults'
  | 'encoding'
  | 'delimiter'
  | 'createMissing'
  | 'emptyCells'
  | 'newAreDrafts'
  | 'stopOnError'
  | 'download'
>

/** Where saved profiles of imports are kept. Contributed to `core.import_profiles`. */
export interface ImportProfiles {
  /** Undefined: there is none of this name. */
  find(app: ApplicationService, name: string): Promise<ProfileChoices | undefined>
}
