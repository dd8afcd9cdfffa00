import type { Readable } from 'node:stream'

/** What an archive may hold before it counts as an attack on memory or disk. */
export interface ArchiveLimits {
  /** Files in it. */
  entries: number
  /** Bytes of one file, unpacked. Larger ones are skipped and reported. */
  entryBytes: number
  /** Bytes of all files together, unpacked. */
  totalBytes: number
  /** How many times larger than its packed form a file above 1 MB may be. */
  ratio: number
}

export const defaultLimits: ArchiveLimits = {
  entries: 100_000,
  // The largest video, as the settings allow it at first; what it is to be decides once it is asked for.
  entryBytes: 209_715_200,
  totalBytes: 21_474_836_480,
  ratio: 100,
}

/** A file that was left out. The words are in `core/lang` under `core.import.archive.<code>`. */
export interface ArchiveProblem {
  code:
    'unsafe_name' | 'link' | 'encrypted' | 'compression_unknown' | 'entry_too_large' | 'ratio_too_high' | 'name_twice'
  /** Its name as the archive gives it, without control characters. */
  name: string
}

/** A file of an archive, not yet read. */
export interface ArchiveEntry {
  /** Path within the archive, with `/`. */
  name: string
  /** Declared size in bytes. */
  bytes: number
  /** Streams the content; ends in an error when more comes out than was declared. */
  open(): Promise<Readable>
  /** The whole content. At most `entryBytes`. */
  read(): Promise<Buffer>
}

/** Pictures and videos beside an import: a folder or a zip, looked up by the names that the file's cells give. */
export interface Archive {
  /** Number of files that can be had. */
  count: number
  /** What was left out, and why. */
  problems: readonly ArchiveProblem[]
  /**
   * The file that a cell means: by path, by file name, or by name without extension; case does not count, nor how
   * accents are composed. Without extension the kind decides. Null when there is none.
   */
  find(name: string, kind?: 'image' | 'video'): ArchiveEntry | null
  close(): Promise<void>
}
