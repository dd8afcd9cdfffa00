import type { Answer } from '#core/testing/visitor'

export const IMPORTS = '/api/admin/platform/imports'

/** What an import answers, as far as tests look at it. */
export interface ToldImport {
  id: number
  state: string
  version: number
  choices: {
    mapping: Record<string, string>
    resource: string | null
    encoding: string | null
    createMissing: boolean
    emptyCells: string
    newStatus: string
  }
  file: {
    columns: string[]
    rows: number
    samples: Record<string, string>[]
    encoding: string
    isThere: boolean
    program: string | null
  }
  fields: { field: string; label: string }[]
  trial: FormattedReport | null
  report: FormattedReport | null
  canUndo: boolean
  undoing: { undone: number; keptCount: number; kept: { title: string; reason: string }[] } | null
  hasImages: boolean
  drafts: { screen: string; query: Record<string, string> } | null
}

interface FormattedFieldCount {
  field: string
  label: string
  changed: number
  cleared: number
}

interface FormattedReport {
  rows: number
  created: number
  rejected: number
  errorCount: number
  refused: string | null
  changes: FormattedFieldCount[]
  kept: FormattedFieldCount[]
  errors: { row: number; column: string; message: string }[]
}

export const dataOf = ({ body }: Answer) => (body as { data: ToldImport }).data
