import type { ApplicationService } from '@adonisjs/core/types'
import type { EmptyCells } from '#core/import/importer'
import type { Encoding } from '#core/import/reading/encoding'

/** How files of a kind are read and written. */
export interface ProfileChoices {
  /** Null or absent: detected by the columns. */
  resource?: string | null
  /** Column → field. A column with an empty field is ignored. */
  mapping?: Readonly<Record<string, string>>
  /** Field → value for empty cells. */
  defaults?: Readonly<Record<string, string>>
  /** Fetches media that the folder or zip lacks from the addresses that the file names. */
  download?: boolean
  encoding?: Encoding
  delimiter?: string
  /** Creates vocabulary that the shop lacks: attributes, their values, categories, dishes. Default: `bringsWords` of the importer. */
  createMissing?: boolean
  /** Default: `clear`. */
  emptyCells?: EmptyCells
  /** New things become drafts where the file does not state their status. */
  newAreDrafts?: boolean
  /** Stops at the first bad row. Rows before it stay imported. */
  stopOnError?: boolean
}

/** Where choices are saved under a name. Contributed to `core.import_profiles`. */
export interface ImportProfiles {
  /** Undefined: there are none of this name. */
  find(app: ApplicationService, name: string): Promise<ProfileChoices | undefined>
}
