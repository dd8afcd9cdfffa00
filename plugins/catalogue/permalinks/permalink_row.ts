import type { Locale } from '#core/i18n/locales'
import type { Statements } from '#core/database/statements'
import { ADDRESS_KINDS, type AddressKind } from '#plugins/catalogue/permalinks/address_kinds'

/** An address as staff see it. */
export interface PermalinkRow {
  id: number
  channel: string
  locale: Locale
  path: string
  kind: string
  target: string
  /** Where it leads; null: something stands here. */
  redirect: string | null
}

/** One of the catalogue's addresses; null when there is none of this number. */
export async function findPermalink(statements: Statements, id: number): Promise<PermalinkRow | null> {
  const [row] = await statements.all<PermalinkRow>(
    `select id, channel, locale, path, kind, target, redirect from core_permalinks where id = ? and kind like 'catalogue.%'`,
    id
  )
  return row ?? null
}

/** Which of the three kinds an address belongs to; null for a written redirect. */
export function addressKind({ kind }: PermalinkRow): AddressKind | null {
  return ADDRESS_KINDS.find((each) => kind === `catalogue.${each}`) ?? null
}
