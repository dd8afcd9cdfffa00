import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { ReadSet } from '#core/database/read_set'
import { ResourceCatalogue, type MadeResource } from '#core/resources/resource_catalogue'
import { Store, type Transaction } from '#core/database/store'
import { choiceGone } from '#core/resources/errors'
import { insertRows } from '#core/database/insert_rows'
import { queryRows } from '#core/database/query_rows'
import { staleWrite } from '#core/errors/stale'
import type { Bindings } from '#core/database/reader'
import type { FieldRule, Transition } from '#plugins/tickets/tickets/ticket_context'
import type { Locale } from '#core/i18n/locales'
import type { Origin } from '#core/audit/origin'

interface Named {
  id: number
  name: string
}

export interface WorkflowLines {
  roleId: number
  trackerId: number
  transitions: Transition[]
  rules: FieldRule[]
  /** That was read. Undefined: whatever there is. */
  version?: number | undefined
}

/** Fields that no status makes read-only or required. */
const APART = ['trackerId', 'statusId', 'aboutScreen', 'aboutId', 'aboutName', 'isPrivate', 'subject']

/** Writes of the same lines follow each other from here on. */
const WRITTEN = `insert into tickets_workflows (role_id, tracker_id, version) values (?, ?, 1)
  on conflict (role_id, tracker_id) do update set version = tickets_workflows.version + 1 returning version`

const word = (locale: Locale) => `coalesce(nullif(x.name ->> '${locale}', ''), x.name ->> 'fr_FR')`

/** Which moves a role makes in a tracker, and which fields a status locks or asks for. */
@inject()
export class Workflow {
  constructor(
    private readonly store: Store,
    private readonly resources: ResourceCatalogue,
    private readonly audit: AuditLog
  ) {}

  /** One statement. Without a role or a tracker: the first ones. */
  async show(wanted: { roleId?: number | undefined; trackerId?: number | undefined }, locale: Locale) {
    const { reader, dialect } = this.store
    const reads = new ReadSet(dialect)
    const named = { id: 'x.id', name: word(locale) }
    const roles = reads.list<Named>(
      { id: 'x.id', name: 'x.name' },
      "users_roles x where x.guard_name = 'admin' and not x.grants_all",
      'x.name'
    )
    const trackers = reads.list<Named>(named, 'tickets_trackers x', 'x.position, x.id')
    const statuses = reads.list<Named & { isClosed: boolean }>(
      { ...named, isClosed: reads.json.boolean('x.is_closed') },
      'tickets_statuses x',
      'x.position, x.id'
    )
    const transitions = reads.list<Transition & { roleId: number; trackerId: number }>(
      { roleId: 't.role_id', trackerId: 't.tracker_id', fromId: 't.from_id', toId: 't.to_id', who: 't.who' },
      'tickets_transitions t',
      't.id'
    )
    const rules = reads.list<FieldRule & { roleId: number; trackerId: number }>(
      { roleId: 'r.role_id', trackerId: 'r.tracker_id', statusId: 'r.status_id', field: 'r.field', rule: 'r.rule' },
      'tickets_field_rules r',
      'r.id'
    )
    const versions = reads.list<{ roleId: number; trackerId: number; version: number }>(
      { roleId: 'w.role_id', trackerId: 'w.tracker_id', version: 'w.version' },
      'tickets_workflows w',
      'w.role_id'
    )
    await reads.run(async (sql, bindings) => reader.all(sql, bindings as Bindings))
    const roleId = roles.rows.find(({ id }) => id === wanted.roleId)?.id ?? roles.rows[0]?.id ?? null
    const trackerId = trackers.rows.find(({ id }) => id === wanted.trackerId)?.id ?? trackers.rows[0]?.id ?? null
    const isOwn = (line: { roleId: number; trackerId: number }) =>
      line.roleId === roleId && line.trackerId === trackerId
    return {
      roleId,
      trackerId,
      /** 0: it was never written. */
      version: versions.rows.find(isOwn)?.version ?? 0,
      roles: roles.rows,
      trackers: trackers.rows,
      statuses: statuses.rows,
      fields: this.#fields(locale),
      transitions: transitions.rows.filter(isOwn).map(({ fromId, toId, who }) => ({ fromId, toId, who })),
      rules: rules.rows.filter(isOwn).map(({ statusId, field, rule }) => ({ statusId, field, rule })),
    }
  }

