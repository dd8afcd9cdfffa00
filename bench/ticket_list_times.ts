import { boot } from './boot.js'
import { Clock } from '#core/time/clock'
import { Lists } from '#core/lists/lists'
import { SeedVocabulary } from '#plugins/tickets/vocabulary/seed_vocabulary'
import { Store } from '#core/database/store'
import { endProcess } from '#core/console/end_process'
import { insertRows } from '#core/database/insert_rows'
import { systemOrigin } from '#core/audit/origin'

const FEW = 1_000
const MANY = 100_000
const ROUNDS = 60
/** Rounds that warm up. */
const FIRST = 10
const AT_ONCE = 2_000

/** Times the list of tickets and the tab of open ones, with a thousand tickets and with a hundred thousand. */
const app = await boot()
const store = await app.container.make(Store)
const lists = await app.container.make(Lists)
const now = (await app.container.make(Clock)).now()
await (await app.container.make(SeedVocabulary)).execute(systemOrigin('command', 'bench'))

async function fill(from: number, to: number): Promise<void> {
  const [statuses, priorities, trackers] = await Promise.all(
    ['statuses', 'priorities', 'trackers'].map((table) =>
      store.reader.all<{ id: number; is_closed?: unknown }>(`select * from tickets_${table} order by position`)
    )
  )
  const pick = <One>(all: readonly One[] = [], at: number) => all[at % all.length] as One
  for (let first = from; first < to; first += AT_ONCE) {
    const rows = Array.from({ length: Math.min(AT_ONCE, to - first) }, (_, index) => {
      const at = first + index
      const status = pick(statuses, at)
      const day = now.minus({ minutes: at }).toUTC().toISO({ precision: 'milliseconds' })
      return {
        tracker_id: pick(trackers, at).id,
        status_id: status.id,
        priority_id: pick(priorities, at).id,
        subject: `Bouteille cassée ${at}`,
        author_kind: 'guest',
        author_name: `Client ${at}`,
        is_closed: Boolean(status.is_closed),
        waits_for: at % 2 === 0 ? 'shop' : 'customer',
        channel: 'default',
        locale: 'fr_FR',
        created_at: day,
        updated_at: day,
      }
    })
    await store.transaction((trx) => insertRows(trx, 'tickets_tickets', rows))
  }
}

/** Milliseconds of the median page. */
async function pageTime(): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now()
    await lists.page('tickets.tickets', {})
    await lists.page('tickets.tickets', { filter: { closed: '0' } })
    times.push((performance.now() - started) / 2)
  }
  return times.slice(FIRST).toSorted((one, other) => one - other)[(ROUNDS - FIRST) >> 1] as number
}

await fill(0, FEW)
const few = await pageTime()
await fill(FEW, MANY)
const many = await pageTime()
process.stdout.write(`${JSON.stringify({ few, many })}\n`)
await endProcess(0)
