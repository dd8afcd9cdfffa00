import app from '@adonisjs/core/services/app'
import { BRANDS, brandsOf, type BrandRow } from '#plugins/branding/brands/find_brands'
import { Store } from '#core/database/store'
import { queryRows } from '#core/database/query_rows'
import type { MediaUses } from '#core/media/media_uses'

const LABEL = { fr_FR: 'Charte graphique', en_GB: 'Branding' }

/** Logos and backgrounds that brands show, or will show once they are published. */
const brandingMediaUses: MediaUses = {
  async find(ids, { run }) {
    const brands = brandsOf(await run<BrandRow>(BRANDS, []))
    return brands.flatMap(({ id, name, published, draft }) => {
      const named = new Set([...Object.values(published.images), ...Object.values(draft?.images ?? {})])
      return ids
        .filter((medium) => named.has(medium))
        .map((mediumId) => ({
          mediumId,
          label: LABEL,
          name,
          screen: 'branding.admin.branding',
          params: { brand: id },
        }))
    })
  },
  async lock(trx) {
    await queryRows(trx, 'update branding_brands set draft_version = draft_version')
  },
  // A logo stands on every page.
  async replaced(trx, ids) {
    const brands = brandsOf(await queryRows<BrandRow>(trx, BRANDS))
    const shown = new Set(brands.flatMap(({ published }) => Object.values(published.images)))
    const told = ids.filter((id) => shown.has(id))
    const store = await app.container.make(Store)
    if (told.length > 0) await store.changes.record(trx, 'core.shell', told)
  },
}

export default brandingMediaUses
