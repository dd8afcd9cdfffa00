import { foldLetters } from '#core/text/letters'

const LONGEST = 120

/**
 * The URL segment of a title: lower case, accents removed, spaces and dashes turned into single hyphens,
 * every other character removed. "Côtes du Rhône, l'Œuvre" → "cotes-du-rhone-loeuvre". At most 120 characters, cut
 * between words if possible. A title without usable characters ("日本酒", "!!!") gives the `fallback`, such as
 * an SKU or an id, so a slug is never empty.
 */
export function slugify(text: string, fallback = 'item'): string {
  const slug = clean(text)
  return slug === '' ? clean(fallback) || 'item' : slug
}

function clean(text: string): string {
  const slug = foldLetters(text)
    .replace(/[\s\p{Pd}]+/gu, '-')
    .replace(/[^a-z0-9-]+/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '')
  return shorten(slug, LONGEST)
}

function shorten(slug: string, length: number): string {
  if (slug.length <= length) return slug
  const cut = slug.lastIndexOf('-', length)
  return slug.slice(0, cut > length / 2 ? cut : length).replace(/-$/, '')
}

/**
 * The slug of a duplicate: "-copy", then "-copy-2", "-copy-3"… until one is not in `taken` (ask the database for those
 * that begin with `copyStem`). The copy of a copy counts on instead of becoming "-copy-copy".
 */
export function copySlug(slug: string, taken: ReadonlySet<string> = new Set([slug])): string {
  const stem = copyStem(slug)
  let candidate = stem
  for (let n = 2; taken.has(candidate); n++) candidate = `${stem}-${n}`
  return candidate
}

/** The prefix of all copies of this slug. */
export function copyStem(slug: string): string {
  return `${shorten(slug.replace(/-copy(?:-\d+)?$/, ''), LONGEST - 12)}-copy`
}

/** The slug itself, or "slug-2", "slug-3"… when it is taken. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  const stem = shorten(slug, LONGEST - 8)
  let candidate = slug
  for (let n = 2; taken.has(candidate); n++) candidate = `${stem}-${n}`
  return candidate
}
