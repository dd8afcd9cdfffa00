import { coreProblem, type ImportProblem } from '#core/import/problem'
import { openArchive } from '#core/import/reading/archive'
import { ImageRefused } from '#core/media/inspection/image_refused'
import { inspectImage } from '#core/media/inspection/inspect_image'
import { MediaRefused, MediaUnreadable } from '#core/media/inspection/media_refused'
import type { Archive, ArchiveEntry } from '#core/import/reading/archive_contract'
import type { ImportSession, NamedMedium, RowGroup, StoredMedium } from '#core/import/importer'
import type { MediaLibrary, PreparedMedia } from '#core/media/media_library'
import type { Transaction } from '#core/database/store'

/** The processed pictures and videos of one batch, to be stored in the batch's transaction. */
export interface PendingMedia {
  warnings: ImportProblem[]
  /** Adds the media that these groups name to the media library. Returns for each group those that were found, in order. */
  attach(trx: Transaction, named: readonly (readonly NamedMedium[])[]): Promise<StoredMedium[][]>
}

type Fields = NonNullable<ImportSession['mediaFields']>

/** A medium to look up, with the first row and column that name it. */
interface Wanted extends NamedMedium {
  row: number
  field: string | null
}

// Media are processed in parallel, because reading waits for the disk and resizing for sharp's own threads.
const CONCURRENCY = 4

const keyOf = ({ kind, name }: NamedMedium): string => `${kind} ${name}`

/**
 * Imports pictures and videos from a folder or a zip into the media library. A problem with a medium is a warning, and its
 * row is imported without the medium.
 */
export class MediaIntake {
  readonly warnings: ImportProblem[]

  private constructor(
    private readonly media: MediaLibrary,
    private readonly archive: Archive | null,
    private readonly isTrial: boolean
  ) {
    this.warnings = (archive?.problems ?? []).map(({ code, name }) =>
      coreProblem(null, `archive.${code}`, null, { name })
    )
  }

  /** `path` is null when the import has no media. A trial inspects them but stores none. Throws `FileRefused`. */
  static async open(media: MediaLibrary, path: string | null, isTrial: boolean): Promise<MediaIntake> {
    return new MediaIntake(media, path === null ? null : await openArchive(path), isTrial)
  }

  async close(): Promise<void> {
    await this.archive?.close()
  }

  async prepare(
    named: readonly (readonly NamedMedium[])[],
    groups: readonly RowGroup[],
    fields: Fields
  ): Promise<PendingMedia> {
    const wanted = new Map<string, Wanted>()
    for (const [index, media] of named.entries()) {
      const row = groups[index]?.rows[0]?.row ?? 0
      for (const one of media) {
        if (!wanted.has(keyOf(one))) wanted.set(keyOf(one), { ...one, row, field: fields[one.kind] ?? null })
      }
    }
    const [first] = wanted.values()
    if (first && !this.archive) {
      const warnings = [coreProblem(null, 'picture.none_given', first.field)]
      return { warnings, attach: async (_, wantedBy) => wantedBy.map(() => []) }
    }
    const { found, warnings } = await this.#prepareAll([...wanted.values()])
    return { warnings, attach: (trx, wantedBy) => this.#attach(trx, wantedBy, found) }
  }

  async #prepareAll(wanted: Wanted[]) {
    const found = new Map<string, PreparedMedia>()
    const warnings: ImportProblem[] = []
    const worker = async () => {
      for (let one = wanted.shift(); one; one = wanted.shift()) {
        const prepared = await this.#prepareOne(one)
        if (Array.isArray(prepared)) warnings.push(...prepared)
        else if (prepared) found.set(keyOf(one), prepared)
      }
    }
    await Promise.all(Array.from({ length: CONCURRENCY }, worker))
    warnings.sort((one, other) => (one.row ?? 0) - (other.row ?? 0))
    return { found, warnings }
  }

  async #attach(
    trx: Transaction,
    named: readonly (readonly NamedMedium[])[],
    found: ReadonlyMap<string, PreparedMedia>
  ): Promise<StoredMedium[][]> {
    const ids = new Map<string, number>()
    const keys = new Set(named.flat().map(keyOf))
    for (const [key, prepared] of found) {
      if (keys.has(key)) ids.set(key, (await this.media.attach(trx, prepared)).id)
    }
    return named.map((media) =>
      media.flatMap((one) => {
        const mediaId = ids.get(keyOf(one))
        return mediaId === undefined ? [] : [{ ...one, mediaId }]
      })
    )
  }

  /** Returns the processed medium, warnings when it cannot be used, or null in a trial. */
  async #prepareOne(wanted: Wanted): Promise<PreparedMedia | ImportProblem[] | null> {
    const { name, kind, row, field } = wanted
    const warn = (code: string) => [coreProblem(row, code, field, { name })]
    if (/^https?:\/\//i.test(name)) return warn('picture.address')
    const entry = this.archive?.find(name, kind)
    if (!entry) return warn('picture.missing')
    try {
      return await (kind === 'video' ? this.#video(entry) : this.#picture(entry))
    } catch (error) {
      if (error instanceof MediaUnreadable) return warn('picture.unreadable')
      if (!(error instanceof MediaRefused)) throw error
      const { code, message, parameters } = coreProblem(row, `refused.${error.code}`, null, error.params)
      return [{ row, column: field, code, message: message.replace('core.import.', 'core.media.'), parameters }]
    }
  }

  async #picture(entry: ArchiveEntry): Promise<PreparedMedia | null> {
    const limit = this.media.imageLimit
    if (entry.bytes > limit) throw new ImageRefused('too_many_bytes', { limit: { bytes: limit } })
    const bytes = await entry.read().catch((error: unknown) => {
      throw new MediaUnreadable(error)
    })
    if (!this.isTrial) return this.media.prepare({ name: entry.name, bytes })
    await inspectImage(bytes, { bytes: limit })
    return null
  }

  async #video({ name, bytes, open }: ArchiveEntry): Promise<PreparedMedia | null> {
    const stream = { name, bytes, open }
    if (!this.isTrial) return this.media.prepareVideo(stream)
    await this.media.inspectVideo(stream)
    return null
  }
}
