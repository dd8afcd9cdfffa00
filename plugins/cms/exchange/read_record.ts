import { KINDS, type BelowRecord, type SiteRecord } from '#plugins/cms/exchange/site_record'

type Given = Record<string, unknown>

const isObject = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Entries inside each other. */
const DEEPEST = 10

/** A line of the file; null: it is no record of a site. Values are checked when they are written. */
export function readRecord(text: string): SiteRecord | null {
  const given: unknown = JSON.parse(text)
  if (!isObject(given)) return null
  const { name, type, parent, values, below, origin, comments } = given
  const kind = KINDS.find((one) => one === given.kind)
  if (!kind || !isText(name) || !isObject(values) || (kind === 'content' && !isText(type))) return null
  const entries = below === undefined ? undefined : readBelow(below, 1)
  if (entries === null) return null
  return {
    kind,
    name,
    values,
    ...(isText(type) ? { type } : {}),
    ...(isText(parent) ? { parent } : {}),
    ...(entries ? { below: entries } : {}),
    ...(isText(origin) ? { origin } : {}),
    ...(Array.isArray(comments) ? { comments } : {}),
  }
}

function readBelow(given: unknown, depth: number): BelowRecord[] | null {
  if (!Array.isArray(given) || depth > DEEPEST) return null
  const entries: BelowRecord[] = []
  for (const one of given as unknown[]) {
    if (!isObject(one) || !isObject(one.values)) return null
    const below = one.below === undefined ? undefined : readBelow(one.below, depth + 1)
    if (below === null) return null
    entries.push({
      values: one.values,
      ...(isText(one.name) ? { name: one.name } : {}),
      ...(below ? { below } : {}),
    })
  }
  return entries
}
