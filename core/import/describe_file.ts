import { inject } from '@adonisjs/core'
import { PluginRegistry } from '#core/plugin/registry'
import { chooseImporter } from '#core/import/choose_importer'
import { mapColumns } from '#core/import/choices'
import { fileNotRecognised } from '#core/import/errors'
import { can, type Person } from '#core/identity/identity_port'
import { isRefusal } from '#core/errors/domain_error'
import { readRows } from '#core/import/reading/read_rows'
import type { ReadingChoices } from '#core/import/reading/survey'
import type { Encoding } from '#core/import/reading/encoding'
import type { Label } from '#core/i18n/label'
import type { Importer } from '#core/import/importer'

/** Number of sample rows. */
const SAMPLES = 10

/** Maximal length of a cell in a sample. */
const MAX_CELL = 200

export interface FileDescription {
  encoding: Encoding
  delimiter: string
  rows: number
  columns: string[]
  /** The first rows: text by column. */
  samples: Record<string, string>[]
  /** The recognised resource; null when no importer recognises the columns without a mapping. */
  resource: string | null
  /** As in `Importer`. */
  bringsWords: boolean
  /** What a recognised file of another program is called. */
  program?: Label | null
}

type Choices = Parameters<typeof chooseImporter>[2]

export interface DescribeChoices extends ReadingChoices {
  resource?: string | null
  mapping?: Readonly<Record<string, string>>
}

/** Inspects a file without importing it: its columns, sample rows, and the resource that it seems to hold. */
@inject()
export class DescribeFile {
  constructor(private readonly registry: PluginRegistry) {}

  /** @throws FileRefused when the file is not a table; `DomainError` for a mapping that does not fit */
  async execute(
    path: string,
    { resource = null, mapping = {}, ...reading }: DescribeChoices
  ): Promise<FileDescription> {
    const table = await readRows(path, reading)
    const samples: FileDescription['samples'] = []
    for await (const row of table.rows) {
      if (!row.problem) samples.push(shortened(row.values))
      if (samples.length === SAMPLES) break
    }
    const mapped = mapColumns(table.columns, mapping)
    const isMapped = Object.keys(mapping).length > 0
    const found = await this.#recognise([...mapped.columns.keys()], { resource, isMapped })
    return {
      encoding: table.encoding,
      delimiter: table.delimiter,
      rows: table.total ?? 0,
      columns: table.columns,
      samples,
      resource: resource ?? found?.resource ?? null,
      bringsWords: found?.bringsWords ?? false,
      program: found?.dialect ? found.label : null,
    }
  }

  /** The importers to whose fields columns can be mapped. There is one for each resource. `person`: those that they may use. */
  async resources(person?: Person): Promise<Importer[]> {
    const offers = this.registry.contributions('core.importers')
    const all = await Promise.all(offers.map(({ load }) => load()))
    return all.filter(({ fields, permissions }) => {
      return fields && (!person || permissions.every((permission) => can(person, permission)))
    })
  }

  async #recognise(columns: string[], choices: Choices): Promise<Importer | null> {
    try {
      return (await chooseImporter(this.registry, columns, choices)).importer
    } catch (error) {
      if (!isRefusal(error, fileNotRecognised)) throw error
      return null
    }
  }
}

function shortened(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([column, text]) => [column, text.slice(0, MAX_CELL)]))
}
