import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { systemOrigin } from '#core/audit/origin'
import { RunImport, type ImportRequest } from '#core/import/run_import'
import { Store } from '#core/database/store'
import type { ImportReport } from '#core/import/report'

/** Imports a file as the command does. */
export async function importFile(file: string, choices: Partial<ImportRequest> = {}): Promise<ImportReport> {
  const runner = await app.container.make(RunImport)
  return runner.execute({ app, file, origin: systemOrigin('import', 'test'), ...choices })
}

/** Imports lines as a file of their own. */
export async function importLines(
  lines: readonly string[],
  choices: Partial<ImportRequest> = {}
): Promise<ImportReport> {
  const folder = await mkdtemp(join(tmpdir(), 'import-'))
  const file = join(folder, 'file.csv')
  await writeFile(file, `${lines.join('\n')}\n`)
  return importFile(file, choices)
}

export async function all<T = Record<string, unknown>>(sql: string, bindings: (string | number)[] = []): Promise<T[]> {
  const store = await app.container.make(Store)
  return store.reader.all<T>(sql, bindings)
}

/** A count, or another number, as a number on both databases. */
export async function number(sql: string, bindings: (string | number)[] = []): Promise<number> {
  const [row] = await all<Record<string, number | string>>(sql, bindings)
  return Number(Object.values(row ?? {})[0])
}

/** What a report says in numbers. */
export function counts({ rows, created, updated, unchanged, variants, rejected }: ImportReport) {
  return { rows, created, updated, unchanged, variants, rejected }
}

/** Errors as short lines, one a row: `3 price E_…`. */
export function told({ errors }: Pick<ImportReport, 'errors'>): string[] {
  const lines = errors.flatMap(({ rows, column, code }) =>
    rows.map((row) => ({ row, text: `${row} ${column ?? '-'} ${code}` }))
  )
  return lines.sort((one, other) => one.row - other.row).map(({ text }) => text)
}
