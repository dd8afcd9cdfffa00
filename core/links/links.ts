import { inject } from '@adonisjs/core'
import { Statements } from '#core/database/statements'
import { writeReference } from '#core/rich_text/href'
import { Store, type Transaction } from '#core/database/store'
import { runWrites } from '#core/database/write_set'
import { linkKey, type FoundLink, type Linked, type StandingLink } from '#core/links/link'
import type { Locale } from '#core/i18n/locales'
import type { Write } from '#core/database/write'

/** What has links, with all that were found in it. */
export interface LinksOf {
  source: Linked
  found: readonly FoundLink[]
}

const COLUMNS = {
  source_kind: 'text',
  source_id: 'text',
  locale: 'text',
  place: 'text',
  target_kind: 'text',
  target_id: 'text',
  url: 'text',
  key: 'text',
  text: 'text',
} as const

const NAMES = Object.keys(COLUMNS).join(', ')

type LinkRow = Record<keyof typeof COLUMNS, string | null>

/** The statements that record links, to be run with others. */
export function linkWrites(db: Statements, all: readonly LinksOf[]): Write[] {
  const sources = all.map(({ source: { kind, id } }) => ({ kind, id: String(id) }))
  const rows = all.flatMap(({ source, found }) => found.map((link) => toRow(source, link)))
  return [
    db.write(
      `delete from core_links where (source_kind, source_id) in
         (select r.kind, r.id from ${db.rows({ kind: 'text', id: 'text' })})`,
      sources
    ),
    db.write(`insert into core_links (${NAMES}) select ${NAMES} from ${db.rows(COLUMNS)}`, rows),
  ]
}

/** Where each link of the shop stands. Whoever saves a text records its links in the same transaction. */
@inject()
export class Links {
  constructor(private readonly store: Store) {}

  /** Records the links of one thing in the place of those it had. Two statements. */
  replace(trx: Transaction, source: Linked, found: readonly FoundLink[]): Promise<void> {
    return this.replaceAll(trx, [{ source, found }])
  }

  /** The same for many things, in as many statements. */
  async replaceAll(trx: Transaction, all: readonly LinksOf[]): Promise<void> {
    await runWrites(trx, linkWrites(new Statements(trx), all))
  }

  /** Forgets the links of deleted things. Links to them stay: they are broken. */
  remove(trx: Transaction, kind: string, ids: readonly (string | number)[]): Promise<void> {
    return this.replaceAll(
      trx,
      ids.map((id) => ({ source: { kind, id }, found: [] }))
    )
  }

  /** The links to some things, by what they stand in; at most `limit`, and how many things have some. */
  async to(targets: readonly Linked[], limit: number): Promise<{ total: number; links: StandingLink[] }> {
    const { read } = this.store
    const list = targets.map(({ kind, id }) => ({ kind, id: String(id) }))
    const from = `from ${read.rows({ kind: 'text', id: 'text' })} join core_links l on l.target_kind = r.kind
      and l.target_id = r.id and not (l.source_kind = r.kind and l.source_id = r.id)`
    const rows = await read.run<LinkRow>(
      `select l.* ${from} order by l.source_kind, l.source_id, l.id limit ?`,
      list,
      limit
    )
    const [counted] = await read.run<{ total: number }>(
      `select count(*) as total from (select distinct l.source_kind, l.source_id ${from}) s`,
      list
    )
    return { total: Number(counted?.total ?? 0), links: rows.map(toLink) }
  }
}

function toRow({ kind, id }: Linked, { locale = '' as Locale, place, text, target, url }: FoundLink): LinkRow {
  return {
    source_kind: kind,
    source_id: String(id),
    locale,
    place,
    target_kind: target?.kind ?? null,
    target_id: target ? String(target.id) : null,
    url: hrefOf({ target, url }),
    key: linkKey(target ? { target } : { url: hrefOf({ url }) }),
    text: text.replace(/\s+/g, ' ').trim().slice(0, 255),
  }
}

function toLink(row: LinkRow): StandingLink {
  const {
    source_kind: kind,
    source_id: id,
    target_kind: targetKind,
    target_id: targetId,
    locale,
    place,
    text,
    url,
  } = row
  return {
    source: { kind: kind ?? '', id: id ?? '' },
    locale: (locale ?? '') as Locale | '',
    place: place ?? '',
    text: text ?? '',
    target: targetKind !== null && targetId !== null ? { kind: targetKind, id: targetId } : null,
    url: url ?? '',
  }
}

/** The address as it is written in the text. */
function hrefOf({ target, url }: { target?: Linked | undefined; url?: string | undefined }): string {
  const written = url ?? (target ? writeReference({ kind: target.kind, id: String(target.id) }) : '')
  return written.slice(0, 2000)
}
