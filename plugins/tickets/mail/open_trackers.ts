import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import { readJson } from '#core/database/statements'
import type { Choice } from '#core/lists/list'
import type { Label } from '#core/i18n/label'
import type { Reader } from '#core/database/reader'

const FIRST = { value: '', label: { fr_FR: 'Le premier', en_GB: 'The first one' } }

/** The trackers that customers may use, as choices. */
export async function openTrackers(): Promise<readonly Choice[]> {
  const { reader } = await app.container.make(Store)
  const rows = await read(reader)
  return [
    FIRST,
    ...rows.map(({ id, name }) => ({ value: String(id), label: complete(readJson<Partial<Label>>(name)) })),
  ]
}

/** The tracker of tickets by mail: the wanted one if customers may use it, else the first that they may, else the first. */
export async function trackerFor(reader: Pick<Reader, 'all'>, wanted: string): Promise<number | null> {
  const rows = await read(reader)
  const [first] = rows.length > 0 ? rows : await reader.all<{ id: number }>(`${TRACKERS} order by position, id limit 1`)
  const found = rows.find(({ id }) => String(id) === wanted) ?? first
  return found ? Number(found.id) : null
}

const TRACKERS = 'select id, name from tickets_trackers'

const read = (reader: Pick<Reader, 'all'>) =>
  reader.all<{ id: number; name: unknown }>(`${TRACKERS} where is_open_to_customers order by position, id`)

const complete = ({ fr_FR: french = '', en_GB: english = '' }: Partial<Label>): Label => ({
  fr_FR: french || english,
  en_GB: english || french,
})
