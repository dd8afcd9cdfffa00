import { formatWholeMoney } from '#web/lib/formats'
import type { Translate } from '#web/lib/i18n'
import type { Locale } from '#web/lib/locale'
import { clearFilter, toggle, type ListState } from './list_address'
import type { ListFacet, ListMeta } from './list_data'

export interface ActiveFilter {
  code: string
  /** Label of the facet. */
  facet: string
  label: string
  /** State of the list without the filter. */
  without: ListState
}

/** The active filters, by value. A price range may come from the search words, of which `words` are the others. */
export function activeFilters(
  state: ListState,
  { facets, words }: Pick<ListMeta, 'facets' | 'words'>,
  { locale, currency }: { locale: Locale; currency: string },
  t: Translate
): ActiveFilter[] {
  const money = (text: string) => formatWholeMoney(locale, Number(text), currency)
  return facets.flatMap((facet) => {
    const values = state.filters[facet.code] ?? []
    if (facet.kind === 'range') {
      const range = values.length === 0 ? searchedRange(state, facet) : null
      if (range === null) return values.map((each) => rangeFilter(state, facet, each, { money, t }))
      return { ...rangeFilter(state, facet, range, { money, t }), without: { ...state, q: words, page: 1 } }
    }
    return values.map((code) => ({
      code: facet.code,
      facet: facet.label,
      label: labelOf(facet, code),
      without: toggle(state, facet.code, code),
    }))
  })
}

/** The label of a value. For a boolean it is that of the facet, since "Yes" alone is meaningless. */
function labelOf({ kind, label, values }: ListFacet, code: string): string {
  return kind === 'boolean' ? label : (values.find((value) => value.code === code)?.label ?? code)
}

/** A price range in the search words, such as "under 20". It filters the list although it is not in the address. */
export function searchedRange({ q }: Pick<ListState, 'q'>, { selectedMin, selectedMax }: ListFacet): string | null {
  return q === null || (selectedMin === undefined && selectedMax === undefined)
    ? null
    : `${selectedMin ?? ''}..${selectedMax ?? ''}`
}

interface RangeWords {
  money: (text: string) => string
  t: Translate
}

function rangeFilter(state: ListState, facet: ListFacet, range: string, { money, t }: RangeWords): ActiveFilter {
  const [from, to] = range.split('..')
  const label =
    from && to
      ? t('catalogue.facets.between', { from: money(from), to: money(to) })
      : t(from ? 'catalogue.facets.at_least' : 'catalogue.facets.at_most', { amount: money(from || to || '0') })
  return { code: facet.code, facet: facet.label, label, without: clearFilter(state, facet.code) }
}

/**
 * The filter to remove from an empty list. Each facet is counted without its own selection, so a facet with counts gives
 * results without its filter.
 */
export function filterToRelax(filters: ActiveFilter[], facets: ListFacet[]): ActiveFilter | null {
  const helps = ({ code }: ActiveFilter) => {
    const facet = facets.find((each) => each.code === code)
    if (facet?.kind === 'range') return facet.max !== undefined
    return facet?.values.some(({ count }) => count > 0)
  }
  const single = (each: ActiveFilter) => filters.filter(({ code }) => code === each.code).length === 1
  return filters.find((each) => single(each) && helps(each)) ?? (filters.length === 1 ? (filters[0] ?? null) : null)
}
