import { isUtf8 } from 'node:buffer'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import type { Archive, ArchiveEntry, ArchiveLimits, ArchiveProblem } from '#core/import/reading/archive_contract'
import { ArchiveIndex, isLitter, isSafeName, problem } from '#core/import/reading/archive_index'
import { bounded, collect } from '#core/import/reading/bounded'
import { FileRefused } from '#core/import/reading/file_refused'

const STORED = 0
const DEFLATED = 8
const UTF8_FLAG = 0x800
const LINK = 0xa000
const TYPE_OF_FILE = 0xf000
const SMALL = 1_048_576

/** Opens a zip and reads its file list. */
export async function openZip(path: string, size: number, limits: ArchiveLimits): Promise<Archive> {
  const zip = await openList(path)
  try {
    return await readList(zip, size, limits)
  } catch (error) {
    zip.close()
    throw error instanceof FileRefused ? error : unreadable(error)
  }
}

async function openList(path: string): Promise<ZipFile> {
  // We decode and check names ourselves: yauzl would fail for the whole zip because of one bad name.
  const options = {
    lazyEntries: true,
    autoClose: false,
    decodeStrings: false,
    validateEntrySizes: false,
  }
  return yauzl.openPromise(path, options).catch((error: unknown) => {
    throw unreadable(error)
  })
}

async function readList(zip: ZipFile, size: number, limits: ArchiveLimits): Promise<Archive> {
  if (zip.entryCount > limits.entries) throw tooMany(limits)
  const entries: ArchiveEntry[] = []
  const problems: ArchiveProblem[] = []
  let [packed, unpacked, seen] = [0, 0, 0]
  for await (const found of zip.eachEntry()) {
    const name = nameOf(found)
    if (++seen > limits.entries) throw tooMany(limits)
    packed += found.compressedSize
    // The entries overlap, as in a zip bomb.
    if (packed > size) throw new FileRefused('archive_overlapping')
    if (name.endsWith('/') || (isSafeName(name) && isLitter(name))) continue
    const code = problemOf(found, name, limits)
    if (code) {
      problems.push(problem(code, name))
      continue
    }
    unpacked += found.uncompressedSize
    if (unpacked > limits.totalBytes) {
      throw new FileRefused('archive_too_large', { limit: { bytes: limits.totalBytes } })
    }
    entries.push(entryOf(zip, found, name))
  }
  const index = new ArchiveIndex()
  problems.push(...index.addAll(entries))
  const close = async () => zip.close()
  return { count: index.count, problems, find: (name, kind) => index.find(name, kind), close }
}

function entryOf(zip: ZipFile, found: Entry, name: string): ArchiveEntry {
  const bytes = found.uncompressedSize
  const open = async () => bounded(await zip.openReadStreamPromise(found), bytes)
  return { name, bytes, open, read: async () => collect(await open()) }
}

function problemOf(found: Entry, name: string, limits: ArchiveLimits): ArchiveProblem['code'] | null {
  if (!isSafeName(name)) return 'unsafe_name'
  if (((found.externalFileAttributes >>> 16) & TYPE_OF_FILE) === LINK) return 'link'
  if (found.isEncrypted()) return 'encrypted'
  if (found.compressionMethod !== STORED && found.compressionMethod !== DEFLATED) {
    return 'compression_unknown'
  }
  if (found.uncompressedSize > limits.entryBytes) return 'entry_too_large'
  const ratio = found.uncompressedSize / Math.max(1, found.compressedSize)
  return found.uncompressedSize > SMALL && ratio > limits.ratio ? 'ratio_too_high' : null
}

/** Many programs write UTF-8 names without setting the flag for it. Names that are not valid UTF-8 are CP437, the format's default. */
function nameOf(found: Entry): string {
  const raw = found.fileNameRaw
  const flags = isUtf8(raw) ? found.generalPurposeBitFlag | UTF8_FLAG : found.generalPurposeBitFlag
  return yauzl.getFileNameLowLevel(flags, raw, found.extraFields, true)
}

function tooMany(limits: ArchiveLimits): FileRefused {
  return new FileRefused('archive_too_many_entries', { limit: limits.entries })
}

/** yauzl's message is in English: users get our own, and the job's log gets the cause. */
function unreadable(cause: unknown): FileRefused {
  return new FileRefused('archive_unreadable', {}, { cause })
}
