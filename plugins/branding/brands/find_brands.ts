import { inject } from '@adonisjs/core'
import { Store, type Transaction } from '#core/database/store'
import { brandUnknown } from '#plugins/branding/errors'
import { queryRows } from '#core/database/query_rows'
import { readTheme, type Theme } from '#plugins/branding/brands/theme'

/** A brand with what is published of it and what is being changed. */
export interface Brand {
  /** 0: the default brand of a shop in which nobody ever changed anything. */
  id: number
  name: string
  isDefault: boolean
  /** Codes of the channels that chose it. */
  channels: string[]
  published: Theme
  /** Null: nothing is being changed. */
  draft: Theme | null
  /** Version of the draft, which each change of it increases. */
  version: number
}

export interface BrandRow {
  id: number
  name: string
  is_default: number | boolean
  channels: string
  published: string
  draft: string | null
  draft_version: number
}

const COLUMNS = 'id, name, is_default, channels, published, draft, draft_version'

export const BRANDS = `select ${COLUMNS} from branding_brands order by is_default desc, name, id`

const UNTOUCHED: BrandRow = {
  id: 0,
  name: 'Cellier',
  is_default: true,
  channels: '[]',
  published: '{}',
  draft: null,
  draft_version: 1,
}

/** The brands of the shop. There is always a default one. */
@inject()
export class FindBrands {
  constructor(private readonly store: Store) {}

  async all(): Promise<Brand[]> {
    return brandsOf(await this.store.reader.all<BrandRow>(BRANDS))
  }

  /** A brand for a change: others wait. 0: the default one, which is made if need be. @throws brandUnknown */
  async lock(trx: Transaction, id: number, now: string): Promise<Brand> {
    const isKnown = 'exists (select 1 from branding_brands where is_default)'
    if (id === 0) {
      const insert = `insert into branding_brands (name, is_default, created_at, updated_at) select ?, ?, ?, ? where not ${isKnown}`
      await queryRows(trx, insert, [UNTOUCHED.name, true, now, now])
    }
    const which = id === 0 ? 'is_default' : 'id = ?'
    // The write is the lock, on both databases.
    const sql = `update branding_brands set draft_version = draft_version where ${which} returning ${COLUMNS}`
    const [row] = await queryRows<BrandRow>(trx, sql, id === 0 ? [] : [id])
    if (!row) throw brandUnknown({}, 'brandId')
    return brandOf(row)
  }
}

/** Brands of rows of `BRANDS`. */
export function brandsOf(rows: readonly BrandRow[]): Brand[] {
  const brands = rows.map(brandOf)
  return brands.some(({ isDefault }) => isDefault) ? brands : [brandOf(UNTOUCHED), ...brands]
}

function brandOf({ id, name, is_default: isDefault, channels, published, draft, draft_version: version }: BrandRow) {
  return {
    id: Number(id),
    name,
    isDefault: Boolean(isDefault),
    channels: JSON.parse(channels) as string[],
    published: readTheme(published),
    draft: draft === null ? null : readTheme(draft),
    version: Number(version),
  }
}
