import { coreProblem, type ImportProblem } from '#core/import/problem'
import { openArchive } from '#core/import/reading/archive'
import { ImageRefused } from '#core/media/inspection/image_refused'
import { inspectImage } from '#core/media/inspection/inspect_image'
import type { Archive } from '#core/import/reading/archive_contract'
import type { RowGroup, StoredPicture } from '#core/import/importer'
import type { MediaLibrary, PreparedMedia } from '#core/media/media_library'
import type { Transaction } from '#core/database/store'

/** Pictures of one batch, read and drawn small, waiting for the batch's transaction. */
export interface WaitingPictures {
  warnings: ImportProblem[]
  /** Enters them into the media library: for each group, those that were found, in the order named. */
  attach(trx: Transaction): Promise<StoredPicture[][]>
}

// Reading and drawing wait for the disk and for sharp's own threads.
const AT_ONCE = 4

/**
 * Takes pictures out of a folder or a zip into the media library. Whatever is wrong with a picture is a warning: the
 * row that names it is imported without it.
 */
export class PictureIntake {
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

  /** Null for the path: rows may name pictures, but none came along. A trial looks at them and keeps none. */
  static async open(media: MediaLibrary, path: string | null, isTrial: boolean): Promise<PictureIntake> {
    return new PictureIntake(media, path === null ? null : await openArchive(path), isTrial)
  }

  async close(): Promise<void> {
    await this.archive?.close()
  }

  async prepare(
    wanted: readonly (readonly string[])[],
    groups: readonly RowGroup[],
    field: string | null
  ): Promise<WaitingPictures> {
    const rows = new Map<string, number>()
    for (const [index, names] of wanted.entries()) {
      for (const name of names) if (!rows.has(name)) rows.set(name, groups[index]?.rows[0]?.row ?? 0)
    }
    if (rows.size > 0 && !this.archive) {
      return { warnings: [coreProblem(null, 'picture.none_given', field)], attach: async () => wanted.map(() => []) }
    }
    const found = new Map<string, PreparedMedia>()
    const warnings: ImportProblem[] = []
    const names = [...rows.keys()]
    const worker = async () => {
      for (let name = names.shift(); name !== undefined; name = names.shift()) {
        const taken = await this.#take(name, rows.get(name) ?? null, field)
        if (Array.isArray(taken)) warnings.push(...taken)
        else if (taken) found.set(name, taken)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    warnings.sort((one, other) => (one.row ?? 0) - (other.row ?? 0))
    return { warnings, attach: (trx) => this.#attach(trx, wanted, found) }
  }

  async #attach(
    trx: Transaction,
    wanted: readonly (readonly string[])[],
    found: ReadonlyMap<string, PreparedMedia>
  ): Promise<StoredPicture[][]> {
    const ids = new Map<string, number>()
    for (const [name, prepared] of found) ids.set(name, (await this.media.attach(trx, prepared)).id)
    return wanted.map((names) =>
      names.flatMap((name) => {
        const mediaId = ids.get(name)
        return mediaId === undefined ? [] : [{ name, mediaId }]
      })
    )
  }

  /** The picture ready to be entered; a list of warnings when it cannot be. */
  async #take(name: string, row: number | null, field: string | null): Promise<PreparedMedia | ImportProblem[] | null> {
    const warn = (code: string, parameters = {}) => [coreProblem(row, code, field, { name, ...parameters })]
    if (/^https?:\/\//i.test(name)) return warn('picture.address')
    const entry = this.archive?.find(name)
    if (!entry) return warn('picture.missing')
    const bytes = await entry.read().catch(() => null)
    if (!bytes) return warn('picture.unreadable')
    try {
      if (!this.isTrial) return await this.media.prepare({ name: entry.name, bytes })
      await inspectImage(bytes)
      return null
    } catch (error) {
      if (!(error instanceof ImageRefused)) throw error
      const { code, message, parameters } = coreProblem(row, `refused.${error.code}`, null, error.params)
      return [{ row, column: field, code, message: message.replace('core.import.', 'core.media.'), parameters }]
    }
  }
}
