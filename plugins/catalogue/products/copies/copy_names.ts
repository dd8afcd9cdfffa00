import { LOCALES, type Locale } from '#core/i18n/locales'
import { copySlug, copyStem } from '#core/text/slug'
import type { Statements } from '#core/database/statements'
import { TEXT_LIMITS } from '#plugins/catalogue/database/text_limits'

/** A free `-copy`, `-copy-2`… of each SKU or product code: one statement. Of two alike the first counts. */
export async function copyKeys(db: Statements, keys: readonly string[]): Promise<Map<string, string>> {
  const taken = await takenKeys(db, keys)
  const copies = new Map<string, string>()
  for (const key of keys) {
    if (copies.has(key)) continue
    const free = freeKey(key, taken)
    taken.add(free)
    copies.set(key, free)
  }
  return copies
}

/** A `-copy`, `-copy-2`… of each slug that no product bears: one statement. */
export async function copySlugs(
  db: Statements,
  slugs: Readonly<Record<Locale, string>>
): Promise<{ slugs: Record<Locale, string>; taken: Set<string> }> {
  const stems = LOCALES.map((locale) => {
    const low = copyStem(slugs[locale])
    return { low, high: `${low}.` }
  })
  const rows = await db.all<{ slug: string }>(
    `select distinct t.slug from ${db.rows({ low: 'text', high: 'text' })}
     join catalogue_product_translations t on t.slug >= r.low and t.slug < r.high`,
    stems
  )
  const taken = new Set(rows.map(({ slug }) => slug))
  const copies = Object.fromEntries(LOCALES.map((locale) => [locale, copySlug(slugs[locale], taken)]))
  return { slugs: copies as Record<Locale, string>, taken }
}

async function takenKeys(db: Statements, keys: readonly string[]): Promise<Set<string>> {
  const stems = keys.map((key) => ({ low: copyKeyStem(key), high: `${copyKeyStem(key)}.` }))
  const rows = await db.all<{ key: string }>(
    `select v.sku as key from ${db.rows({ low: 'text', high: 'text' })}
     join catalogue_variants v on v.sku >= r.low and v.sku < r.high
     union select p.code from ${db.rows({ low: 'text', high: 'text' })}
     join catalogue_products p on p.code >= r.low and p.code < r.high`,
    ...[stems, stems]
  )
  return new Set(rows.map(({ key }) => key))
}

function copyKeyStem(key: string): string {
  return `${key.replace(/-copy(?:-\d+)?$/, '').slice(0, TEXT_LIMITS.key - 12)}-copy`
}

function freeKey(key: string, taken: ReadonlySet<string>): string {
  const stem = copyKeyStem(key)
  let free = stem
  for (let n = 2; taken.has(free); n += 1) free = `${stem}-${n}`
  return free
}
