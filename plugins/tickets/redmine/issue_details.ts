import { inject } from '@adonisjs/core'
import { ShowTicket } from '#plugins/tickets/tickets/queries/show_ticket'
import { shopAddress } from '#plugins/users/index'
import type { RedmineName } from '#plugins/tickets/redmine/issue'
import type { Locale } from '#core/i18n/locales'
import type { Person } from '#core/identity/person'

/** A property that changed, by its name in Redmine. */
export interface IssueDetail {
  property: string
  name: string
  old_value: string | null
  new_value: string | null
}

export interface IssueJournal {
  id: number
  user: RedmineName
  notes: string
  private_notes: boolean
  created_on: string
  details: IssueDetail[]
}

export interface IssueFile {
  id: number
  filename: string
  filesize: number
  content_type: string
  content_url: string
}

/** What `include` adds to an issue. */
export interface IssueDetails {
  children?: { id: number; subject: string }[]
  attachments?: IssueFile[]
  relations?: { id: number; issue_id: number; issue_to_id: number; relation_type: string; delay: number | null }[]
  journals?: IssueJournal[]
  watchers?: RedmineName[]
  allowed_statuses?: (RedmineName & { is_closed: boolean })[]
  changesets?: never[]
}

/** Names of properties in Redmine, where they differ from ours in more than their case. */
const NAMES: Record<string, string> = {
  assigneeId: 'assigned_to_id',
  groupId: 'assigned_to_id',
  startOn: 'start_date',
  dueOn: 'due_date',
  estimatedMinutes: 'estimated_hours',
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Reads what hangs on an issue, as the screen of the ticket shows it. */
@inject()
export class ReadIssueDetails {
  constructor(private readonly show: ShowTicket) {}

  /** @throws ticketNotFound */
  async execute(
    id: number,
    include: readonly string[],
    { person, locale, may }: { person: Person | null; locale: Locale; may: (key: string) => boolean }
  ): Promise<IssueDetails> {
    if (include.length === 0) return {}
    const page = await this.show.execute(id, locale, person, may)
    const fileOf = ({ id: file, name, bytes, type }: (typeof page.attachments)[number]): IssueFile => ({
      id: file,
      filename: name,
      filesize: bytes,
      content_type: type,
      content_url: `${shopAddress('').replace(/\/[^/]*$/, '')}/api/admin/tickets/tickets/${id}/attachments/${file}`,
    })
    const files = [page.attachments, ...page.history.map(({ attachments }) => attachments)].flat()
    const watchers = [(page.ticket as { watchers?: number[] }).watchers ?? []].flat()
    const all: Required<IssueDetails> = {
      children: page.children.map(({ id: child, subject }) => ({ id: child, subject })),
      attachments: files.map(fileOf),
      relations: page.relations.map(({ relationId, kind, delay, isFrom, id: other }) => ({
        id: relationId,
        issue_id: isFrom ? id : other,
        issue_to_id: isFrom ? other : id,
        relation_type: kind,
        delay: kind === 'precedes' ? delay : null,
      })),
      journals: page.history.map(({ id: journal, actor, notes, isPrivate, at, details }) => ({
        id: journal,
        user: { id: actor.kind === 'staff' ? Number(actor.id) : 0, name: actor.name },
        notes,
        private_notes: isPrivate,
        created_on: at,
        details: details.map(({ property, name, old, new: next }) => ({
          property,
          name: property === 'cf' ? name.replace('custom_', '') : (NAMES[name] ?? snake(name)),
          old_value: textOf(old),
          new_value: textOf(next),
        })),
      })),
      watchers: watchers.map((watcher, at) => ({ id: Number(watcher), name: page.names.watchers?.[at] ?? '' })),
      allowed_statuses: page.statuses.map(({ id: status, name, isClosed }) => ({
        id: status,
        name,
        is_closed: isClosed,
      })),
      changesets: [],
    }
    const wanted = Object.entries(all).filter(([name]) => include.includes(name))
    return Object.fromEntries(wanted) as IssueDetails
  }
}

const textOf = (value: unknown): string | null =>
  value === null || value === undefined ? null : typeof value === 'object' ? JSON.stringify(value) : String(value)
