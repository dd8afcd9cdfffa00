import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'

/** The tracker that the form of a new ticket begins with. */
export async function firstTracker(): Promise<number | null> {
  const { reader } = await app.container.make(Store)
  const row = await reader.first<{ id: number }>('select id from tickets_trackers order by position, id limit 1', [])
  return row ? Number(row.id) : null
}
