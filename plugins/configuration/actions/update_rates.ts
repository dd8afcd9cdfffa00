import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { PluginRegistry } from '#core/plugin/registry'
import { Settings } from '#core/settings/settings'
import { Store, type Transaction } from '#core/database/store'
import { crossRate } from '#core/money/exchange'
import { DEFAULT_LOCALE } from '#core/i18n/locales'
import { ResourceCatalogue, type MadeResource } from '#core/resources/resource_catalogue'
import { WriteResource } from '#core/resources/write_resource'
import { queryRows } from '#core/database/query_rows'
import { RateSourceError, type PublishedRates, type RateProblem } from '#plugins/configuration/contracts/rate_source'
import { findChannels } from '#plugins/configuration/queries/find_channels'
import { inTransaction } from '#core/database/run_rows'
import { lockConfiguration } from '#plugins/configuration/services/lock_configuration'
import { selectRows } from '#core/resources/resource_rows'
import type { StoredOf } from '#core/resources/resource'
import type exchangeRates from '#plugins/configuration/resources/exchange_rates'
import { systemOrigin, type Origin } from '#core/audit/origin'

/** The result of a fetch from a source. */
export interface RateFetch {
  source: string
  isDone: boolean
  problem: RateProblem | null
  publishedOn: string | null
  /** Number of rates that changed. */
  changed: number
}

type RateRow = StoredOf<typeof exchangeRates>

interface Pair {
  base: string
  target: string
}

const LOG = `insert into configuration_rate_fetches (source, fetched_at, is_done, problem, published_on, changed)
  values (?, ?, ?, ?, ?, ?)`

/**
 * Fetches the rates of the day from every source. Updates the rates that follow the source, and creates those that a
 * channel needs and lacks. A failed or implausible fetch changes nothing. The result of each fetch is stored for staff.
 */
@inject()
export class UpdateRates {
  constructor(
    private readonly store: Store,
    private readonly settings: Settings,
    private readonly registry: PluginRegistry,
    private readonly clock: Clock,
    private readonly resources: ResourceCatalogue,
    private readonly write: WriteResource
  ) {}

  async execute(signal: AbortSignal, origin: Origin = systemOrigin('job')): Promise<RateFetch[]> {
    const fetches: RateFetch[] = []
    for (const { name, load } of this.registry.contributions('configuration.rate_sources')) {
      const source = await load()
      try {
        const published = await source.fetch(this.settings, signal)
        fetches.push(await this.#take(name, published, origin))
      } catch (error) {
        if (!(error instanceof RateSourceError)) throw error
        fetches.push(await this.#fail(name, error))
      }
    }
    return fetches
  }

  #take(source: string, published: PublishedRates, origin: Origin): Promise<RateFetch> {
    return this.store.transaction(async (trx) => {
      await lockConfiguration(trx)
      const run = inTransaction(trx)
      const { resource } = this.#rates()
      const standing = (await selectRows(resource, { kinds: this.resources.kinds, run }, '')) as unknown as RateRow[]
      const wanted = pairsOf(await findChannels(run), standing, source)
      let changed = 0
      for (const pair of wanted) changed += await this.#set(trx, source, { pair, standing, published, origin })
      const fetched = { source, isDone: true, problem: null, publishedOn: published.publishedOn, changed }
      await this.#log(trx, fetched)
      return fetched
    })
  }

  async #set(
    trx: Transaction,
    source: string,
    {
      pair,
      standing,
      published,
      origin,
    }: { pair: Pair; standing: RateRow[]; published: PublishedRates; origin: Origin }
  ): Promise<number> {
    const rate = rateBetween(published, pair)
    const before = standing.find(({ base, target }) => base === pair.base && target === pair.target) ?? null
    if (rate === null || before?.rate === rate || isOlder(published, before)) return 0
    const given = { rate, source, publishedOn: published.publishedOn }
    const writer = { origin, locale: DEFAULT_LOCALE, may: () => true, held: 'all' as const }
    if (before) await this.write.updateIn(trx, this.#rates(), before.id, { ...given, version: before.version }, writer)
    else await this.write.createIn(trx, this.#rates(), { ...pair, ...given }, writer)
    return 1
  }

  #rates(): MadeResource {
    return this.resources.find('configuration.exchange_rates') as MadeResource
  }

  #fail(source: string, { problem }: RateSourceError): Promise<RateFetch> {
    const fetched = { source, isDone: false, problem, publishedOn: null, changed: 0 }
    return this.store.transaction(async (trx) => {
      await this.#log(trx, fetched)
      return fetched
    })
  }

  async #log(trx: Transaction, { source, isDone, problem, publishedOn, changed }: RateFetch): Promise<void> {
    await queryRows(trx, LOG, [source, this.clock.iso(), isDone, problem, publishedOn, changed])
  }
}

/** The pairs that follow a source, and those that channels need but have no rate for. */
function pairsOf(
  channels: { baseCurrency: string; currencies: string[] }[],
  standing: RateRow[],
  source: string
): Pair[] {
  const pairs = new Map<string, Pair>()
  const add = ({ base, target }: Pair) => pairs.set(`${base} ${target}`, { base, target })
  for (const rate of standing) if (rate.source === source) add(rate)
  const has = ({ base, target }: Pair) => standing.some((rate) => rate.base === base && rate.target === target)
  for (const { baseCurrency: base, currencies } of channels) {
    for (const target of currencies) if (target !== base && !has({ base, target })) add({ base, target })
  }
  return [...pairs.values()]
}

/** Whether the file is older than the stored rates, such as a stale copy. */
function isOlder({ publishedOn }: PublishedRates, before: RateRow | null): boolean {
  return Boolean(before?.source && before.publishedOn && publishedOn < before.publishedOn)
}

/** The rate of a pair from the published rates; null: one of the two currencies is missing. */
function rateBetween({ base, rates }: PublishedRates, pair: Pair): string | null {
  const from = pair.base === base ? '1' : rates.get(pair.base)
  const to = pair.target === base ? '1' : rates.get(pair.target)
  return from && to ? crossRate(from, to) : null
}
