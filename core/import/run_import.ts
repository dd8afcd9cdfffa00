import { basename } from 'node:path'
import { inject } from '@adonisjs/core'
import { PluginRegistry } from '#core/plugin/registry'
import { ImportRecord, NOTHING, type ImportPhase, type OpenImport } from '#core/import/import_record'
import { MediaDownloads } from '#core/import/media_downloads'
import { MediaPhase } from '#core/import/media_phase'
import { MediaIntake, mediaBeside } from '#core/import/media_intake'
import { OutgoingClient } from '#core/outgoing/outgoing_client'
import { BatchWriter } from '#core/import/batch_writer'
import { Batches, toSheetRow, type BatchOptions } from '#core/import/batches'
import { chooseImporter, importersOf } from '#core/import/choose_importer'
import { delimiterName, mapColumns, withFullNames, type ColumnMap } from '#core/import/choices'
import { delimiterMisses } from '#core/import/errors'
import { DomainError } from '#core/errors/domain_error'
import { coreProblem, interrupted, refusedFile } from '#core/import/problem'
import { fingerprint } from '#core/import/fingerprint'
import { refuseUnknownFields } from '#core/import/named_fields'
import { openSource, type ImportSource } from '#core/import/import_source'
import { readRows } from '#core/import/reading/read_rows'
import type { SourceTable } from '#core/import/reading/source_table'
import { Store } from '#core/database/store'
import { MediaLibrary } from '#core/media/media_library'
import { Tally, type BatchOutcome } from '#core/import/tally'
import type { ApplicationService } from '@adonisjs/core/types'
import type { Origin } from '#core/audit/origin'
import type { ProfileChoices } from '#core/import/import_profiles'
import type { Person } from '#core/identity/person'
import type { Encoding } from '#core/import/reading/encoding'
import type { Importer, ImportSession, SheetRow } from '#core/import/importer'
import type { ImportReport } from '#core/import/report'

/** A file to import, and the choices of the import. */
export interface ImportRequest extends ProfileChoices {
  app: ApplicationService
  /** Path of the file. */
  file: string
  /** Displayed file name. Default: the last part of the path. */
  name?: string
  /** Path of a folder or zip of pictures and videos. */
  images?: string | null
  /** Whether the file stands where its author put it, so that what stands beside it belongs to it. */
  isInPlace?: boolean
  /** A trial: reports what the run would do and writes nothing. */
  dryRun?: boolean
  /** Reports changed values, as a trial does. */
  showsValues?: boolean
  /** Rows per transaction. Default: 500. With 50 to 100 a busy shop stays responsive. */
  batchSize?: number
  /** Aborts the run before its next batch. The same request resumes it later. */
  signal?: AbortSignal
  origin: Origin
  /** Permissions of the person; absent: the product itself imports. */
  held?: Person['permissions']
}

interface UnderstoodFile {
  importer: Importer
  name: string
  encoding: Encoding
  total: number | null
  /** Row at which an interrupted run resumes; null for a new run. */
  resumedAt: number | null
  /** Number of rows that the interrupted run had imported. */
  done: number
}

/** Callbacks that report the progress of a run. */
export interface ImportWatcher {
  /** Called once, when the file is recognised and accepted. */
  understood?(file: UnderstoodFile): void
  /** Called after every batch with the rows that are done. */
  progress?(done: number, total: number | null, phase: ImportPhase): void
  /** Called with what became of the rows of a batch, before its progress. */
  batch?(outcome: BatchOutcome): Promise<void> | void
}

const BATCH = 500

// Processing media is slow. Smaller batches report progress more often.
const BATCH_WITH_MEDIA = 50

/**
 * Imports a file in batches, each in one transaction with its checkpoint. Independent of terminal and screens. A file that
 * cannot be recognised is refused as a whole; a bad row is reported and skipped.
 */
@inject()
export class RunImport {
  constructor(
    private readonly store: Store,
    private readonly registry: PluginRegistry,
    private readonly record: ImportRecord,
    private readonly media: MediaLibrary
  ) {}

