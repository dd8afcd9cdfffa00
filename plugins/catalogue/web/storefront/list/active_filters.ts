import { formatWholeMoney } from '#web/lib/formats'
import type { Translate } from '#web/lib/i18n'
import type { Locale } from '#web/lib/locale'
import { clearFilter, toggle, type ListState } from './list_address'
import type { ListFacet, ListMeta } from './list_data'

export interface ActiveFilter {
  code: string
  /** The facet's own label. */
  facet: string
  label: string
  /** The list's state without it. */
  without: ListState
}

/** What the visitor has chosen, value by value; and a price that was read among the words, without which `words` are left. */
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
      const said = values.length === 0 ? saidRange(state, facet) : null
      if (said === null) return values.map((range) => rangeFilter(state, facet, range, { money, t }))
      return { ...rangeFilter(state, facet, said, { money, t }), without: { ...state, q: words, page: 1 } }
    }
    return values.map((code) => ({
      code: facet.code,
      facet: facet.label,
      label: labelOf(facet, code),
      without: toggle(state, facet.code, code),
    }))
  })
}

/** "Yes" alone says nothing: what is meant is the facet itself. */
function labelOf({ kind, label, values }: ListFacet, code: string): string {
  return kind === 'boolean' ? label : (values.find((value) => value.code === code)?.label ?? code)
}

/** A range that was read among the words of a search: the address has none, and the list is narrowed to it. */
export function saidRange({ q }: Pick<ListState, 'q'>, { selectedMin, selectedMax }: ListFacet): string | null {
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
 * The choice that stands between the visitor and any result. Each facet is counted without its own selection, so one that
 * still counts something gives results once it is taken back.
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
