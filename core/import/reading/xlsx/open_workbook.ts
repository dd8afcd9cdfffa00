import { posix } from 'node:path'
import { openArchive } from '#core/import/reading/archive'
import { FileRefused } from '#core/import/reading/file_refused'
import { readWhole } from '#core/import/reading/xlsx/read_part'
import type { Archive, ArchiveEntry } from '#core/import/reading/archive_contract'

/** Uncompressed bytes of a part: a million rows of twenty cells. */
export const LARGEST_PART = 536_870_912

const LIMITS = { entries: 10_000, entryBytes: LARGEST_PART, totalBytes: 2 * LARGEST_PART, ratio: 100 }

const SHEET_TYPES = /spreadsheetml\.(sheet|template)\.main\+xml$|ms-excel\.(sheet|template)\.macroEnabled\.main\+xml$/
const BINARY = /ms-excel\.sheet\.binary/

/** The parts of a workbook that are read. */
export interface Workbook {
  /** Visible worksheets, in their order. */
  sheets: ArchiveEntry[]
  strings: ArchiveEntry | null
  styles: ArchiveEntry | null
  /** Days are counted from 1904, as old Macs did. */
  is1904: boolean
  close(): Promise<void>
}

/** Opens an XLSX file and finds its parts. @throws FileRefused */
export async function openWorkbook(path: string): Promise<Workbook> {
  const archive = await openArchive(path, LIMITS).catch((error: unknown) => {
    throw error instanceof FileRefused ? asWorkbook(error) : error
  })
  try {
    return await partsOf(archive)
  } catch (error) {
    await archive.close()
    throw error
  }
}

async function partsOf(archive: Archive): Promise<Workbook> {
  const main = await mainPart(archive)
  const [related, { rids, is1904 }] = [await relations(archive, main.name), await sheetsOf(main)]
  const ofType = (type: string) => [...related.values()].find((relation) => relation.type === type)
  const sheets = rids.flatMap((rid) => {
    const relation = related.get(rid)
    // Charts and macros are sheets too.
    return relation?.type === 'worksheet' ? [needed(archive, relation.target)] : []
  })
  const [strings, styles] = [ofType('sharedStrings'), ofType('styles')]
  return {
    sheets,
    strings: strings ? needed(archive, strings.target) : null,
    styles: styles ? needed(archive, styles.target) : null,
    is1904,
    close: () => archive.close(),
  }
}

/** The part that lists the sheets. A zip without one is another kind of file. */
async function mainPart(archive: Archive): Promise<ArchiveEntry> {
  const types = archive.find('[Content_Types].xml')
  const found = { main: '', isBinary: false }
  if (types) {
    await readWhole(types, {
      open(name, { ContentType = '', PartName = '' }) {
        if (name !== 'Override') return
        if (SHEET_TYPES.test(ContentType)) found.main = PartName.replace(/^\//, '')
        found.isBinary ||= BINARY.test(ContentType)
      },
    })
  }
  if (found.main !== '') return needed(archive, found.main)
  if (!types && archive.problems.some(({ name }) => name.startsWith('[Content_Types]'))) {
    return needed(archive, '[Content_Types].xml')
  }
  throw new FileRefused('wrong_kind', { kind: found.isBinary ? 'xlsb' : 'zip' })
}

async function sheetsOf(main: ArchiveEntry): Promise<{ rids: string[]; is1904: boolean }> {
  const found = { rids: [] as string[], is1904: false }
  await readWhole(main, {
    open(name, { id, state = 'visible', date1904 = '0' }) {
      if (name === 'sheet' && id !== undefined && state === 'visible') found.rids.push(id)
      if (name === 'workbookPr') found.is1904 = date1904 === '1' || date1904 === 'true'
    },
  })
  return found
}

/** What a part refers to, by id. */
async function relations(archive: Archive, name: string): Promise<Map<string, { type: string; target: string }>> {
  const folder = posix.dirname(name)
  const found = new Map<string, { type: string; target: string }>()
  await readWhole(needed(archive, posix.join(folder, '_rels', `${posix.basename(name)}.rels`)), {
    open(element, { Id = '', Type = '', Target = '', TargetMode }) {
      if (element !== 'Relationship' || TargetMode === 'External') return
      const target = Target.startsWith('/') ? Target.slice(1) : posix.join(folder, Target)
      found.set(Id, { type: posix.basename(Type), target })
    },
  })
  return found
}

/** @throws FileRefused where the part is missing, or was left aside as unsafe */
function needed(archive: Archive, name: string): ArchiveEntry {
  const found = archive.find(name)
  if (found?.name.toLowerCase() === name.toLowerCase()) return found
  const problem = archive.problems.find((each) => each.name.toLowerCase() === name.toLowerCase())
  if (!problem || problem.code === 'compression_unknown') throw new FileRefused('workbook_damaged')
  if (problem.code === 'encrypted') throw new FileRefused('workbook_encrypted')
  if (problem.code === 'entry_too_large') throw tooLarge()
  throw new FileRefused('workbook_unsafe')
}

const tooLarge = () => new FileRefused('workbook_too_large', { limit: { bytes: LARGEST_PART } })

/** The refusals of archives speak of pictures. */
function asWorkbook(error: FileRefused): FileRefused {
  if (error.code === 'archive_unreadable') return new FileRefused('workbook_damaged', {}, { cause: error })
  if (error.code === 'archive_too_large') return tooLarge()
  return error.code.startsWith('archive_') ? new FileRefused('workbook_unsafe', {}, { cause: error }) : error
}