  async execute(request: ImportRequest, watcher: ImportWatcher = {}): Promise<ImportReport> {
    const started = performance.now()
    const tally = new Tally({ ...NOTHING }, { errors: [], warnings: [] })
    const seconds = () => Math.round(performance.now() - started) / 1000
    const media = { intake: null as MediaIntake | null }
    try {
      const { session, run } = await this.#understand(request, watcher, media)
      const { id, isStopped, isInterrupted, tally: result } = await run(session)
      return {
        id,
        ...result.counts,
        seconds: seconds(),
        errors: result.errors,
        warnings: result.warnings,
        changes: result.changes,
        kept: result.kept,
        refused: null,
        isStopped,
        isInterrupted,
      }
    } catch (error) {
      const refused = refusedFile(error)
      if (!refused) throw error
      return {
        id: null,
        ...tally.counts,
        seconds: seconds(),
        errors: [],
        warnings: [],
        changes: [],
        kept: [],
        refused,
        isStopped: false,
        isInterrupted: false,
      }
    } finally {
      await media.intake?.close()
    }
  }

  /** Whether a run of this file with these choices was interrupted, so that `execute` would resume it. */
  async isUnfinished(request: ImportRequest): Promise<boolean> {
    return this.record.isUnfinished(await fingerprintOf(request))
  }

  /** Runs every check that can refuse the file as a whole, before the first row is imported. */
  async #understand(request: ImportRequest, watcher: ImportWatcher, media: { intake: MediaIntake | null }) {
    const { file, defaults = {} } = request
    const table = await readRows(file, request)
    await table.close()
    const { total, encoding } = table
    const { mapped, name, importer } = await this.#recognise(table, request)
    await refuseUnknownFields([importer], request)
    const source = await openSource(request, importer, mapped)
    const reading = readingOf(importer, source.map, defaults)
    const isTrial = request.dryRun ?? false
    const downloads = request.download ? new MediaDownloads(await request.app.container.make(OutgoingClient)) : null
    const images = request.images ?? (await mediaBeside(request, importer))
    media.intake = await MediaIntake.open(this.media, { path: images, downloads, isTrial })
    const session = await importer.open({
      app: request.app,
      fields: [...new Set([...reading.map.columns.keys(), ...Object.keys(reading.defaults)])],
      labels: source.labels,
      defaults: reading.defaults,
      createMissing: request.createMissing ?? importer.bringsWords ?? false,
      newAreDrafts: request.newAreDrafts ?? false,
      isTrial,
      showsValues: isTrial || (request.showsValues ?? false),
      hasMedia: images !== null || downloads !== null,
      origin: request.origin,
      held: request.held ?? 'all',
      rows: () => sheetRows(source, reading),
    })
    const intake = media.intake
    const run = (opened: ImportSession) =>
      this.#run({ request, watcher, reading, source, session: opened, importer, name, intake, total, encoding })
    return { session, run }
  }

  async #recognise({ columns, delimiter, otherDelimiter }: SourceTable, request: ImportRequest) {
    const { mapping = {}, resource = null } = request
    try {
      const mapped = mapColumns(columns, mapping)
      const isMapped = Object.keys(mapping).length > 0
      return { mapped, ...(await chooseImporter(this.registry, [...mapped.columns.keys()], { resource, isMapped })) }
    } catch (error) {
      if (!isNotRecognised(error)) throw error
      if (otherDelimiter !== null) {
        throw delimiterMisses({ given: delimiterName(delimiter), found: delimiterName(otherDelimiter) })
      }
      await refuseUnknownFields(await importersOf(this.registry, resource), request)
      throw error
    }
  }

  async #run(job: Job) {
    const { request, watcher, reading, source, session, importer, intake, total, encoding } = job
    const run = request.dryRun ? null : await this.#open(job)
    const tally = new Tally(
      run?.counts ?? { ...NOTHING },
      run?.next ? await this.record.problems(run) : { errors: [], warnings: [] },
      run?.changes ?? []
    )
    const resumedAt = run?.next?.row ?? null
    if (resumedAt !== null) tally.warn(coreProblem(null, 'note.resumed', null, { row: resumedAt }))
    for (const warning of [...source.warnings, ...session.warnings, ...intake.warnings]) tally.warn(warning)
    watcher.understood?.({ importer, name: job.name, encoding, total, resumedAt, done: tally.counts.rows })
    // A run that stops at its first error gives the rows before it their media at once.
    const isMediaLater =
      run?.phase === 'media' ||
      (run !== null && !request.stopOnError && (session.mediaLater ?? false) && intake.hasSource)
    const hasMediaInRows = !isMediaLater && request.images
    const size = request.batchSize ?? importer.batchSize ?? (hasMediaInRows ? BATCH_WITH_MEDIA : BATCH)
    const batches = new Batches(session, { ...reading, size, from: resumedAt ?? 0 })
    const writer = new BatchWriter({
      store: this.store,
      record: this.record,
      session,
      intake: isMediaLater ? null : intake,
      map: reading.map,
      run,
      batches,
      tally,
      emptyCells: request.emptyCells ?? 'clear',
      onBatch: watcher.batch?.bind(watcher),
    })
    let [isStopped, isInterrupted] = [false, false]
    if (run?.phase !== 'media') {
      for await (const batch of batches.of(source.rows())) {
        isInterrupted = request.signal?.aborted ?? false
        if (isInterrupted) break
        isStopped = await writer.write(batch, request.stopOnError ?? false)
        watcher.progress?.(tally.counts.rows, total, 'rows')
        if (isStopped) break
      }
    }
    if (run && isMediaLater && !isInterrupted)
      isInterrupted = await this.#giveMedia(job, run, { tally, rows: batches.done })
    if (isInterrupted) tally.warn(interrupted(tally.counts.rows, request.dryRun ?? false))
    else if (!isStopped) await writer.finish()
    tally.close()
    return { id: run?.id ?? null, isStopped, isInterrupted, tally }
  }

  /** Reads the file once more, for the media of its rows. Returns true when the signal interrupted it. */
  async #giveMedia(
    { request, watcher, reading, source, session, intake, total }: Job,
    run: OpenImport,
    { tally, rows }: { tally: Tally; rows: Batches['done'] }
  ): Promise<boolean> {
    const from = run.phase === 'media' ? (run.next?.row ?? 0) : 0
    const size = Math.min(request.batchSize ?? BATCH_WITH_MEDIA, BATCH_WITH_MEDIA)
    const batches = new Batches(session, { ...reading, size, from })
    const columnOf = (field: string) => reading.map.columns.get(field) ?? field
    const onBatch = watcher.batch?.bind(watcher)
    const { store, record } = this
    const phase = new MediaPhase({ store, record, session, intake, run, tally, rows, batches, columnOf, onBatch })
    let done = from
    for await (const batch of batches.of(source.rows())) {
      if (request.signal?.aborted) return true
      await phase.write(batch)
      watcher.progress?.((done += batch.rows), total, 'media')
    }
    return false
  }

  async #open({ request, importer }: Job): Promise<OpenImport> {
    return this.record.open({
      fingerprint: await fingerprintOf(request),
      resource: importer.resource,
      name: request.name ?? basename(request.file),
      channel: request.origin.channel,
      actor: request.origin.actor.name,
    })
  }
}

