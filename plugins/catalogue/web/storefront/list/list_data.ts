import type { Facet, FacetValue, ProductList, ProductListMeta } from '#web/lib/shapes'
import { cardData, type CardData } from '../card/card_data'
import type { ListState } from './list_address'

/** Number of values of a facet before the link to all of them. */
const shownValues = 7

export type ListFacetValue = Omit<FacetValue, 'selected'>

/** A facet with its displayed values. */
export type ListFacet = Omit<Facet, 'values'> & {
  values: ListFacetValue[]
  /** Number of omitted values. */
  more: number
}

export type ListMeta = Omit<ProductListMeta, 'facets'> & { facets: ListFacet[] }

/** The data of a list page. */
export interface ListData {
  data: CardData[]
  meta: ListMeta
}

/**
 * The data of a list page: each facet has the values with the most products, unless the address requests all of them. The
 * facets of the page's subject (`own`) are left out.
 */
export function listData(
  { data, meta }: ProductList,
  state: Pick<ListState, 'filters' | 'facet'>,
  own: readonly string[] = []
): ListData {
  const facets = meta.facets
    .filter((facet) => !own.includes(facet.code) && isUseful(facet, state))
    .map((facet) => listFacet(facet, state))
  return { data: data.map(cardData), meta: { ...meta, facets } }
}

function listFacet(facet: Facet, { filters, facet: whole }: Pick<ListState, 'filters' | 'facet'>): ListFacet {
  const chosen = new Set(filters[facet.code])
  const useful = facet.values.filter(({ code, count }) => count > 0 || chosen.has(code))
  const most = new Set([...useful].sort((one, other) => other.count - one.count).slice(0, shownValues))
  const shown = facet.code === whole ? useful : useful.filter((value) => most.has(value) || chosen.has(value.code))
  const values = shown.map(({ selected: _, ...value }) => value)
  return { ...facet, values, more: useful.length - shown.length }
}

/** Whether a value can be selected or removed. */
function isUseful({ code, kind, values, min = 0, max = 0 }: Facet, { filters }: Pick<ListState, 'filters'>): boolean {
  if (code in filters) return true
  return kind === 'range' ? Math.ceil(max) > Math.floor(min) : values.some(({ count }) => count > 0)
}
