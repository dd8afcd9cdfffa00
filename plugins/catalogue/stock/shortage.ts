import type { DomainEvent } from '#core/events/outbox'

/** What is on hand of something, and how much of it is promised. */
interface Counted {
  onHand: number
  reserved: number
}

/** Pieces that are promised and not there, over all sources. */
export function shortageOf(levels: readonly Counted[]): number {
  const sum = (field: keyof Counted) => levels.reduce((all, level) => all + level[field], 0)
  return Math.max(0, sum('reserved') - sum('onHand'))
}

/** SQL: what may be sold of a variant: what open sources hold, less what is promised from them; never below nothing. */
export function availableSql(variantId: string): string {
  return `(select case when sum(l.on_hand) > sum(l.reserved) then sum(l.on_hand) - sum(l.reserved) else 0 end
    from catalogue_stock_levels l join catalogue_inventory_sources s on s.id = l.source_id and s.status = 'active'
    where l.variant_id = ${variantId})`
}

/**
 * SQL: a table of `reference`, `variant_id` and `missing`: pieces that are promised and not there, counted over all
 * sources. Who was promised first is served first, so that what is missing is missing for those who came last.
 */
export const SHORT_RESERVATIONS = `(select p.reference, p.variant_id,
    case when p.running - p.quantity >= p.on_hand then p.quantity else p.running - p.on_hand end as missing
  from (select r.reference, r.variant_id, h.on_hand, sum(r.quantity) as quantity,
      sum(sum(r.quantity)) over (partition by r.variant_id order by min(r.id)) as running
    from (select l.variant_id, sum(l.on_hand) as on_hand from catalogue_stock_levels l
        join catalogue_variants v on v.id = l.variant_id and v.manage_stock
        where l.variant_id in (select x.variant_id from catalogue_stock_levels x where x.reserved > x.on_hand)
        group by l.variant_id having sum(l.reserved) > sum(l.on_hand)) h
      join catalogue_stock_reservations r on r.variant_id = h.variant_id and r.status = 'open'
    group by r.reference, r.variant_id, h.on_hand) p
  where p.running > p.on_hand)`

/** Tells of variants of which more is missing than before; nothing where there are none. */
export function shortEvents(variantIds: readonly number[]): DomainEvent[] {
  if (variantIds.length === 0) return []
  return [{ name: 'catalogue.stock.short', subject: 'catalogue.stock', payload: { variantIds: [...variantIds] } }]
}
