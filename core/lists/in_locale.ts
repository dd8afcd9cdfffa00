import { DEFAULT_LOCALE, type Locale } from '#core/i18n/locales'
import type { ListDefinition } from '#core/lists/list'

const MARK = ':locale'
const written = new WeakMap<ListDefinition, Map<Locale, ListDefinition>>()

/** The list with the language asked for in its SQL, where it says `:locale`: names of products, of groups. */
export function inLocale(list: ListDefinition, locale: Locale | null | undefined): ListDefinition {
  const byLocale = written.get(list) ?? new Map<Locale, ListDefinition>()
  written.set(list, byLocale)
  const wanted = locale ?? DEFAULT_LOCALE
  const known = byLocale.get(wanted)
  if (known) return known
  const fresh = replaceIn(list, `'${wanted}'`) as ListDefinition
  byLocale.set(wanted, fresh)
  return fresh
}

function replaceIn(value: unknown, locale: string): unknown {
  if (typeof value === 'string') return value.replaceAll(MARK, locale)
  if (Array.isArray(value)) return value.map((item: unknown) => replaceIn(item, locale))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replaceIn(inner, locale)]))
}
