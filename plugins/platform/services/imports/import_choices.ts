import type { DescribeChoices } from '#core/import/describe_file'
import type { Encoding } from '#core/import/reading/encoding'

/** How a file is to be read and written, as staff chose it. */
export interface ImportChoices {
  /** Null: what the file was taken for. */
  resource: string | null
  /** Column → field; an empty field leaves a column aside. */
  mapping: Record<string, string>
  /** Field → what fills its empty cells. */
  defaults: Record<string, string>
  /** Null: found out. */
  encoding: Encoding | null
  delimiter: string | null
  /** Makes attributes and values that the shop lacks. */
  createMissing: boolean
  stopOnError: boolean
}

export const NO_CHOICES: ImportChoices = {
  resource: null,
  mapping: {},
  defaults: {},
  encoding: null,
  delimiter: null,
  createMissing: false,
  stopOnError: false,
}

/** The same choices as the import engine takes them: what was left open is absent. */
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
