import { ReadSet } from '#core/database/read_set'
import { journals, type ActorKind, type Detail } from '#plugins/tickets/tickets/tables'
import { fromStore } from '#core/database/run_rows'
import type { Bindings } from '#core/database/reader'
import type { Store } from '#core/database/store'

/** An entry of the history that mails tell of. */
export interface ToldEntry {
  id: number
  actorKind: ActorKind
  actorId: number | null
  actorName: string
  notes: string
  isPrivate: boolean
  details: Detail[]
}

/** What mails about a ticket need beside its row. */
export interface MailFacts {
  entry: ToldEntry | null
  /** Address and language of its customer, if that has an account that is open. */
  customer: { email: string; locale: 'fr_FR' | 'en_GB' | null } | null
  /** Members of the group that it is given to. */
  members: number[]
  /** Ids of mails that came in for it, the latest first. */
  answers: string[]
  /** Names of files that came with the entry, or with the ticket. */
  files: string[]
}

/** Ids that mail programs need to put mails together. */
const MOST_ANSWERS = 5

/** Two statements. */
export async function readMailFacts(
  store: Store,
  { id, groupId, customerId }: { id: number; groupId: number | null; customerId: number | null },
  journalId: number | null
): Promise<MailFacts> {
  const reads = new ReadSet(store.dialect)
  const customer = reads.list<NonNullable<MailFacts['customer']>>(
    { email: 'c.email', locale: 'c.locale' },
    'users_customers c where c.id = ? and not c.is_suspended',
    'c.id',
    customerId ?? 0
  )
  const members = reads.list<{ id: number }>(
    { id: 'm.target_id' },
    'users_staff_groups_members m where m.owner_id = ?',
    'm.target_id',
    groupId ?? 0
  )
  const answers = reads.list<{ id: number; messageId: string }>(
    { id: 'm.id', messageId: 'm.message_id' },
    'tickets_mails m where m.ticket_id = ? and m.message_id is not null',
    'm.id desc',
    id
  )
  const [holder, holderId] = journalId === null ? ['tickets.tickets', id] : ['tickets.journals', journalId]
  const files = reads.list<{ name: string }>(
    { name: 'a.name' },
    'core_attachments a where a.holder = ? and a.holder_id = ?',
    'a.position, a.id',
    holder,
    holderId
  )
  await reads.run(async (sql, bindings) => store.reader.all(sql, bindings as Bindings))
  const entry = journalId === null ? null : await journals.find(fromStore(store), { id: journalId })
  return {
    entry,
    customer: customer.rows[0] ?? null,
    members: members.rows.map((row) => Number(row.id)),
    answers: answers.rows.slice(0, MOST_ANSWERS).map(({ messageId }) => messageId),
    files: files.rows.map(({ name }) => name),
  }
}
