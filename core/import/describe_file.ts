import { inject } from '@adonisjs/core'
import { PluginRegistry } from '#core/plugin/registry'
import { chooseImporter } from '#core/import/choose_importer'
import { mapColumns } from '#core/import/choices'
import { DomainError } from '#core/errors/domain_error'
import { readRows } from '#core/import/reading/read_rows'
import { survey, type ReadingChoices } from '#core/import/reading/survey'
import type { Encoding } from '#core/import/reading/encoding'
import type { Importer } from '#core/import/importer'

/** How many rows are shown of a file before anything is done with it. */
const SAMPLES = 5

/** The longest piece of a cell that is shown. */
const LONGEST = 200

export interface FileDescription {
  encoding: Encoding
  delimiter: string
  rows: number
  columns: string[]
  /** The first rows: text by column. */
  samples: Record<string, string>[]
  /** What it was taken for; null: nothing that the shop knows, until its columns are mapped. */
  resource: string | null
}

export interface DescribeChoices extends ReadingChoices {
  resource?: string | null
  mapping?: Readonly<Record<string, string>>
}

/** Looks into a file without using it: what stands in its columns, and what it seems to be. */
@inject()
export class DescribeFile {
  constructor(private readonly registry: PluginRegistry) {}

  /** @throws FileRefused when it is no table; `DomainError` for a mapping that does not fit it */
  async execute(
    path: string,
    { resource = null, mapping = {}, ...reading }: DescribeChoices
  ): Promise<FileDescription> {
    const { encoding, delimiter, rows } = await survey(path, reading)
    const table = await readRows(path, reading)
    const samples: FileDescription['samples'] = []
    for await (const row of table.rows) {
      if (!row.problem) samples.push(shortened(row.values))
      if (samples.length === SAMPLES) break
    }
    const mapped = mapColumns(table.columns, mapping)
    const isMapped = Object.keys(mapping).length > 0
    const found = await this.#recognise([...mapped.columns.keys()], { resource, isMapped })
    return { encoding, delimiter, rows, columns: table.columns, samples, resource: resource ?? found }
  }

  /** Importers of the shop, one a resource: the one whose fields columns can be put under. */
  async resources(): Promise<Importer[]> {
    const offers = this.registry.contributions('core.importers')
    const all = await Promise.all(offers.map(({ load }) => load()))
    return all.filter(({ fields }) => fields)
  }

  async #recognise(columns: string[], choices: { resource: string | null; isMapped: boolean }): Promise<string | null> {
    try {
      return (await chooseImporter(this.registry, columns, choices)).importer.resource
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind.code !== 'E_IMPORT_NOT_RECOGNISED') throw error
      return null
    }
  }
}

function shortened(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([column, text]) => [column, text.slice(0, LONGEST)]))
}
