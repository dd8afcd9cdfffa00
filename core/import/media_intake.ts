import { coreProblem, type ImportProblem } from '#core/import/problem'
import { openArchive } from '#core/import/reading/archive'
import { ImageRefused } from '#core/media/inspection/image_refused'
import { inspectImage } from '#core/media/inspection/inspect_image'
import { MediaRefused, MediaUnreadable } from '#core/media/inspection/media_refused'
import type { Archive, ArchiveEntry } from '#core/import/reading/archive_contract'
import type { ImportSession, NamedMedium, RowGroup, StoredMedium } from '#core/import/importer'
import type { MediaLibrary, PreparedMedia } from '#core/media/media_library'
import type { Transaction } from '#core/database/store'

/** Pictures and videos of one batch, read and made ready, waiting for the batch's transaction. */
export interface WaitingMedia {
  warnings: ImportProblem[]
  /** Enters them into the media library: for each group, those that were found, in the order named. */
  attach(trx: Transaction): Promise<StoredMedium[][]>
}

type Fields = NonNullable<ImportSession['mediaFields']>

/** A medium that is looked for, with the row and column that name it first. */
interface Wanted extends NamedMedium {
  row: number
  field: string | null
}

// Reading and drawing wait for the disk and for sharp's own threads.
const AT_ONCE = 4

const keyOf = ({ kind, name }: NamedMedium): string => `${kind} ${name}`

/**
 * Takes pictures and videos out of a folder or a zip into the media library. Whatever is wrong with one is a warning: the
 * row that names it is imported without it.
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

  /** Null for the path: rows may name media, but none came along. A trial looks at them and keeps none. */
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
  ): Promise<WaitingMedia> {
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
      return { warnings, attach: async () => named.map(() => []) }
    }
    const { found, warnings } = await this.#takeAll([...wanted.values()])
    return { warnings, attach: (trx) => this.#attach(trx, named, found) }
  }

  async #takeAll(wanted: Wanted[]) {
    const found = new Map<string, PreparedMedia>()
    const warnings: ImportProblem[] = []
    const worker = async () => {
      for (let one = wanted.shift(); one; one = wanted.shift()) {
        const taken = await this.#take(one)
        if (Array.isArray(taken)) warnings.push(...taken)
        else if (taken) found.set(keyOf(one), taken)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    warnings.sort((one, other) => (one.row ?? 0) - (other.row ?? 0))
    return { found, warnings }
  }

  async #attach(
    trx: Transaction,
    named: readonly (readonly NamedMedium[])[],
    found: ReadonlyMap<string, PreparedMedia>
  ): Promise<StoredMedium[][]> {
    const ids = new Map<string, number>()
    for (const [key, prepared] of found) ids.set(key, (await this.media.attach(trx, prepared)).id)
    return named.map((media) =>
      media.flatMap((one) => {
        const mediaId = ids.get(keyOf(one))
        return mediaId === undefined ? [] : [{ ...one, mediaId }]
      })
    )
  }

  /** The medium ready to be entered; a list of warnings when it cannot be; null after a trial. */
  async #take(wanted: Wanted): Promise<PreparedMedia | ImportProblem[] | null> {
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
