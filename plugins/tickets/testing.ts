import app from '@adonisjs/core/services/app'
import { SeedVocabulary } from '#plugins/tickets/vocabulary/seed_vocabulary'
import { Store } from '#core/database/store'
import { systemOrigin } from '#core/audit/origin'

/** Gives the shop the words of its tickets. */
export async function seedTicketWords(): Promise<void> {
  await (await app.container.make(SeedVocabulary)).execute(systemOrigin('command', 'test'))
}

/** Ids by French name: `Anomalie`, `Nouveau`, `Normal`. */
export async function ticketWords(): Promise<Record<string, number>> {
  const { reader } = await app.container.make(Store)
  const rows = await reader.all<{ id: number; name: string }>(
    ['trackers', 'statuses', 'priorities']
      .map((table) => `select id, name ->> 'fr_FR' as name from tickets_${table}`)
      .join(' union all ')
  )
  return Object.fromEntries(rows.map(({ id, name }) => [name, Number(id)]))
}
