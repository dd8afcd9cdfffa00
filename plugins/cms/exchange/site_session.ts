import { inSavepoint } from '#core/database/savepoint'
import { RECORD } from '#core/import/reading/read_json'
import { readRecord } from '#plugins/cms/exchange/read_record'
import { recordUnknown } from '#plugins/cms/import/notes'
import { refusedRow, refusedRows, type ImportProblem } from '#core/import/problem'
import type {
  GroupResult,
  ImportSession,
  NamedMedium,
  ReadBatch,
  RowGroup,
  SheetRow,
  StoredMedium,
} from '#core/import/importer'
import type { OpenSite } from '#plugins/cms/exchange/open_site'
import type { RecordWriter } from '#plugins/cms/exchange/record_writer'
import type { SiteRecord } from '#plugins/cms/exchange/site_record'
import type { Store, Transaction } from '#core/database/store'

interface Parts {
  store: Store
  site: OpenSite
  records: RecordWriter
  rows(): AsyncGenerator<SheetRow, void, undefined>
  hasWords(key: string): boolean
}

interface Ready {
  row: number
  index: number
  record: SiteRecord
}

/** Writes the records of a site, in the order of the file. What names things that come later is written again at the end. */
export class SiteSession implements ImportSession {
  readonly warnings: ImportProblem[] = []

  constructor(private readonly parts: Parts) {}

  keyOf(values: SheetRow['values']) {
    const record = readRecord(values[RECORD] ?? '')
    return { group: '', unique: record ? `${record.kind}/${record.name}` : '', field: 'name' }
  }

  /** Types and fields must be there before contents are read. Files stand between the contents that show them. */
  partOf(values: SheetRow['values']): string {
    const kind = readRecord(values[RECORD] ?? '')?.kind ?? ''
    return kind === 'media' ? 'content' : kind
  }

  async read(groups: readonly RowGroup[]): Promise<ReadBatch> {
    const problems: ImportProblem[] = []
    const ready: Ready[] = []
    for (const [index, { rows }] of groups.entries()) {
      const [row] = rows
      if (!row) continue
      const record = readRecord(row.values[RECORD] ?? '')
      if (record) ready.push({ row: row.row, index, record })
      else problems.push(refusedRow(row.row, recordUnknown(), null))
    }
    await this.parts.records.prepare(this.parts.store)
    const named = ready.filter(({ record }) => record.kind === 'media')
    const known = await this.parts.site.names.ids(
      'media',
      named.map(({ record }) => record.name)
    )
    const media = groups.map((): NamedMedium[] => [])
    for (const { index, record } of named) {
      if (!known.has(record.name)) media[index] = [{ kind: 'file', name: record.name }]
    }
    const write = (trx: Transaction, stored: StoredMedium[][]) =>
      this.#write(trx, ready, { stored, groups: groups.length })
    return { problems, warnings: [], media, write }
  }

  /** Records whose names were not all there when they were written. */
  async finish(): Promise<ImportProblem[]> {
    const { store, records, rows } = this.parts
    const notes: ImportProblem[] = []
    const unsettled = await records.unsettled(store)
    if (unsettled.size === 0 && !records.hasPending) return notes
    await records.prepare(store)
    for await (const { row, values } of rows()) {
      const record = readRecord(values[RECORD] ?? '')
      if (!record) continue
      try {
        notes.push(...(await store.transaction((trx) => records.settle(trx, row, record, unsettled))))
      } catch (error) {
        notes.push(...this.#problemsOf(error, row))
      }
    }
    return notes
  }

  async #write(
    trx: Transaction,
    ready: readonly Ready[],
    { stored, groups }: { stored: StoredMedium[][]; groups: number }
  ) {
    const results: GroupResult[] = Array.from({ length: groups }, () => 'unchanged')
    const problems: ImportProblem[] = []
    const warnings: ImportProblem[] = []
    for (const { row, index, record } of ready) {
      const mediumId = stored[index]?.[0]?.mediaId ?? null
      try {
        const written = await inSavepoint(trx, () => this.parts.records.write(trx, { row, record, mediumId }))
        results[index] = written.result
        warnings.push(...written.notes)
      } catch (error) {
        results[index] = 'rejected'
        problems.push(...this.#problemsOf(error, row))
      }
    }
    return { results, problems, warnings }
  }

  #problemsOf(error: unknown, row: number): ImportProblem[] {
    const found = refusedRows(error, row, (key) => this.parts.hasWords(key))
    if (!found) throw error
    return found
  }
}