  async #lines(trx: Transaction, own: number[]): Promise<Pick<WorkflowLines, 'transitions' | 'rules'>> {
    const where = 'where role_id = ? and tracker_id = ? order by id'
    const transitions = `select from_id as "fromId", to_id as "toId", who from tickets_transitions ${where}`
    const rules = `select status_id as "statusId", field, rule from tickets_field_rules ${where}`
    return {
      transitions: await queryRows<Transition>(trx, transitions, own),
      rules: await queryRows<FieldRule>(trx, rules, own),
    }
  }

  #fields(locale: Locale): { field: string; label: string }[] {
    const { resource } = this.resources.find('tickets.tickets') as MadeResource
    return Object.entries(resource.fields)
      .filter(([name, { options }]) => !options.readOnly && !APART.includes(name))
      .map(([field, { options }]) => ({ field, label: options.label[locale] }))
  }

  /** Writes the lines of a role in a tracker anew. @throws choiceGone, staleWrite */
  update({ roleId, trackerId, transitions, rules, version }: WorkflowLines, origin: Origin): Promise<void> {
    const fields = new Set(this.#fields('fr_FR').map(({ field }) => field))
    const unknown = rules.find(({ field }) => !fields.has(field))
    if (unknown) throw choiceGone({ code: unknown.field, value: unknown.field }, 'rules')
    return this.store.transaction(async (trx) => {
      const held = await queryRows<{ id: number; kind: string }>(
        trx,
        `select id, 'status' as kind from tickets_statuses union all select id, 'tracker' from tickets_trackers
         union all select id, 'role' from users_roles where guard_name = 'admin' and not grants_all`
      )
      const known = new Set(held.map(({ id, kind }) => `${kind} ${id}`))
      const asked: [string, number, string][] = [
        ['role', roleId, 'roleId'],
        ['tracker', trackerId, 'trackerId'],
        ...transitions.flatMap(({ fromId, toId }): [string, number, string][] => [
          ['status', toId, 'transitions'],
          ...(fromId === null ? [] : [['status', fromId, 'transitions'] as [string, number, string]]),
        ]),
        ...rules.map(({ statusId }): [string, number, string] => ['status', statusId, 'rules']),
      ]
      const gone = asked.find(([kind, id]) => !known.has(`${kind} ${id}`))
      if (gone) throw choiceGone({ code: gone[1], value: gone[1] }, gone[2])
      const own = [roleId, trackerId]
      const [written] = await queryRows<{ version: number }>(trx, WRITTEN, own)
      const current = (written?.version ?? 1) - 1
      if (version !== undefined && version !== current) {
        throw staleWrite({}, 'version', { current: { version: current, ...(await this.#lines(trx, own)) } })
      }
      const before = await queryRows<{ count: number }>(
        trx,
        'select count(*) as count from tickets_transitions where role_id = ? and tracker_id = ?',
        own
      )
      await queryRows(trx, 'delete from tickets_transitions where role_id = ? and tracker_id = ?', own)
      await queryRows(trx, 'delete from tickets_field_rules where role_id = ? and tracker_id = ?', own)
      const place = { role_id: roleId, tracker_id: trackerId }
      const lines = distinct(transitions, ({ fromId, toId, who }) => `${fromId} ${toId} ${who}`)
      await insertRows(
        trx,
        'tickets_transitions',
        lines.map(({ fromId, toId, who }) => ({ ...place, from_id: fromId, to_id: toId, who }))
      )
      await insertRows(
        trx,
        'tickets_field_rules',
        distinct(rules, ({ statusId, field }) => `${statusId} ${field}`).map(({ statusId, field, rule }) => ({
          ...place,
          status_id: statusId,
          field,
          rule,
        }))
      )
      await this.audit.record(trx, origin, {
        subject: 'tickets.workflow',
        subjectId: `${roleId}/${trackerId}`,
        action: 'updated',
        changes: { transitions: [Number(before[0]?.count ?? 0), lines.length], rules: [null, rules.length] },
      })
    })
  }
}

function distinct<One>(all: readonly One[], keyOf: (one: One) => string): One[] {
  return [...new Map(all.map((one) => [keyOf(one), one])).values()]
}
