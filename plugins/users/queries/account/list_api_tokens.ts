import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'

/** A token as its owner sees it: itself it was shown once. */
export interface ListedToken {
  id: number
  name: string
  scopes: string[]
  endsAt: string | null
  lastUsedAt: string | null
  createdAt: string
  isOver: boolean
}

interface Row {
  id: number
  name: string
  scopes: string
  ends_at: string | null
  last_used_at: string | null
  created_at: string
}

const TOKENS = `select id, name, scopes, ends_at, last_used_at, created_at from users_api_tokens
  where staff_id = ? order by created_at desc, id desc`

/** The tokens of a member of staff, newest first. */
@inject()
export class ListApiTokens {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock
  ) {}

  async execute(staffId: number): Promise<ListedToken[]> {
    const now = this.clock.iso()
    const rows = await this.store.reader.all<Row>(TOKENS, [staffId])
    return rows.map(({ id, name, scopes, ends_at: endsAt, last_used_at: lastUsedAt, created_at: createdAt }) => ({
      id: Number(id),
      name,
      endsAt,
      lastUsedAt,
      createdAt,
      scopes: JSON.parse(scopes) as string[],
      isOver: endsAt !== null && endsAt <= now,
    }))
  }
}
