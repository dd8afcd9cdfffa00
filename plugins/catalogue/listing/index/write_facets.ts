import { FacetStrings, YES, type WrittenValue } from '#plugins/catalogue/listing/index/facet_strings'
import { IN_STOCK, REDUCED } from '#plugins/catalogue/listing/index/listing_key'
import type { Locale } from '#core/i18n/locales'
import type { Selection, PriceRange } from '#plugins/catalogue/listing/index/selection'
import type { FacetAttribute } from '#plugins/catalogue/listing/read_taxonomy'
import type { TaxonomyState } from '#plugins/catalogue/listing/taxonomy'

/** Maximum of values per facet: those of the most products, and the selected ones. */
const MOST_VALUES = 80

export interface FacetRequest {
  selection: Selection
  taxonomy: TaxonomyState
  locale: Locale
  /** Selected codes by attribute. */
  values: ReadonlyMap<string, readonly string[]>
  price: PriceRange | null
  /** Minor units in one unit of the currency. */
  unit: number
  /** Translated label of a facet that is not an attribute. */
  labels: (code: 'price' | 'in_stock' | 'promo') => string
  /** Codes of the facets to show; empty: all. */
  shown: readonly string[]
}

/** The facets of a list as JSON: values with their counts, and the range of prices. */
export function writeFacets(request: FacetRequest): string {
  const { taxonomy, shown } = request
  const attributes = shown.length > 0 ? shown.flatMap((code) => taxonomy.attribute(code) ?? []) : taxonomy.attributes
  const facets = [
    ...attributes.map((attribute) => writeChoice(attribute, request)),
    writeFlag('in_stock', IN_STOCK, request),
    writeFlag('promo', REDUCED, request),
    writeRange(request),
  ]
  return `[${facets.filter((facet) => facet !== null).join(',')}]`
}

/** A yes/no facet that is not an attribute; null where it has no product and is not selected. */
function writeFlag(code: 'in_stock' | 'promo', name: string, request: FacetRequest): string | null {
  const { selection, values, labels, locale } = request
  const value = selection.values(name).get('1')
  const count = value ? selection.count(value) : 0
  const selected = values.has(name)
  if (count === 0 && !selected) return null
  const label = YES[locale]
  return JSON.stringify({ code, label: labels(code), kind: 'boolean', values: [{ code: '1', label, count, selected }] })
}

function writeChoice(attribute: FacetAttribute, { selection, taxonomy, locale, values }: FacetRequest): string | null {
  const strings = FacetStrings.of(taxonomy, locale)
  const ticked = values.get(attribute.code) ?? []
  const counted: CountedValue[] = []
  for (const { value, written } of strings.ordered(attribute, selection.values(attribute.code))) {
    const count = selection.count(value)
    const selected = ticked.length > 0 && ticked.includes(value.code)
    if (count > 0 || selected) counted.push({ count, selected, written })
  }
  if (counted.length === 0) return null
  const texts = most(counted).map(({ written, count, selected }) => `${written.head}${count},"selected":${selected}}`)
  return `${strings.facet(attribute).head}${texts.join(',')}]}`
}

interface CountedValue {
  written: WrittenValue
  count: number
  selected: boolean
}

/** At most `MOST_VALUES` values, in their order: the selected ones and those of the most products. */
function most(counted: CountedValue[]): CountedValue[] {
  if (counted.length <= MOST_VALUES) return counted
  const weights = counted.map(({ count, selected }) => (selected ? Infinity : count))
  const least = [...weights].sort((one, other) => other - one)[MOST_VALUES - 1] as number
  let ties = MOST_VALUES - weights.filter((weight) => weight > least).length
  return counted.filter((_, i) => {
    const weight = weights[i] as number
    return weight > least || (weight === least && ties-- > 0)
  })
}

function writeRange({ selection, price, unit, labels }: FacetRequest): string | null {
  const prices = selection.prices()
  if (!prices) return null
  return JSON.stringify({
    code: 'price',
    label: labels('price'),
    kind: 'range',
    values: [],
    min: Math.floor(prices.min / unit),
    max: Math.ceil(prices.max / unit),
    ...(price?.from == null ? {} : { selectedMin: price.from / unit }),
    ...(price?.to == null ? {} : { selectedMax: price.to / unit }),
  })
}
