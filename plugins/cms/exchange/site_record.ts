/** Member of the file that says what it is; its value is the version. */
export const MARK = 'cellier.content'

/** Changes when files can no longer be read as before. */
export const VERSION = 1

/** Folder of the media, beside the file. */
export const MEDIA_FOLDER = 'media'

/** Name of the file in the folder of an export. */
export const FILE_NAME = 'content.json'

/** What a site is made of, in the order of the file: what others name comes first where that is possible. */
export const KINDS = [
  'type',
  'media_category',
  'media',
  'category',
  'tag',
  'fields',
  'content',
  'menu',
  'redirect',
] as const

export type RecordKind = (typeof KINDS)[number]

/** A part of a site, as the file has it. Other records are called by their names, since ids differ from shop to shop. */
export interface SiteRecord {
  kind: RecordKind
  /** Unique among those of its kind: a code, a slug, the slugs of a page and those above it. */
  name: string
  /** Of a content: code of its type. */
  type?: string
  /** Of a category or content: name of the one above. */
  parent?: string
  /** Values by field. */
  values: Record<string, unknown>
  /** Of a menu or group of fields: what stands in it. */
  below?: BelowRecord[]
  /** Of a content that another program had: its key there. */
  origin?: string
  /** Of a content: comments of an old site. */
  comments?: unknown[]
}

/** An entry of a menu, or a field of a group. */
export interface BelowRecord {
  /** Of a field: its key among the values of contents. */
  name?: string
  values: Record<string, unknown>
  below?: BelowRecord[]
}

/** A record as a line of the file. The keys of what it holds are sorted, so that equal sites give equal files. */
export function writeRecord(record: SiteRecord): string {
  const { kind, name, type, parent, values, below, origin, comments } = record
  const rest = { type, parent, origin, values, below, comments }
  return JSON.stringify({ kind, name, ...sorted(rest) })
}

function sorted<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(sorted) as Value
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, one]) => one !== undefined)
  entries.sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([key, one]) => [key, sorted(one)])) as Value
}
