import type { FileDescription } from '#core/import/describe_file'
import type { GroupedProblem } from '#core/import/group_problems'
import type { ImportProblem } from '#core/import/problem'
import type { UndoReport } from '#core/import/undo_import'
import type { ImportReport } from '#core/import/report'
import { storedChoices, type ImportChoices } from '#plugins/platform/services/imports/import_choices'

/** `ready`: for staff to continue; `waiting`: its job is pending or running; others: the result of the last job. */
export type ImportState = 'ready' | 'waiting' | 'tried' | 'done' | 'undone' | 'failed' | 'stopped'

/** An import of staff as it is stored. */
export interface StoredImport {
  id: number
  name: string
  fileId: number
  imagesFileId: number | null
  imagesName: string | null
  profileId: number | null
  state: ImportState
  choices: ImportChoices
  description: FileDescription
  trial: ImportReport | null
  report: ImportReport | null
  /** Null: it was not undone. */
  undoing: UndoReport | null
  jobId: number | null
  ownerId: number | null
  ownerName: string
  version: number
  createdAt: string
}

export interface ImportRow {
  id: number | string
  name: string
  file_id: number | string
  images_file_id: number | string | null
  images_name: string | null
  profile_id: number | string | null
  state: ImportState
  choices: string
  description: string
  trial: string | null
  report: string | null
  undoing: string | null
  job_id: number | string | null
  owner_id: number | string | null
  owner_name: string
  version: number
  created_at: string
}

const numbered = (value: number | string | null) => (value === null ? null : Number(value))

type StoredReport = Omit<ImportReport, 'id' | 'changes' | 'kept'> &
  Partial<Pick<ImportReport, 'id' | 'changes' | 'kept'>>

/** A report; of one that was written before causes were gathered, each problem is a cause of its own, and nothing is known of changes. */
function parsed(text: string | null): ImportReport | null {
  if (text === null) return null
  const { id = null, errors, warnings, changes = [], kept = [], ...report } = JSON.parse(text) as StoredReport
  return { ...report, id, changes, kept, errors: errors.map(gathered), warnings: warnings.map(gathered) }
}

function gathered(problem: ImportProblem & Partial<GroupedProblem>): GroupedProblem {
  return { count: 1, rows: problem.row === null ? [] : [problem.row], ...problem }
}

export function toImport(row: ImportRow): StoredImport {
  return {
    id: Number(row.id),
    name: row.name,
    fileId: Number(row.file_id),
    imagesFileId: numbered(row.images_file_id),
    imagesName: row.images_name,
    profileId: numbered(row.profile_id),
    state: row.state,
    choices: storedChoices(row.choices),
    description: JSON.parse(row.description) as FileDescription,
    trial: parsed(row.trial),
    report: parsed(row.report),
    undoing: row.undoing === null ? null : (JSON.parse(row.undoing) as UndoReport),
    jobId: numbered(row.job_id),
    ownerId: numbered(row.owner_id),
    ownerName: row.owner_name,
    version: Number(row.version),
    createdAt: row.created_at,
  }
}
