import type { MailFacts, ToldEntry } from '#plugins/tickets/mail/mail_facts'
import type { TicketRow } from '#plugins/tickets/tickets/ticket_row'

type Ticket = Pick<
  TicketRow,
  'authorKind' | 'authorId' | 'assigneeId' | 'watchers' | 'isPrivate' | 'authorEmail' | 'locale'
>

/** Author, assignee, the assignee before, members of the group and watchers. Who did it knows. */
export function staffTold(ticket: Ticket, { entry, members }: Pick<MailFacts, 'entry' | 'members'>): number[] {
  const before = entry?.details.find(({ name }) => name === 'assigneeId')?.old
  const author = ticket.authorKind === 'staff' ? ticket.authorId : null
  const all = [author, ticket.assigneeId, Number(before) || null, ...members, ...ticket.watchers]
  const actor = actorOf(ticket, entry)
  const others = all.filter((id): id is number => id !== null && !(actor.kind === 'staff' && actor.id === id))
  return [...new Set(others)]
}

/** Who wrote the ticket or the entry. */
const actorOf = ({ authorKind, authorId }: Ticket, entry: MailFacts['entry']) =>
  entry ? { kind: entry.actorKind, id: entry.actorId } : { kind: authorKind, id: authorId }

/**
 * The address of the customer's side, if it is told: that the ticket is there, public notes of the shop, and that it was closed or
 * opened again. Null: it is not.
 */
export function customerTold(
  ticket: Ticket,
  { entry, customer }: Pick<MailFacts, 'entry' | 'customer'>
): { email: string; locale: TicketRow['locale'] } | null {
  const email = customer?.email ?? (ticket.authorKind === 'staff' ? null : ticket.authorEmail)
  if (ticket.isPrivate || !email) return null
  if (entry && !tellsCustomer(entry)) return null
  return { email, locale: customer?.locale ?? ticket.locale }
}

/** Whether the customer's side is told of an entry. */
export function tellsCustomer({
  actorKind,
  notes,
  isPrivate,
  details,
}: Pick<ToldEntry, 'actorKind' | 'notes' | 'isPrivate' | 'details'>): boolean {
  if (actorKind === 'customer' || actorKind === 'guest') return false
  return (
    (notes !== '' && !isPrivate) || details.some(({ property, name }) => property === 'attr' && name === 'statusId')
  )
}
