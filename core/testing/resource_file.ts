import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { namedValues, type ChoiceList } from '#core/fields/choice_list'
import { RunImport, type ImportRequest } from '#core/import/run_import'
import { systemOrigin } from '#core/audit/origin'
import { undefuse } from '#core/text/formula_cells'
import type { Field } from '#core/fields/field'

/** A line of a file: cells by column. */
export type Cells = Record<string, string>

/** The lines of a CSV file, as an import reads them. */
export function cellsIn(text: string): Cells[] {
  const lines = parse<Cells>(text, { columns: true, bom: true })
  return lines.map((cells) => Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, undefuse(cell)])))
}

/** Imports lines as a file of this resource. */
export async function importCells(resource: string, lines: readonly Cells[], choices: Partial<ImportRequest> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'resource-file-'))
  try {
    const file = join(folder, 'file.csv')
    await writeFile(file, stringify([...lines], { header: true, quoted: true }))
    const runner = await app.container.make(RunImport)
    return await runner.execute({ app, file, resource, origin: systemOrigin('import', 'test'), ...choices })
  } finally {
    await rm(folder, { recursive: true })
  }
}

const WRONG: Record<string, string> = {
  integer: 'douze',
  decimal: '1,2,3',
  money: 'gratuit',
  percent: 'la moitié',
  day: '31/02/2026',
  instant: 'hier',
  time: '25:99',
  boolean: 'peut-être',
  choices: '???',
  email: 'pas une adresse',
  phone: 'aucun',
  url: 'pas une adresse',
  slug: 'Pas Un Code !',
  colour: 'rouge',
  country: 'ZZ',
  currency: 'ZZZ',
  locale: 'xx_XX',
  relation: 'Personne',
  media: 'photo.jpg',
  group: '{',
  repeater: '[{',
}

/** A cell that no field of the kind can be read from; null: every text can. */
export function wrongCell({ kind, options }: Field): string | null {
  const { length, choices } = options as { length?: number; choices?: ChoiceList }
  if (kind === 'choice') return choices && namedValues(choices) ? '???' : null
  if (kind === 'text') return 'x'.repeat((length ?? 255) + 1)
  if (kind === 'long_text') return 'x'.repeat((length ?? 10_000) + 1)
  return WRONG[kind] ?? null
}