/** Whether the column names were not recognised. A wrong delimiter is a likely cause. */
function isNotRecognised(error: unknown): boolean {
  const codes = ['E_IMPORT_NOT_RECOGNISED', 'E_IMPORT_COLUMN_UNKNOWN']
  return error instanceof DomainError && codes.includes(error.kind.code)
}

function fingerprintOf(request: ImportRequest): Promise<string> {
  const { file, resource, mapping, defaults, images, encoding, delimiter } = request
  const { createMissing, download, emptyCells, newAreDrafts } = request
  return fingerprint(file, {
    resource,
    mapping,
    defaults,
    images,
    encoding,
    delimiter,
    createMissing,
    download,
    emptyCells,
    newAreDrafts,
  })
}

/** How to convert the cells of a row to fields. */
type Reading = Pick<BatchOptions, 'map' | 'defaults'>

async function* sheetRows(source: ImportSource, reading: Reading): AsyncGenerator<SheetRow, void, undefined> {
  for await (const row of source.rows()) {
    if (row.values) yield toSheetRow(row.row, row.values, reading)
  }
}

function readingOf(importer: Importer, map: ColumnMap, defaults: Readonly<Record<string, string>>): Reading {
  const fullName = (field: string) => importer.fullName?.(field) ?? field
  const named = Object.entries(defaults).map(([field, value]) => [fullName(field), value] as const)
  return { map: withFullNames(map, fullName), defaults: Object.fromEntries(named) }
}

interface Job {
  request: ImportRequest
  watcher: ImportWatcher
  reading: Reading
  source: ImportSource
  session: ImportSession
  importer: Importer
  name: string
  intake: MediaIntake
  total: number | null
  encoding: Encoding
}
