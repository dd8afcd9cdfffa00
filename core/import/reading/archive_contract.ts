import type { Readable } from 'node:stream'

/** Limits beyond which an archive counts as an attack on memory or disk. */
export interface ArchiveLimits {
  /** Number of files. */
  entries: number
  /** Uncompressed size of one file. Larger ones are skipped and reported. */
  entryBytes: number
  /** Uncompressed size of all files together. */
  totalBytes: number
  /** Maximal compression ratio of a file above 1 MB. */
  ratio: number
}

export const defaultLimits: ArchiveLimits = {
  entries: 100_000,
  // The default limit of the settings for videos, the largest media. The limit of a medium's kind is checked when it is read.
  entryBytes: 209_715_200,
  totalBytes: 21_474_836_480,
  ratio: 100,
}

/** A file that was skipped. Its message is in `core/lang` under `core.import.archive.<code>`. */
export interface ArchiveProblem {
  code:
    'unsafe_name' | 'link' | 'encrypted' | 'compression_unknown' | 'entry_too_large' | 'ratio_too_high' | 'name_twice'
  /** Its name in the archive, with control characters replaced. */
  name: string
}

/** A file of an archive. Its content is read on demand. */
export interface ArchiveEntry {
  /** Path within the archive, with `/`. */
  name: string
  /** Declared size in bytes. */
  bytes: number
  /** Streams the content. The stream fails with `TooManyBytes` beyond the allowed size. */
  open(): Promise<Readable>
  /** Reads the whole content, at most `entryBytes`. */
  read(): Promise<Buffer>
}

/** A folder or a zip with the media of an import. */
export interface Archive {
  /** Number of usable files. */
  count: number
  /** The skipped files. */
  problems: readonly ArchiveProblem[]
  /**
   * Finds the file that a cell names: by path, by file name, or by name without extension and `kind`. Ignores case and
   * Unicode composition. Null when there is none.
   */
  find(name: string, kind?: 'image' | 'video'): ArchiveEntry | null
  close(): Promise<void>
}
