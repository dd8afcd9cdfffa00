import { contactSheet } from '../contact_sheet.js'
import type { Options, View } from './options.js'

/** One picture of a screen. */
export interface AdminShot extends View {
  look: string
  file: string
}

/** Width and height of a sheet at which its pictures can still be read. */
const SHEET = { width: 1970, rows: 3, cellHeight: 600 }

/**
 * Sheets of all screens as one width, language, scheme and number of rows show them; where only some screens were asked for,
 * sheets of one screen in all of these. Tells which files it wrote.
 */
export async function makeSheets(shots: AdminShot[], out: string, { only }: Options): Promise<string[]> {
  const groups = new Map<string, AdminShot[]>()
  const isByScreen = only.length > 0
  for (const shot of shots) {
    const { rows, width, language, scheme } = shot
    const key = isByScreen ? `${fileName(shot.look)}-${rows}` : `${rows}-${width}-${language}-${scheme}`
    groups.set(key, [...(groups.get(key) ?? []), shot])
  }
  const files: string[] = []
  for (const [key, group] of groups) {
    const widest = Math.max(...group.map(({ width }) => width))
    const cell = { width: Math.min(640, Math.max(240, Math.round(widest * 0.375))), height: SHEET.cellHeight }
    const columns = Math.floor(SHEET.width / (cell.width + 12))
    const perSheet = columns * SHEET.rows
    for (let from = 0; from < group.length; from += perSheet) {
      const file = `${out}/sheets/${key}-${String(from / perSheet + 1).padStart(2, '0')}.png`
      const part = group
        .slice(from, from + perSheet)
        .map((shot) => ({ label: labelOf(shot, isByScreen), file: shot.file }))
      await contactSheet(part, file, { columns, cell })
      files.push(file)
    }
  }
  return files
}

function labelOf({ look, width, language, scheme }: AdminShot, isByScreen: boolean): string {
  return isByScreen ? `${width} ${language} ${scheme}` : look
}

export function fileName(look: string): string {
  return look.replaceAll(/\W+/g, '-')
}
