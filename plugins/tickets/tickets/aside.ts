import type { ActorKind } from '#plugins/tickets/tickets/tables'
import type { Locale } from '#core/i18n/locales'
import type { Transaction } from '#core/database/store'

/** Who writes a ticket or a note, where that is not the person of the request. */
export interface Author {
  kind: ActorKind
  id: number | null
  name: string
  email: string | null
}

/** What belongs to a write of a ticket but is none of its fields. */
export interface Aside {
  author?: Author
  channel?: string
  locale?: Locale
  /** A note that stands in the history with the changes. */
  notes?: string
  isPrivate?: boolean
  /** Keys of files that the note holds. */
  files?: readonly string[]
  /** The program follows a rule: the workflow and the rights of roles say nothing against it. */
  isRule?: boolean
}

const asides = new WeakMap<Transaction, Aside>()

/** What was said beside the write that runs in this transaction. */
export const asideOf = (trx: Transaction): Aside => asides.get(trx) ?? {}

/** Runs a write of one ticket with something said beside it. */
export async function withAside<T>(trx: Transaction, aside: Aside, write: () => Promise<T>): Promise<T> {
  const before = asides.get(trx)
  asides.set(trx, aside)
  try {
    return await write()
  } finally {
    if (before) asides.set(trx, before)
    else asides.delete(trx)
  }
}
