import {
  columnUnknown,
  delimiterUnknown,
  emptyCellsUnknown,
  encodingUnknown,
  fieldTwice,
  pairsUnreadable,
} from '#core/import/errors'
import type { EmptyCells } from '#core/import/importer'
import type { Encoding } from '#core/import/reading/encoding'

const DELIMITERS: Record<string, string> = { 'comma': ',', 'semicolon': ';', 'tab': '\t', '\\t': '\t', 'pipe': '|' }

const ENCODINGS: Record<string, Encoding> = {
  'utf8': 'utf-8',
  'utf-8': 'utf-8',
  'utf-16': 'utf-16le',
  'utf-16le': 'utf-16le',
  'utf-16be': 'utf-16be',
  'windows-1252': 'windows-1252',
  'cp1252': 'windows-1252',
  'latin1': 'windows-1252',
  'iso-8859-1': 'windows-1252',
}

/**
 * Parses `price=12.90,stock=12`. A comma or an equals sign inside quotes does not separate: `"Price, net"=price`. A part
 * without an equals sign belongs to the value before it: `price=12,90`. Throws `pairsUnreadable`.
 */
export function readPairs(text: string): Record<string, string> {
  const pairs: Record<string, string> = {}
  let last: string | null = null
  for (const part of split(text, ',')) {
    if (part.trim() === '') continue
    if (last !== null && split(part, '=').length === 1) {
      pairs[last] = `${pairs[last]},${unquote(part)}`
      continue
    }
    const [name, ...rest] = split(part, '=')
    const key = unquote(name ?? '')
    if (key === '' || rest.length === 0 || Object.hasOwn(pairs, key) || key === '__proto__') {
      throw pairsUnreadable({ text: part.trim().slice(0, 60) })
    }
    pairs[key] = unquote(rest.join('='))
    last = key
  }
  return pairs
}

/** Parses one character, or the name of one: `comma`, `semicolon`, `tab`, `pipe`. Throws `delimiterUnknown`. */
export function readDelimiter(text: string): string {
  const delimiter = DELIMITERS[text.toLowerCase()] ?? text
  if ([...delimiter].length !== 1 || /["\r\n\0]/.test(delimiter)) throw delimiterUnknown({ text: text.slice(0, 20) })
  return delimiter
}

/** A delimiter for messages. A tab is invisible, so its name is used. */
export function delimiterName(delimiter: string): string {
  return delimiter === '\t' ? 'tab' : delimiter
}

export function readEncoding(text: string): Encoding {
  const encoding = ENCODINGS[text.toLowerCase()]
  if (!encoding) throw encodingUnknown({ text: text.slice(0, 20), known: 'utf-8, windows-1252, utf-16le, utf-16be' })
  return encoding
}

export function readEmptyCells(text: string): EmptyCells {
  if (text !== 'clear' && text !== 'keep') throw emptyCellsUnknown({ text: text.slice(0, 20), known: 'clear, keep' })
  return text
}

/** Maps a file's columns to fields. */
export interface ColumnMap {
  /** Column → field, without ignored columns. */
  fields: Map<string, string>
  /** Field → column, for messages. */
  columns: Map<string, string>
}

/** Applies the user's mapping to the columns. A column that is mapped to an empty name is ignored. Throws on a bad mapping. */
export function mapColumns(columns: readonly string[], mapping: Readonly<Record<string, string>>): ColumnMap {
  const map: ColumnMap = { fields: new Map(), columns: new Map() }
  for (const column of Object.keys(mapping)) {
    if (!columns.includes(column)) throw columnUnknown({ column, columns: listed(columns) })
  }
  for (const column of columns) {
    const field = mapping[column] ?? column
    if (field === '') continue
    // A column mapped by the user wins over another column that merely has the field's name.
    if (map.columns.has(field) || (!Object.hasOwn(mapping, column) && Object.values(mapping).includes(field))) {
      if (Object.hasOwn(mapping, column)) throw fieldTwice({ field })
      continue
    }
    map.fields.set(column, field)
    map.columns.set(field, column)
  }
  return map
}

/** The map with the full names of its fields. Throws `fieldTwice` when two columns have the same field. */
export function withFullNames(map: ColumnMap, fullName: (field: string) => string): ColumnMap {
  const named: ColumnMap = { fields: new Map(), columns: new Map() }
  for (const [column, field] of map.fields) {
    const full = fullName(field)
    if (named.columns.has(full)) throw fieldTwice({ field: full })
    named.fields.set(column, full)
    named.columns.set(full, map.columns.get(field) ?? column)
  }
  return named
}

/** The first columns or fields as text for a message. */
export function listed(columns: readonly string[], most = 12): string {
  const shown = columns.slice(0, most).join(', ')
  return columns.length > most ? `${shown}…` : shown
}

function split(text: string, at: string): string[] {
  const parts: string[] = ['']
  let quoted = false
  for (const letter of text) {
    if (letter === '"') quoted = !quoted
    if (letter === at && !quoted) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts
}

function unquote(text: string): string {
  const trimmed = text.trim()
  return /^".*"$/s.test(trimmed) ? trimmed.slice(1, -1) : trimmed
}
