import { stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { coreProblem, type ImportProblem } from '#core/import/problem'
import { openArchive } from '#core/import/reading/archive'
import { takeFile, typeOfName, type TakenFile } from '#core/import/take_file'
import { MediaRefused, MediaUnreadable } from '#core/media/inspection/media_refused'
import type { Archive } from '#core/import/reading/archive_contract'
import type { Importer, ImportSession, NamedMedium, RowGroup, StoredMedium } from '#core/import/importer'
import type { MediaDownloads } from '#core/import/media_downloads'
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

// Media are processed in parallel, because reading waits for the disk or for other hosts, and resizing for sharp's own threads.
const CONCURRENCY = 6

/** For rows whose media come later. */
export const NO_MEDIA: PendingMedia = {
  warnings: [],
  attach: (_, named) => Promise.resolve(named.map(() => [])),
}

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
    private readonly downloads: MediaDownloads | null,
    private readonly isTrial: boolean
  ) {
    this.warnings = (archive?.problems ?? []).map(({ code, name }) =>
      coreProblem(null, `archive.${code}`, null, { name })
    )
  }

  /**
   * `path` is null when the import has no folder or zip of media, `downloads` when addresses are not fetched. A trial inspects
   * media but stores none, and fetches none. Throws `FileRefused`.
   */
  static async open(
    media: MediaLibrary,
    { path, downloads, isTrial }: { path: string | null; downloads: MediaDownloads | null; isTrial: boolean }
  ): Promise<MediaIntake> {
    return new MediaIntake(media, path === null ? null : await openArchive(path), downloads, isTrial)
  }

  /** Whether media can be found anywhere. */
  get hasSource(): boolean {
    return this.archive !== null || this.downloads !== null
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
        const field = one.kind === 'file' ? null : (fields[one.kind] ?? null)
        if (!wanted.has(keyOf(one))) wanted.set(keyOf(one), { ...one, row, field })
      }
    }
    const [first] = wanted.values()
    const isNothingGiven =
      !this.archive && !this.downloads && [...wanted.values()].every(({ name }) => !isAddress(name))
    if (first && isNothingGiven) {
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
    const address = wanted.address ?? (isAddress(name) ? name : undefined)
    const fileName = isAddress(name) ? nameInAddress(name) : name
    const type = kind === 'file' ? typeOfName(fileName) : kind
    const entry = this.archive?.find(fileName, type === 'video' ? 'video' : 'image')
    const isFetched = !entry && address !== undefined && this.downloads !== null && type !== 'video'
    if (isFetched && this.isTrial) return null
    if (!entry && !isFetched && isAddress(name)) return [coreProblem(row, 'picture.address', field)]
    const file = entry ?? (isFetched ? await this.#fetched(fileName, address, this.media.limitOf(type)) : null)
    if (!file) return warn(isFetched ? 'picture.unreachable' : 'picture.missing')
    try {
      return await takeFile(this.media, file, { type, isTrial: this.isTrial })
    } catch (error) {
      if (error instanceof MediaUnreadable) return warn('picture.unreadable')
      if (!(error instanceof MediaRefused)) throw error
      const { code, message, parameters } = coreProblem(row, `refused.${error.code}`, null, error.params)
      return [{ row, column: field, code, message: message.replace('core.import.', 'core.media.'), parameters }]
    }
  }

  async #fetched(name: string, address: string, maxBytes: number): Promise<TakenFile | null> {
    const bytes = await this.downloads?.fetch(address, maxBytes)
    if (!bytes) return null
    const open = () => Promise.resolve(Readable.from([bytes]))
    return { name, bytes: bytes.length, open, read: () => Promise.resolve(bytes) }
  }
}

const isAddress = (name: string) => /^https?:\/\//i.test(name)

/** The file that an address ends with: `https://shop.example/img/a.jpg?v=2` → `a.jpg`. */
function nameInAddress(address: string): string {
  const path = URL.canParse(address) ? new URL(address).pathname : address
  const name = path.slice(path.lastIndexOf('/') + 1)
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** The folder of media that stands beside a file and belongs to it; null: there is none. */
export async function mediaBeside(
  { file, isInPlace }: { file: string; isInPlace?: boolean },
  { hasMediaBeside }: Pick<Importer, 'hasMediaBeside'>
): Promise<string | null> {
  if (!hasMediaBeside || !isInPlace) return null
  const folder = join(dirname(file), 'media')
  const found = await stat(folder).catch(() => null)
  return found?.isDirectory() ? folder : null
}
