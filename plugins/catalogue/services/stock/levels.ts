import type { Bulk } from '#plugins/catalogue/database/bulk'

/** What a source holds of a variant. */
export interface Level {
  variant: number
  source: number
  onHand: number
  reserved: number
  /** Lower numbers are asked first; null: the source is closed. */
  priority: number | null
}

const keyOf = ({ variant, source }: { variant: number; source: number }) => `${variant} ${source}`

/** Levels by variant and source. */
export class Levels {
  readonly #levels: Map<string, Level>

  constructor(readonly all: readonly Level[]) {
    this.#levels = new Map(all.map((level) => [keyOf(level), level]))
  }

  of(variant: number, source: number): Level | undefined {
    return this.#levels.get(keyOf({ variant, source }))
  }

  /** Open sources that hold a variant, the first to be asked first. */
  openFor(variant: number): Level[] {
    return this.all
      .filter((level) => level.variant === variant && level.priority !== null)
      .sort((one, other) => (one.priority as number) - (other.priority as number) || one.source - other.source)
  }
}

/**
 * Reads the levels of variants and holds them until the transaction ends. Everybody locks them in
 * the order of their keys, so that no two wait for each other in a circle.
 */
export async function lockLevels(bulk: Bulk, variants: readonly number[]): Promise<Levels> {
  const rows = await bulk.run<
    Omit<Level, 'onHand' | 'priority'> & { on_hand: number; priority: number; status: string }
  >(
    `select l.variant_id as variant, l.source_id as source, l.on_hand, l.reserved, s.priority, s.status
     from catalogue_stock_levels l join catalogue_inventory_sources s on s.id = l.source_id
     where l.variant_id in ${bulk.ids} order by l.variant_id, l.source_id${bulk.sqlite ? '' : ' for update of l'}`,
    variants
  )
  return new Levels(
    rows.map(({ variant, source, on_hand: onHand, reserved, priority, status }) => ({
      ...{ variant, source, onHand, reserved },
      priority: status === 'active' ? priority : null,
    }))
  )
}
