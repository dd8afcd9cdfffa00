import app from '@adonisjs/core/services/app'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { insertRow } from '#core/database/insert_rows'

/** A slider of the home page without slides, as the database holds it. Gives its id. */
export async function makeSlider(): Promise<number> {
  const [store, clock] = [await app.container.make(Store), await app.container.make(Clock)]
  const now = clock.iso()
  const row = { name: 'À la une', place: 'home', is_active: true, created_at: now, updated_at: now }
  return store.transaction(async (trx) => {
    const id = await insertRow(trx, 'branding_sliders', row)
    await store.changes.record(trx, 'branding.sliders', [id])
    return id
  })
}

interface BrandMade {
  name: string
  channels?: string[]
  isDefault?: boolean
  theme?: object
}

/** A brand with what is published of it, as the database holds it. Gives its id. */
export async function makeBrand({ name, channels = [], isDefault = false, theme = {} }: BrandMade): Promise<number> {
  const [store, clock] = [await app.container.make(Store), await app.container.make(Clock)]
  const now = clock.iso()
  return store.transaction(async (trx) => {
    const id = await insertRow(trx, 'branding_brands', {
      name,
      is_default: isDefault,
      channels: JSON.stringify(channels),
      published: JSON.stringify(theme),
      created_at: now,
      updated_at: now,
    })
    await store.changes.record(trx, 'branding.brands', [id])
    return id
  })
}
