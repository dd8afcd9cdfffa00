import { randomUUID } from 'node:crypto'
import { inject } from '@adonisjs/core'
import { CampaignAudience, type Occasion } from '#plugins/marketing/campaigns/audience'
import {
  CampaignMail,
  type CampaignLetters,
  type CampaignTexts,
  type Reader,
} from '#plugins/marketing/campaigns/campaign_mail'
import { ChannelPort } from '#core/context/shop_context'
import { Clock } from '#core/time/clock'
import { MEASURED } from '#plugins/marketing/measuring/settings'
import { Mailer, type ComposedMail } from '#core/mail/mailer'
import { ReadResource } from '#core/resources/read_resource'
import { SHOP_ZONE } from '#core/time/shop_zone'
import { Settings } from '#core/settings/settings'
import { Statements } from '#core/database/statements'
import { Store, type Transaction } from '#core/database/store'
import { campaignLife, type CampaignAction } from '#plugins/marketing/campaigns/campaign_states'
import { isOver, occasionOf } from '#plugins/marketing/campaigns/occasions'
import { isSuppressed } from '#plugins/marketing/feedback/suppressions'
import type campaigns from '#plugins/marketing/resources/campaigns'
import type events from '#plugins/marketing/resources/events'
import type { Locale } from '#core/i18n/locales'
import type { StoredOf } from '#core/resources/resource'

type Campaign = StoredOf<typeof campaigns>
type Event = StoredOf<typeof events>

/** Mails per transaction. */
const BATCH = 100

interface ReaderRow {
  delivery: number
  subscriber: number
  email: string
  state: string
  locale: Locale
  channel: string
  is_suppressed: unknown
  /** They agreed that it is measured what they read. */
  is_measured: unknown
  first_name: string | null
  last_name: string | null
}

/** Takes the next mails of a campaign. The outer condition is looked at again once another worker is done with the row. */
const CLAIM = `update marketing_deliveries set state = 'queued', queued_at = ?
  where state = 'waiting' and id in (select id from marketing_deliveries
    where campaign_id = ? and state = 'waiting' order by id limit ?) returning id`

const READERS = (
  ids: string
) => `select d.id as delivery, s.id as subscriber, s.email, s.state, s.locale, s.channel, s.is_measured,
    c.first_name, c.last_name, ${isSuppressed('s.email')} as is_suppressed
  from marketing_deliveries d join marketing_subscribers s on s.id = d.subscriber_id
  left join users_customers c on c.email = s.email where d.id in ${ids} order by d.id`

