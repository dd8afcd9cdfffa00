import { makeZip, type ZippedFile } from '#core/testing/make_zip'

/** A cell as the sheet has it: a text, or XML of its own. */
export type TestCell = string | number | boolean | null | { xml: string }

export interface TestSheet {
  rows?: TestCell[][]
  state?: 'visible' | 'hidden' | 'veryHidden'
  /** Takes the place of the elements that `rows` would be. */
  data?: string
}

export interface TestWorkbook {
  sheets: TestSheet[]
  /** The contents of `<si>`. */
  strings?: string[]
  /** A format for each style of a cell, from style 1 on: a code, or the number of a built-in one. */
  formats?: (string | number)[]
  is1904?: boolean
  /** Files that are added, or take the place of others. */
  files?: ZippedFile[]
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Writes an Excel workbook for a test. What it holds is up to the test, valid or not. */
export function makeWorkbook({ sheets, strings, formats = [], is1904, files = [] }: TestWorkbook): Buffer {
  const names = sheets.map((_, i) => `worksheets/sheet${i + 1}.xml`)
  const related = [
    ...names.map((name) => ['worksheet', name]),
    ['styles', 'styles.xml'],
    ...(strings ? [['sharedStrings', 'sharedStrings.xml']] : []),
  ]
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships><Relationship Id="r1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><workbookPr date1904="${is1904 ? 1 : 0}"/><sheets>${sheets
      .map(({ state = 'visible' }, i) => `<sheet name="S${i + 1}" sheetId="${i + 1}" state="${state}" r:id="r${i}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${related
      .map(([type, target], i) => `<Relationship Id="r${i}" Type="${RELATIONS}/${type}" Target="${target}"/>`)
      .join('')}</Relationships>`,
    'xl/styles.xml': stylesOf(formats),
    ...(strings ? { 'xl/sharedStrings.xml': `<sst>${strings.map((si) => `<si>${si}</si>`).join('')}</sst>` } : {}),
  }
  for (const [i, { rows = [], data }] of sheets.entries()) {
    const all = data ?? rows.map((cells, row) => rowXml(cells, row + 1)).join('')
    parts[`xl/worksheets/sheet${i + 1}.xml`] = `<worksheet xmlns="${MAIN}"><sheetData>${all}</sheetData></worksheet>`
  }
  const replaced = new Set(files.map(({ name }) => String(name)))
  const written = Object.entries(parts).filter(([name]) => !replaced.has(name))
  return makeZip([...written.map(([name, xml]) => ({ name, content: Buffer.from(HEAD + xml) })), ...files])
}

function rowXml(cells: TestCell[], row: number): string {
  return `<row r="${row}">${cells.map((cell, column) => cellXml(cell, `${letters(column)}${row}`)).join('')}</row>`
}

function cellXml(cell: TestCell, at: string): string {
  if (cell === null) return ''
  if (typeof cell === 'object') return cell.xml.replace('<c', `<c r="${at}"`)
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
  if (typeof cell === 'boolean') return `<c r="${at}" t="b"><v>${cell ? 1 : 0}</v></c>`
  return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`
}

function stylesOf(formats: (string | number)[]): string {
  const own = formats.flatMap((code, i) =>
    typeof code === 'string'
      ? [`<numFmt numFmtId="${200 + i}" formatCode="${escapeXml(code).replaceAll('"', '&quot;')}"/>`]
      : []
  )
  const styles = formats.map((code, i) => `<xf numFmtId="${typeof code === 'string' ? 200 + i : code}"/>`)
  // Styles of cells are looked up in `cellXfs` only.
  const named = '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>'
  return `<styleSheet><numFmts>${own.join('')}</numFmts>${named}<cellXfs><xf numFmtId="0"/>${styles.join('')}</cellXfs></styleSheet>`
}

function letters(column: number): string {
  const rest = column % 26
  const letter = String.fromCharCode(65 + rest)
  return column < 26 ? letter : letters((column - rest) / 26 - 1) + letter
}
