import type { DescribeChoices } from '#core/import/describe_file'
import type { EmptyCells } from '#core/import/importer'
import type { ProfileChoices } from '#core/import/import_profiles'
import type { Encoding } from '#core/import/reading/encoding'

/** How a file is to be read and written, as staff chose it. */
export interface ImportChoices {
  /** Null: as detected from the file. */
  resource: string | null
  /** Column → field; an empty field leaves a column aside. */
  mapping: Record<string, string>
  /** The value for empty cells by field. */
  defaults: Record<string, string>
  /** Null: found out. */
  encoding: Encoding | null
  delimiter: string | null
  /** Makes attributes, values, categories and dishes that the shop lacks. */
  createMissing: boolean
  /** Whether empty cells keep or clear the stored values. */
  emptyCells: EmptyCells
  /** The status of new rows where the file has none. */
  newStatus: 'draft' | 'published'
  stopOnError: boolean
  /** Fetches pictures from the addresses in the file. */
  downloadMedia: boolean
}

export const NO_CHOICES: ImportChoices = {
  resource: null,
  mapping: {},
  defaults: {},
  encoding: null,
  delimiter: null,
  createMissing: false,
  emptyCells: 'keep',
  newStatus: 'draft',
  stopOnError: false,
  downloadMedia: false,
}

/** Stored choices. Ones that did not exist at the time have the default of a new file. */
export function storedChoices(text: string): ImportChoices {
  return { ...NO_CHOICES, ...(JSON.parse(text) as Partial<ImportChoices>) }
}

/** The choices as a run takes them. */
export function requestOf({
  newStatus,
  downloadMedia,
  encoding,
  delimiter,
  ...choices
}: ImportChoices): ProfileChoices {
  return {
    ...choices,
    newAreDrafts: newStatus === 'draft',
    download: downloadMedia,
    ...(encoding ? { encoding } : {}),
    ...(delimiter ? { delimiter } : {}),
  }
}

/** The choices as input of `DescribeFile`, without those that are null. */
export function readingOf({ resource, mapping, encoding, delimiter }: ImportChoices): DescribeChoices {
  return {
    resource,
    mapping,
    ...(encoding ? { encoding } : {}),
    ...(delimiter ? { delimiter } : {}),
  }
}

/** Choices of a profile that fit a file: columns that it has not are no columns of its mapping. */
export function fitting(choices: ImportChoices, columns: readonly string[]): ImportChoices {
  const mapping = Object.entries(choices.mapping).filter(([column]) => columns.includes(column))
  return { ...choices, mapping: Object.fromEntries(mapping) }
}
