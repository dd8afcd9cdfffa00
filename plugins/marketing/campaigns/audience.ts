import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { SegmentParts } from '#plugins/marketing/campaigns/segment_parts'
import { Statements } from '#core/database/statements'
import { Store, type Transaction } from '#core/database/store'
import { isSuppressed } from '#plugins/marketing/feedback/suppressions'
import { segmentSql } from '#plugins/marketing/campaigns/segment_sql'
import type { Conditions } from '#plugins/marketing/rules/cart_rule'
import type { SegmentSql } from '#plugins/marketing/contracts/segment_condition'

/** Whom a campaign is for. */
export interface Audience {
  topicId: number | null
  /** None: all. */
  channels: readonly string[]
  segment: Conditions
}

/** When it comes again: the day, and the birthdays of that day as month and day. */
export interface Occasion {
  day: string
  birthdays: readonly string[] | null
}

const DAY = 24 * 3600

/** Who confirmed, with their account. */
const FROM = `from marketing_subscribers s left join users_customers c on c.email = s.email
  where s.state = 'confirmed'`

const OF_TOPIC = `(not exists (select 1 from marketing_subscribers_topics t where t.owner_id = s.id)
  or exists (select 1 from marketing_subscribers_topics t where t.owner_id = s.id and t.target_id = ?))`

/** The subscribers that a campaign reaches. */
@inject()
export class CampaignAudience {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly parts: SegmentParts
  ) {}

  /** Without suppressed addresses. */
  async count(audience: Audience): Promise<number> {
    const db = new Statements(this.store)
    const { sql, bindings } = await this.#where(audience, db)
    const [row] = await db.all<{ count: number }>(
      `select count(*) as count ${FROM} and not ${isSuppressed('s.email')} and ${sql}`,
      ...bindings
    )
    return Number(row?.count ?? 0)
  }

  /** Notes a mail for each of them, once for an address and an occasion; of suppressed ones that none is sent. Returns how many are new. */
  async gather(
    trx: Transaction,
    campaignId: number,
    { occasion, ...audience }: Audience & { occasion: Occasion | null }
  ): Promise<number> {
    const db = new Statements(trx)
    const { sql, bindings } = await this.#where(audience, db)
    const born = occasion?.birthdays ? `and substr(c.birth_date, 6) in ${db.texts}` : ''
    const added = await db.all(
      `insert into marketing_deliveries (campaign_id, subscriber_id, email, occasion, state)
       select ?, s.id, s.email, ?, case when ${isSuppressed('s.email')} then 'suppressed' else 'waiting' end ${FROM} and ${sql} ${born}
       on conflict (campaign_id, email, occasion) do nothing returning 1 as one`,
      campaignId,
      occasion?.day ?? '',
      ...bindings,
      ...(occasion?.birthdays ? [occasion.birthdays] : [])
    )
    return added.length
  }

  async #where({ topicId, channels, segment }: Audience, db: Statements): Promise<SegmentSql> {
    const ask = {
      dialect: db.dialect,
      ids: db.ids,
      texts: db.texts,
      daysAgo: (days: number) => this.clock.isoIn(-days * DAY),
    }
    const own = segmentSql(segment, await this.parts.load(), ask)
    const all: SegmentSql[] = [own]
    if (topicId !== null) all.push({ sql: OF_TOPIC, bindings: [topicId] })
    if (channels.length > 0) all.push({ sql: `s.channel in ${db.texts}`, bindings: [channels] })
    return { sql: all.map(({ sql }) => sql).join(' and '), bindings: all.flatMap(({ bindings }) => bindings) }
  }
}
