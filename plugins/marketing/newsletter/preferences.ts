import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { MeasuringAgreements, type MeasuringChoice } from '#plugins/marketing/measuring/measuring_agreements'
import { Statements } from '#core/database/statements'
import { Store, type Transaction } from '#core/database/store'
import { fromStore, inTransaction, type RunRows } from '#core/database/run_rows'
import { preferencesUnknown, topicMissing, topicUnknown } from '#plugins/marketing/newsletter/errors'
import { subscribers } from '#plugins/marketing/newsletter/tables'
import type { Locale } from '#core/i18n/locales'
import type { Subscriber } from '#plugins/marketing/newsletter/subscriptions'

/** What a subscriber chose. */
export interface Preferences extends Pick<Subscriber, 'email' | 'state' | 'locale'> {
  /** The topics of the shop, in their order; none: it has only one newsletter. */
  topics: { id: number; name: string; description: string; isChosen: boolean }[]
  /** They agreed that it is measured what they read. */
  isMeasured: boolean
  /** Whether it is asked: where the shop measures, or they agreed before. */
  asksMeasuring: boolean
}

interface TopicRow {
  id: number
  name: string
  description: string | null
  chosen: number | null
}

const word = (column: string, locale: Locale) =>
  `coalesce(nullif(t.${column} ->> '${locale}', ''), t.${column} ->> 'fr_FR')`

const topicsIn = (locale: Locale) => `select t.id, ${word('name', locale)} as name,
    ${word('description', locale)} as description, c.target_id as chosen
  from marketing_topics t left join marketing_subscribers_topics c on c.target_id = t.id and c.owner_id = ?
  where t.is_active order by t.position, t.id`

const CHOSEN = { owner: 'bigint', target: 'bigint', position: 'integer' } as const

/** The topics and the language of a subscriber. Without a chosen topic they receive all of them. */
@inject()
export class NewsletterPreferences {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly measuring: MeasuringAgreements
  ) {}

  /** `locale`: language of the answer. @throws preferencesUnknown */
  async find(id: number, locale: Locale): Promise<Preferences> {
    const run = fromStore(this.store)
    const subscriber = await subscribers.find(run, { id })
    if (!subscriber) throw preferencesUnknown()
    const { email, state, locale: own, isMeasured, channel } = subscriber
    const asksMeasuring = state === 'confirmed' && (isMeasured || this.measuring.isAsked(channel))
    return { email, state, locale: own, topics: await topicsOf(run, id, locale), isMeasured, asksMeasuring }
  }

  /** The same for an address without a subscription. */
  async none(email: string, locale: Locale): Promise<Preferences> {
    const topics = await topicsOf(fromStore(this.store), 0, locale)
    return { email, state: 'unsubscribed', locale, topics, isMeasured: false, asksMeasuring: false }
  }

  /** @throws topicMissing, topicUnknown */
  async check(topics: readonly number[]): Promise<void> {
    refuseTopics(await topicsOf(fromStore(this.store), 0, 'fr_FR'), topics)
  }

  /** `measuring` absent: what they said stays. @throws preferencesUnknown, topicMissing, topicUnknown */
  change(
    id: number,
    {
      locale,
      topics,
      measuring,
    }: { locale: Locale; topics: readonly number[]; measuring?: MeasuringChoice | undefined }
  ): Promise<void> {
    return this.store.transaction(async (trx) => {
      const found = await subscribers.update(trx, { id }, { locale, updatedAt: this.clock.iso() })
      if (found === 0) throw preferencesUnknown()
      await this.#choose(trx, id, topics)
      if (measuring) await this.measuring.set(trx, id, measuring)
      await this.store.changes.record(trx, 'marketing.subscribers', [String(id)])
    })
  }

  /** All of them are stored as none, so that a new topic reaches those who want everything. */
  async #choose(trx: Transaction, id: number, chosen: readonly number[]): Promise<void> {
    const known = await topicsOf(inTransaction(trx), id, 'fr_FR')
    refuseTopics(known, chosen)
    if (known.length === 0) return
    const db = new Statements(trx)
    await db.all('delete from marketing_subscribers_topics where owner_id = ?', id)
    if (known.every((one) => chosen.includes(one.id))) return
    const rows = chosen.map((target, position) => ({ owner: id, target, position }))
    await db.run(
      `insert into marketing_subscribers_topics (owner_id, target_id, position)
       select r.owner, r.target, r.position from ${db.rows(CHOSEN)} where true`,
      rows
    )
  }
}

function refuseTopics(known: Preferences['topics'], chosen: readonly number[]): void {
  if (known.length > 0 && chosen.length === 0) throw topicMissing({}, 'topics')
  if (chosen.some((topic) => !known.some(({ id }) => id === topic))) throw topicUnknown({}, 'topics')
}

async function topicsOf(run: RunRows, subscriberId: number, locale: Locale): Promise<Preferences['topics']> {
  const rows = await run<TopicRow>(topicsIn(locale), [subscriberId])
  const isAll = rows.every(({ chosen }) => chosen === null)
  return rows.map(({ id, name, description, chosen }) => ({
    id: Number(id),
    name,
    description: description ?? '',
    isChosen: isAll || chosen !== null,
  }))
}
