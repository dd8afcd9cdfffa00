import { inject } from '@adonisjs/core'
import { GROUPS_FROM } from '#plugins/tickets/redmine/issue_query'
import { Store } from '#core/database/store'
import { notFound } from '#core/http/errors'
import type { RedmineName } from '#plugins/tickets/redmine/issue'

/** A member of staff as Redmine answers it. */
export interface RedmineUser {
  id: number
  login: string
  firstname: string
  lastname: string
  mail: string
  /** 1: open, 3: locked. */
  status: number
  created_on: string
}

/** A group of staff as Redmine answers it. */
export interface RedmineGroup {
  id: number
  name: string
  users?: RedmineName[]
}

interface StaffRow {
  id: number
  login: string | null
  first_name: string | null
  last_name: string | null
  name: string
  email: string
  is_suspended: unknown
  created_at: string
}

const STAFF = 'select id, login, first_name, last_name, name, email, is_suspended, created_at from users_staff'

/** The accounts and groups of staff, as Redmine knows them. */
@inject()
export class RedminePeople {
  constructor(private readonly store: Store) {}

  async users({ offset, limit }: { offset: number; limit: number }, name: string) {
    const { reader } = this.store
    const like = `%${name.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
    const where = "where lower(name || ' ' || coalesce(login, '') || ' ' || email) like ? escape '\\'"
    const rows = await reader.all<StaffRow>(`${STAFF} ${where} order by id limit ? offset ?`, [like, limit, offset])
    const counted = await reader.first<{ n: number }>(`select count(*) as n from users_staff ${where}`, [like])
    return { users: rows.map(toUser), total_count: Number(counted?.n ?? 0), offset, limit }
  }

  /** @throws notFound */
  async user(id: number): Promise<RedmineUser> {
    const row = await this.store.reader.first<StaffRow>(`${STAFF} where id = ?`, [id])
    if (!row) throw notFound()
    return toUser(row)
  }

  /** The role of the back office with the fewest rights. @throws notFound */
  async leastRole(): Promise<number> {
    const role = await this.store.reader.first<{ id: number }>(
      `select r.id from users_roles r left join users_role_permissions p on p.role_id = r.id
       where r.guard_name = 'admin' and not r.grants_all group by r.id order by count(p.permission), r.id limit 1`,
      []
    )
    if (!role) throw notFound()
    return Number(role.id)
  }

  async groups(): Promise<RedmineGroup[]> {
    const rows = await this.store.reader.all<RedmineName>(
      'select id, name from users_staff_groups order by name, id',
      []
    )
    return rows.map(({ id, name }) => ({ id: Number(id) + GROUPS_FROM, name }))
  }

  /** @throws notFound */
  async group(id: number): Promise<RedmineGroup> {
    const { reader } = this.store
    const row = await reader.first<RedmineName>('select id, name from users_staff_groups where id = ?', [
      id - GROUPS_FROM,
    ])
    if (!row) throw notFound()
    const users = await reader.all<RedmineName>(
      `select s.id, s.name from users_staff_groups_members m join users_staff s on s.id = m.target_id
       where m.owner_id = ? order by m.position`,
      [Number(row.id)]
    )
    return { id, name: row.name, users: users.map((user) => ({ id: Number(user.id), name: user.name })) }
  }
}

function toUser({ id, login, first_name: first, last_name: last, ...row }: StaffRow): RedmineUser {
  return {
    id: Number(id),
    login: login ?? row.email,
    firstname: first ?? '',
    lastname: last ?? row.name,
    mail: row.email,
    status: row.is_suspended ? 3 : 1,
    created_on: row.created_at,
  }
}
