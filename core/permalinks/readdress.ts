import { REDIRECT_KIND } from '#core/permalinks/written_redirects'
import type { Locale } from '#core/i18n/locales'
import type { Statements } from '#core/database/statements'

/** A kind whose addresses in a language move from below one path to below another: `/boutique` → `/vins`; empty: the top. */
export interface AddressMove {
  kind: string
  locale: Locale
  from: string
  to: string
}

/** The paths that a move would need and another thing has, or had: how many, and one of them. */
export async function crowdedPaths(
  db: Statements,
  { kind, locale, from, to }: AddressMove
): Promise<{ count: number; path: string }> {
  const [row] = await db.all<{ count: number; path: string | null }>(
    `select count(*) as count, min(o.path) as path from core_permalinks p
     join core_permalinks o on o.channel = p.channel and o.locale = p.locale
       and o.path = cast(? as text) || substr(p.path, ?)
     where p.kind = ? and p.locale = ? and p.redirect is null and not (o.kind = p.kind and o.target = p.target)`,
    ...[to, from.length + 1, kind, locale]
  )
  return { count: Number(row?.count ?? 0), path: row?.path ?? '' }
}

/** The slugs of a kind, as its present addresses end. */
export async function presentSlugs(db: Statements, { kind, locale, from }: AddressMove): Promise<string[]> {
  const rows = await db.all<{ slug: string }>(
    'select distinct substr(path, ?) as slug from core_permalinks where kind = ? and locale = ? and redirect is null',
    ...[from.length + 2, kind, locale]
  )
  return rows.map(({ slug }) => slug)
}

/**
 * Gives every thing of a kind its address below the other path; all it ever had leads there. Four statements,
 * whatever the size of the shop: the new addresses are told by leading to themselves until the others lead to them.
 */
export async function readdress(db: Statements, { kind, locale, from, to }: AddressMove): Promise<void> {
  await db.all(
    `insert into core_permalinks (channel, locale, path, kind, target, redirect)
     select channel, locale, cast(? as text) || substr(path, ?), kind, target, cast(? as text) || substr(path, ?)
     from core_permalinks where kind = ? and locale = ? and redirect is null
     on conflict (channel, locale, path) do update set redirect = excluded.redirect`,
    ...[to, from.length + 1, to, from.length + 1, kind, locale]
  )
  await db.all(
    `update core_permalinks as p set redirect = c.path from core_permalinks c
     where c.kind = ? and c.locale = ? and c.redirect = c.path and p.kind = c.kind and p.target = c.target and p.channel = c.channel
       and p.locale = c.locale and p.path <> c.path`,
    ...[kind, locale]
  )
  await db.all(
    'update core_permalinks set redirect = null where kind = ? and locale = ? and redirect = path',
    kind,
    locale
  )
  await db.all(
    `update core_permalinks as p set kind = c.kind, target = c.target from core_permalinks c
     where p.kind = '${REDIRECT_KIND}' and c.kind = ? and c.locale = ? and c.redirect is null and p.channel = c.channel
       and p.locale = c.locale and p.redirect = c.path`,
    ...[kind, locale]
  )
}
