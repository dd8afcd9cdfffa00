import { stockLevels } from '#plugins/catalogue/stock/tables'
import { variants as variantTable } from '#plugins/catalogue/products/tables'
import type { RowIn } from '#core/database/table'
import type { ReadSet } from '#core/database/read_set'
import type { Statements } from '#core/database/statements'

/** What a source holds of a variant. */
export interface Level extends RowIn<typeof stockLevels> {
  /** Lower numbers are asked first; null: the source is closed. */
  priority: number | null
}

const keyOf = ({ variantId, sourceId }: Pick<Level, 'variantId' | 'sourceId'>) => `${variantId} ${sourceId}`

/** Levels by variant and source. */
export class Levels {
  readonly #levels: Map<string, Level>

  constructor(readonly all: readonly Level[]) {
    this.#levels = new Map(all.map((level) => [keyOf(level), level]))
  }

  of(variantId: number, sourceId: number): Level | undefined {
    return this.#levels.get(keyOf({ variantId, sourceId }))
  }

  /** Open sources that hold a variant, the first to be asked first. */
  openFor(variantId: number): Level[] {
    return this.all
      .filter((level) => level.variantId === variantId && level.priority !== null)
      .sort((one, other) => (one.priority as number) - (other.priority as number) || one.sourceId - other.sourceId)
  }
}

type FoundLevel = Omit<Level, 'priority'> & { priority: number; status: string }

/** What a change of stock must know. */
export interface LockedStock {
  levels: Levels
  /** SKU of each variant that there is. */
  skus: ReadonlyMap<number, string>
  /** Source code → id. */
  sources: ReadonlyMap<string, number>
}

/** Reads the levels of variants and holds them until the transaction ends, with the words for both: one statement. */
export async function lockStock(db: Statements, variants: readonly number[]): Promise<LockedStock> {
  const lists = await db.readAll((reads) => {
    heldLevels(reads, db, `l.variant_id in ${db.ids}`, JSON.stringify(variants))
    return {
      levels: queryLevels(reads),
      variants: reads.list<{ id: number; sku: string }>(
        { id: 'v.id', sku: 'v.sku' },
        `catalogue_variants v where v.id in ${db.ids}`,
        'v.id',
        JSON.stringify(variants)
      ),
      sources: reads.list<{ id: number; code: string }>(
        { id: 's.id', code: 's.code' },
        'catalogue_inventory_sources s',
        's.id'
      ),
    }
  })
  return {
    levels: levelsOf(lists.levels.rows),
    skus: new Map(lists.variants.rows.map(({ id, sku }) => [id, sku])),
    sources: new Map(lists.sources.rows.map(({ id, code }) => [code, id])),
  }
}

/** A variant whose pieces somebody orders. */
export interface OrderedVariant {
  id: number
  productId: number
  sku: string
  manageStock: boolean
  /** Bundles are made of it, so that their stock depends on its pieces. */
  isInBundle: boolean
}

/** Reads variants, in the order of their ids, and holds their levels until the transaction ends: one statement. */
export async function lockVariants(
  db: Statements,
  ids: readonly number[]
): Promise<{ variants: OrderedVariant[]; levels: Levels }> {
  const lists = await db.readAll((reads) => {
    heldLevels(reads, db, `l.variant_id in ${db.ids}`, JSON.stringify(ids))
    const variant = variantTable.json(reads.json, 'v', ['id', 'productId', 'sku', 'manageStock'])
    return {
      levels: queryLevels(reads),
      variants: reads.list<OrderedVariant>(
        {
          ...variant,
          isInBundle:
            'exists (select 1 from catalogue_product_parts p where p.sku = v.sku and p.option_id is not null)',
        },
        `catalogue_variants v where v.id in ${db.ids}`,
        'v.id',
        JSON.stringify(ids)
      ),
    }
  })
  return { variants: lists.variants.rows, levels: levelsOf(lists.levels.rows) }
}

/** The levels alone. */
export async function lockLevels(db: Statements, variants: readonly number[]): Promise<Levels> {
  if (variants.length === 0) return new Levels([])
  const levels = await db.readAll((reads) => {
    heldLevels(reads, db, `l.variant_id in ${db.ids}`, JSON.stringify(variants))
    return queryLevels(reads)
  })
  return levelsOf(levels.rows)
}

/**
 * Names a table of the set `held`: levels that are locked when they are read. Everybody locks them in the order of their
 * keys, so that no two wait for each other in a circle.
 */
export function heldLevels(reads: ReadSet, { sqlite }: Statements, where: string, ...bindings: string[]): void {
  reads.with(
    `held as ${sqlite ? '' : 'materialized '}(select l.variant_id, l.source_id, l.on_hand, l.reserved
      from catalogue_stock_levels l where ${where}
      order by l.variant_id, l.source_id${sqlite ? '' : ' for update'})`,
    ...bindings
  )
}

function queryLevels(reads: ReadSet) {
  return reads.list<FoundLevel>(
    { ...stockLevels.json(reads.json, 'held'), priority: 's.priority', status: 's.status' },
    'held join catalogue_inventory_sources s on s.id = held.source_id',
    'held.variant_id, held.source_id'
  )
}

function levelsOf(rows: readonly FoundLevel[]): Levels {
  return new Levels(
    rows.map(({ status, priority, ...level }) => ({ ...level, priority: status === 'active' ? priority : null }))
  )
}
