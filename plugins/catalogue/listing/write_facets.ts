import { FacetStrings, type WrittenValue } from '#plugins/catalogue/listing/facet_strings'
import type { Locale } from '#core/i18n/locales'
import type { ListingIndex } from '#plugins/catalogue/listing/listing_index'
import type { Selection, PriceRange } from '#plugins/catalogue/listing/selection'
import type { FacetAttribute, TaxonomyState } from '#plugins/catalogue/listing/taxonomy'

/** Values told per facet: those that most products bear, and the ticked ones. */
const MOST_VALUES = 80

export interface FacetRequest {
  index: ListingIndex
  selection: Selection
  taxonomy: TaxonomyState
  locale: Locale
  /** Ticked codes by attribute. */
  values: ReadonlyMap<string, readonly string[]>
  price: PriceRange | null
  /** Minor units in one unit of the currency. */
  unit: number
  priceLabel: string
  /** Codes of the facets to show; empty: all. */
  shown: readonly string[]
}

/** The facets of a list as JSON: values with their counts, and the range of prices. */
export function writeFacets(request: FacetRequest): string {
  const { taxonomy, shown } = request
  const attributes = shown.length > 0 ? shown.flatMap((code) => taxonomy.attribute(code) ?? []) : taxonomy.attributes
  const facets = attributes.flatMap((attribute) => writeChoice(attribute, request) ?? [])
  const range = writeRange(request)
  return `[${[...facets, ...(range ? [range] : [])].join(',')}]`
}

function writeChoice(
  attribute: FacetAttribute,
  { index, selection, taxonomy, locale, values }: FacetRequest
): string | null {
  const strings = FacetStrings.of(taxonomy, locale)
  const ticked = values.get(attribute.code) ?? []
  const counted: CountedValue[] = []
  for (const { value, written } of strings.ordered(attribute, index.values.of(attribute.code))) {
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

/** Of too many values those that most products bear, and the ticked ones, in their order. */
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

function writeRange({ selection, price, unit, priceLabel }: FacetRequest): string | null {
  const prices = selection.prices()
  if (!prices) return null
  return JSON.stringify({
    code: 'price',
    label: priceLabel,
    kind: 'range',
    values: [],
    min: Math.floor(prices.min / unit),
    max: Math.ceil(prices.max / unit),
    ...(price?.from == null ? {} : { selectedMin: price.from / unit }),
    ...(price?.to == null ? {} : { selectedMax: price.to / unit }),
  })
}
