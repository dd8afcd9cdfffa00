import { type DomainError } from '#core/errors/domain_error'
import { fold } from '#core/text/fold'
import { Statements } from '#core/database/statements'
import { lockStock } from '#plugins/catalogue/stock/levels'
import { quantityInvalid, sourceUnknown } from '#plugins/catalogue/stock/errors'
import { skuUnknown } from '#plugins/catalogue/stock/import/errors'
import type { Cells, ReadRecord, RecordStore, RecordToWrite, WrittenRecord } from '#core/import/record_session'
import type { MoveStock, StockMove } from '#plugins/catalogue/stock/actions/move_stock'
import type { Origin } from '#core/audit/origin'
import type { SheetRow } from '#core/import/importer'
import type { Store, Transaction } from '#core/database/store'

/** The source of a row that names none, as for products. */
const MAIN = 'main'

/** Between the SKU and the source of a key. */
const AT = ' @ '

interface Source {
  id: number
  code: string
  name: string
}

interface StandingStock {
  title: string
  cells: Cells
  variantId: number
}

/** What an import added to a level of stock, for its undoing. */
export interface CountedMark {
  variantId: number
  source: string
  difference: number
}

/** Under which the undoing of counts is kept. */
const STOCK = 'catalogue.stock'

/** Counted stock of files: what is on hand of a variant at a source. */
export class StockRecords implements RecordStore<StandingStock> {
  readonly #sources: ReadonlyMap<string, Source>

  constructor(
    private readonly store: Store,
    private readonly move: MoveStock,
    private readonly origin: Origin,
    sources: readonly Source[]
  ) {
    this.#sources = new Map([
      ...sources.map((source) => [fold(source.name), source] as const),
      ...sources.map((source) => [fold(source.code), source] as const),
    ])
  }

  keyOf({ sku = '', source = '' }: Cells): string {
    return sku === '' ? '' : `${sku}${AT}${this.#sources.get(fold(source || MAIN))?.code ?? source}`
  }

  async find(keys: readonly string[]): Promise<Map<string, StandingStock>> {
    const db = this.store.read
    const wanted = keys.map((key) => {
      const at = key.lastIndexOf(AT)
      return { sku: key.slice(0, at), source: key.slice(at + AT.length) }
    })
    const rows = await db.run<{ id: number; sku: string; source: string; onHand: number | null }>(
      `select v.id, v.sku, s.code as source, l.on_hand as "onHand" from ${db.rows({ sku: 'text', source: 'text' })}
       join catalogue_variants v on v.sku = r.sku join catalogue_inventory_sources s on s.code = r.source
       left join catalogue_stock_levels l on l.variant_id = v.id and l.source_id = s.id`,
      wanted
    )
    return new Map(
      rows.map(({ id, sku, source, onHand }) => {
        const cells = { sku, source, quantity: String(onHand ?? 0) }
        return [`${sku}${AT}${source}`, { title: `${sku} (${source})`, cells, variantId: Number(id) }] as const
      })
    )
  }

  read({ values: { sku = '', source = '', quantity = '' } }: SheetRow, standing: StandingStock | null): ReadRecord {
    const known = this.#sources.get(fold(source || MAIN))
    if (!known) throw sourceUnknown({ source: (source || MAIN).slice(0, 64) }, 'source')
    if (!standing) throw skuUnknown({ sku: sku.slice(0, 64) }, 'sku')
    if (!/^(\d{1,9}(\.0+)?)?$/.test(quantity)) throw quantityInvalid({}, 'quantity')
    // An empty cell was not counted.
    return { cells: { source: known.code, ...(quantity === '' ? {} : { quantity: String(Number(quantity)) }) } }
  }

  /** All of them in the ledger, as an inventory: by the difference to what is on hand now. */
  async write(
    trx: Transaction,
    records: readonly RecordToWrite<StandingStock>[]
  ): Promise<(WrittenRecord | DomainError)[]> {
    const counted = records.flatMap(({ standing, cells }) => {
      return standing ? [{ standing, source: cells.source ?? '', onHand: Number(cells.quantity) }] : []
    })
    const variants = [...new Set(counted.map(({ standing }) => standing.variantId))]
    const { levels, sources } = await lockStock(new Statements(trx), variants)
    const marks = counted.map(({ standing: { variantId }, source, onHand }) => {
      const sourceId = sources.get(source) ?? 0
      return { variantId, source, sourceId, difference: onHand - (levels.of(variantId, sourceId)?.onHand ?? 0) }
    })
    const moves = marks.filter(({ difference }) => difference !== 0).map(moveOf)
    if (moves.length > 0) await this.move.execute(moves, this.origin, trx)
    return marks.map(({ sourceId, ...mark }, at) => ({
      writes: [
        {
          kind: STOCK,
          thing: levelNumber(mark.variantId, sourceId),
          title: counted[at]?.standing.title ?? '',
          before: null,
          after: mark satisfies CountedMark,
        },
      ],
    }))
  }
}

/** A level has no number of its own: that of its variant, with that of its source. */
const levelNumber = (variantId: number, sourceId: number) => variantId * 2 ** 16 + sourceId

const moveOf = ({ variantId, source, difference }: CountedMark): StockMove => ({
  variantId,
  source,
  quantity: difference,
  reason: 'inventory',
})