/** Sends what is due of campaigns, so many mails a run. A run that was killed is continued by the next one. */
@inject()
export class SendCampaigns {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly channels: ChannelPort,
    private readonly rows: ReadResource,
    private readonly audience: CampaignAudience,
    private readonly mail: CampaignMail,
    private readonly mailer: Mailer
  ) {}

  /** Returns the number of queued mails. */
  async execute(signal?: AbortSignal): Promise<number> {
    const due = await this.rows.select<typeof campaigns>(
      'marketing.campaigns',
      "where state in ('scheduled', 'sending') order by id"
    )
    if (due.length === 0) return 0
    const known = await this.rows.select<typeof events>('marketing.events', 'order by id')
    let left = this.settings.get<number>('marketing.campaigns.per_minute')
    const most = left
    for (const campaign of due) {
      signal?.throwIfAborted()
      const event = known.find(({ id }) => id === campaign.eventId) ?? null
      if (await this.#begin(campaign, event)) left -= await this.#queue(campaign, event, left)
    }
    return most - left
  }

  /** Gathers the readers of what is due now. False: it is not due yet. Notes in the campaign that they were gathered. */
  async #begin(campaign: Campaign, event: Event | null): Promise<boolean> {
    if (campaign.sendAt !== null && campaign.sendAt > this.clock.iso()) return false
    if (!event) {
      if (campaign.state === 'scheduled') await this.#gather(campaign, null)
      return true
    }
    const occasion = occasionOf(event, this.#now())
    if (occasion && campaign.lastOccasion !== occasion.day) await this.#gather(campaign, occasion)
    else if (campaign.state === 'scheduled') await this.#move(campaign.id, 'begin')
    return true
  }

  #gather(campaign: Campaign, occasion: Occasion | null): Promise<void> {
    return this.store.transaction(async (trx) => {
      const { id, topicId, channels, segment } = campaign
      if (campaign.state === 'scheduled') await this.#moveIn(trx, id, 'begin')
      await this.audience.gather(trx, id, { topicId, channels, segment, occasion })
      const began = 'update marketing_campaigns set last_occasion = ? where id = ?'
      await new Statements(trx).all(began, occasion?.day ?? '', id)
      campaign.lastOccasion = occasion?.day ?? ''
    })
  }

  async #queue(campaign: Campaign, event: Event | null, most: number): Promise<number> {
    const letters = this.mail.of(campaign as CampaignTexts)
    let queued = 0
    while (queued < most) {
      const limit = Math.min(BATCH, most - queued)
      const taken = await this.store.transaction((trx) => this.#queueBatch(trx, campaign.id, letters, limit))
      queued += taken
      if (taken === limit) continue
      const today = this.#now().toISODate() ?? ''
      if (!event || isOver(event, campaign.lastOccasion, today)) await this.#move(campaign.id, 'finish')
      break
    }
    return queued
  }

  async #queueBatch(trx: Transaction, id: number, letters: CampaignLetters, limit: number): Promise<number> {
    const db = new Statements(trx)
    // Staff may have paused it since the run began: the row is locked until these mails are queued.
    const lock =
      "update marketing_campaigns set updated_at = updated_at where id = ? and state = 'sending' returning id"
    if ((await db.all(lock, id)).length === 0) return 0
    const claimed = await db.all<{ id: number }>(CLAIM, this.clock.iso(), id, limit)
    const readers = await db.run<ReaderRow>(
      READERS(db.ids),
      claimed.map((one) => Number(one.id))
    )
    const fates: { id: number; state: string; mail: string | null; measured: boolean }[] = []
    const mails: ComposedMail[] = []
    for (const reader of readers) {
      const { delivery, email: to, locale, channel } = reader
      const state = stateFor(reader)
      const measured = Boolean(reader.is_measured) && this.settings.get<boolean>(MEASURED, { channel })
      const own = Number(delivery)
      const letter = state === 'queued' ? await letters.write(readerOf(reader), measured ? own : null) : null
      const mail = letter ? randomUUID() : null
      fates.push({ id: own, state, mail, measured: measured && letter !== null })
      if (letter && mail) mails.push({ id: mail, to, locale, channel, template: 'marketing.campaign', ...letter })
    }
    await db.run(
      `update marketing_deliveries set state = r.state, mail_id = r.mail, is_measured = r.measured,
         queued_at = case r.state when 'queued' then queued_at end
       from ${db.rows({ id: 'bigint', state: 'text', mail: 'text', measured: 'boolean' })} where marketing_deliveries.id = r.id`,
      fates
    )
    await this.mailer.sendAll(trx, mails)
    return claimed.length
  }

  #move(id: number, action: CampaignAction): Promise<void> {
    return this.store.transaction((trx) => this.#moveIn(trx, id, action))
  }

  /** Does nothing where staff were quicker. */
  async #moveIn(trx: Transaction, id: number, action: CampaignAction): Promise<void> {
    const now = this.clock.iso()
    const at = action === 'finish' ? 'finished_at' : 'started_at'
    const from = action === 'finish' ? 'sending' : 'scheduled'
    await new Statements(trx).all(
      `update marketing_campaigns set state = ?, ${at} = coalesce(${at}, ?), version = version + 1, updated_at = ?
       where id = ? and state = ?`,
      campaignLife.transition(from, action),
      now,
      now,
      id,
      from
    )
    await this.store.changes.record(trx, 'marketing.campaigns', [String(id)])
  }

  #now() {
    return this.clock.now().setZone(this.channels.all()[0]?.timezone ?? SHOP_ZONE)
  }
}

/** Readers may have left since the campaign began, and mails to them come back. */
function stateFor({ state, is_suppressed: isOut }: ReaderRow): 'queued' | 'skipped' | 'suppressed' {
  if (state !== 'confirmed') return 'skipped'
  return isOut ? 'suppressed' : 'queued'
}

function readerOf({ subscriber, email, locale, channel, first_name: first, last_name: last }: ReaderRow): Reader {
  const names = { firstName: first ?? '', lastName: last ?? '' }
  return Object.assign(names, { subscriberId: Number(subscriber), email, locale, channel })
}
