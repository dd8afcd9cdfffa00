import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { FindBrands, type Brand } from '#plugins/branding/brands/find_brands'
import { Store, type Transaction } from '#core/database/store'
import { insertRows } from '#core/database/insert_rows'
import { nothingToPublish, versionUnknown } from '#plugins/branding/errors'
import { queryRows } from '#core/database/query_rows'
import { readTheme, themeChanges, type Theme } from '#plugins/branding/brands/theme'
import { refuseStale } from '#plugins/branding/brands/change_draft'
import type { Origin } from '#core/audit/origin'

export interface Publication {
  /** 0: the default one. */
  brandId: number
  /** Of the draft that was read. Undefined: whatever there is. */
  version?: number | undefined
  /** Number of a published state that is taken back, in place of the draft. */
  number?: number | undefined
}

const WRITE = `update branding_brands set published = ?, draft = null, draft_version = draft_version + 1, updated_at = ?
  where id = ?`

const LAST = 'select coalesce(max(number), 0) as number from branding_versions where brand_id = ?'

const THEME = 'select theme from branding_versions where brand_id = ? and number = ?'

/** Shows the draft of a brand, or what it was before, to everybody. */
@inject()
export class PublishBrand {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly brands: FindBrands,
    private readonly audit: AuditLog
  ) {}

  /** Returns the brand's id. @throws nothingToPublish, versionUnknown, staleWrite */
  execute({ brandId, version, number }: Publication, origin: Origin): Promise<number> {
    return this.store.transaction(async (trx) => {
      const now = this.clock.iso()
      const brand = await this.brands.lock(trx, brandId, now)
      refuseStale(brand, version)
      const theme = number === undefined ? brand.draft : await this.#former(trx, brand, number)
      const changes = theme ? themeChanges(brand.published, theme) : {}
      if (!theme || Object.keys(changes).length === 0) throw nothingToPublish({})
      await this.#keep(trx, { brand, theme, now, author: origin.actor.name })
      await queryRows(trx, WRITE, [JSON.stringify(theme), now, brand.id])
      await this.audit.record(trx, origin, {
        subject: 'branding.brands',
        subjectId: String(brand.id),
        action: 'updated',
        changes,
      })
      await this.store.changes.record(trx, 'branding.brands', [brand.id])
      await this.store.changes.record(trx, 'core.shell', Object.keys(changes))
      return brand.id
    })
  }

  /** @throws versionUnknown */
  async #former(trx: Transaction, { id }: Brand, number: number): Promise<Theme> {
    const [row] = await queryRows<{ theme: string }>(trx, THEME, [id, number])
    if (!row) throw versionUnknown({}, 'number')
    return readTheme(row.theme)
  }

  /** Before the first publication, what was there without one is kept too. */
  async #keep(trx: Transaction, { brand, theme, now, author }: Kept): Promise<void> {
    const [last] = await queryRows<{ number: number }>(trx, LAST, [brand.id])
    const number = Number(last?.number ?? 0)
    const row = (at: number, state: Theme, by: string) => ({
      brand_id: brand.id,
      number: at,
      theme: JSON.stringify(state),
      author: by,
      created_at: now,
    })
    const first = number === 0 ? [row(1, brand.published, '')] : []
    const next = row(number === 0 ? 2 : number + 1, theme, author)
    await insertRows(trx, 'branding_versions', [...first, next])
  }
}

interface Kept {
  brand: Brand
  theme: Theme
  now: string
  author: string
}
