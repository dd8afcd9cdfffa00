import { Clock } from '#core/time/clock'
import { SEEDED_REASONS } from '#plugins/rma/reasons/seeded_reasons'
import { Statements } from '#core/database/statements'
import { Store } from '#core/database/store'
import type { Preparation } from '#core/boot/preparation'

/** Gives a shop without reasons some to begin with. */
const prepareReasons: Preparation = {
  async prepare(app) {
    const [store, clock] = await Promise.all([app.container.make(Store), app.container.make(Clock)])
    const now = clock.iso()
    await store.transaction(async (trx) => {
      const db = new Statements(trx)
      const [found] = await db.all<{ id: number }>('select id from rma_reasons limit 1')
      if (found) return
      const rows = SEEDED_REASONS.map(({ title, resolutions, isStaffOnly = false }, position) => {
        const own = { title: JSON.stringify(title), resolutions: JSON.stringify(resolutions), position: position + 1 }
        return Object.assign(own, { is_staff_only: isStaffOnly, is_active: true, created_at: now, updated_at: now })
      })
      await trx.insertQuery().table('rma_reasons').multiInsert(rows)
      await store.changes.record(trx, 'rma.reasons', ['all'])
    })
  },
}

export default prepareReasons
