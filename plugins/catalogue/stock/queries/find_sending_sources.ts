import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { SHORT_RESERVATIONS } from '#plugins/catalogue/stock/shortage'
import { stockLevels, stockReservations } from '#plugins/catalogue/stock/tables'
import type { RowIn } from '#core/database/table'

/** The pieces of one parcel. */
export interface WantedParcel {
  /** Reference of the reservation, such as an order number. */
  reference: string
  /** Quantity by variant id. */
  pieces: ReadonlyMap<number, number>
}

/** The source that has all pieces of a parcel. `short`: pieces are missing; `scattered`: no single source has all of them. */
export type SendingSource = { code: string; name: string } | 'short' | 'scattered'

interface Source {
  id: number
  code: string
  name: string
}

type Level = Pick<RowIn<typeof stockLevels>, 'variantId' | 'sourceId' | 'onHand' | 'reserved'>
type Promised = Pick<RowIn<typeof stockReservations>, 'reference' | 'variantId' | 'sourceId' | 'quantity'>

interface Stock {
  /** Active sources, by priority. */
  sources: Source[]
  /** Ids of variants with managed stock. */
  managed: ReadonlySet<number>
  levels: Level[]
  promised: Promised[]
  /** References with missing pieces. Earlier reservations are served first. */
  short: ReadonlySet<string>
}

/** Finds the sources that parcels can be sent from with the current stock, in five queries. */
@inject()
export class FindSendingSources {
  constructor(private readonly store: Store) {}

  /** Returns the source by reference. */
  async execute(parcels: readonly WantedParcel[]): Promise<Map<string, SendingSource>> {
    if (parcels.length === 0) return new Map()
    const stock = await this.#stock(parcels)
    return new Map(parcels.map((parcel) => [parcel.reference, sourceFor(parcel, stock)]))
  }

  async #stock(parcels: readonly WantedParcel[]): Promise<Stock> {
    const db = this.store.read
    const variants = [...new Set(parcels.flatMap(({ pieces }) => [...pieces.keys()]))]
    const references = parcels.map(({ reference }) => reference)
    const [sources, managed, levels, promised, short] = await Promise.all([
      db.all<Source>(
        "select id, code, name from catalogue_inventory_sources where status = 'active' order by priority, id"
      ),
      db.all<{ id: number }>(`select id from catalogue_variants where manage_stock and id in ${db.ids}`, variants),
      db.all<Level>(
        `select ${stockLevels.columns('l')} from catalogue_stock_levels l where l.variant_id in ${db.ids}`,
        variants
      ),
      db.all<Promised>(
        `select ${stockReservations.columns('r', ['reference', 'variantId', 'sourceId'])}, sum(r.quantity) as quantity
         from catalogue_stock_reservations r where r.status = 'open' and r.reference in ${db.texts}
         group by r.reference, r.variant_id, r.source_id`,
        references
      ),
      db.all<{ reference: string }>(
        `select distinct s.reference from ${SHORT_RESERVATIONS} s where s.reference in ${db.texts}`,
        references
      ),
    ])
    return {
      sources,
      managed: new Set(managed.map(({ id }) => id)),
      levels,
      promised,
      short: new Set(short.map(({ reference }) => reference)),
    }
  }
}

function sourceFor({ reference, pieces }: WantedParcel, stock: Stock): SendingSource {
  const counted = [...pieces].filter(([variant]) => stock.managed.has(variant))
  if (stock.short.has(reference)) return 'short'
  const level = (variant: number, source: number) =>
    stock.levels.find((one) => one.variantId === variant && one.sourceId === source)
  const promised = (variant: number, source: number) =>
    stock.promised.find((one) => one.reference === reference && one.variantId === variant && one.sourceId === source)
      ?.quantity ?? 0
  const has = ({ id }: Source) =>
    counted.every(([variant, quantity]) => {
      const { onHand = 0, reserved = 0 } = level(variant, id) ?? {}
      // Pieces that are not reserved for the parcel at this source must be free.
      const unpromised = quantity - Math.min(quantity, promised(variant, id))
      return quantity <= onHand && unpromised <= Math.max(0, onHand - reserved)
    })
  const holds = ({ id }: Source) => counted.reduce((sum, [variant]) => sum + promised(variant, id), 0)
  const [best] = stock.sources.filter(has).sort((one, other) => holds(other) - holds(one))
  if (best) return { code: best.code, name: best.name }
  const isThere = counted.every(([variant, quantity]) => {
    const there = stock.sources.map(({ id }) => level(variant, id)?.onHand ?? 0)
    return there.reduce((sum, onHand) => sum + onHand, 0) >= quantity
  })
  return isThere ? 'scattered' : 'short'
}
