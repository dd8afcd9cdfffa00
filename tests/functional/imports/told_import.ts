import type { Answer } from '#core/testing/visitor'

export const IMPORTS = '/api/admin/platform/imports'

/** What an import answers, as far as tests look at it. */
export interface ToldImport {
  id: number
  state: string
  version: number
  choices: { mapping: Record<string, string>; resource: string | null; encoding: string | null }
  file: { columns: string[]; rows: number; samples: Record<string, string>[]; encoding: string; isThere: boolean }
  fields: { field: string; label: string }[]
  trial: ToldReport | null
  report: ToldReport | null
  hasImages: boolean
}

interface ToldReport {
  rows: number
  created: number
  rejected: number
  errorCount: number
  refused: string | null
  errors: { row: number; column: string; message: string }[]
}

export const dataOf = ({ body }: Answer) => (body as { data: ToldImport }).data
