import { sortKey } from '#core/text/sort_key'
import { spoken } from '#plugins/catalogue/listing/shapes/attribute_shapes'
import type { Locale } from '#core/i18n/locales'
import type { Value } from '#plugins/catalogue/listing/value_store'
import type { FacetAttribute, TaxonomyState } from '#plugins/catalogue/listing/taxonomy'

/** The one value of what is only true or not. */
export const YES: Record<Locale, string> = { fr_FR: 'Oui', en_GB: 'Yes' }

/** A facet's value, all but its count written already. */
export interface WrittenValue {
  code: string
  /** Up to the count. */
  head: string
  position: number
  /** Where it stands in the alphabet of the language. */
  sortKey: string
}

/** A value with its words. */
export interface OrderedValue {
  value: Value
  written: WrittenValue
}

interface WrittenFacet {
  code: string
  head: string
  values: Map<string, WrittenValue>
}

/**
 * The words of the facets in one language as JSON, written once per state of the taxonomy: only the counts differ between
 * two lists.
 */
export class FacetStrings {
  static #kept = new WeakMap<TaxonomyState, Map<Locale, FacetStrings>>()

  static of(taxonomy: TaxonomyState, locale: Locale): FacetStrings {
    let kept = this.#kept.get(taxonomy)
    if (!kept) this.#kept.set(taxonomy, (kept = new Map()))
    const found = kept.get(locale) ?? new FacetStrings(locale)
    kept.set(locale, found)
    return found
  }

  #facets = new Map<string, WrittenFacet>()
  #ordered = new Map<string, OrderedValue[]>()

  private constructor(private readonly locale: Locale) {}

  /** Values of an attribute in the order in which they are shown. */
  ordered(attribute: FacetAttribute, values: ReadonlyMap<string, Value>): OrderedValue[] {
    const found = this.#ordered.get(attribute.code)
    // Values only ever come: as many as before are the same as before.
    if (found?.length === values.size && found[0]?.value === values.get(found[0]?.written.code ?? '')) return found
    const ordered = [...values.values()]
      .map((value) => ({ value, written: this.value(attribute, value.code) }))
      .sort(({ written: one }, { written: other }) => {
        return one.position - other.position || (one.sortKey < other.sortKey ? -1 : 1)
      })
    this.#ordered.set(attribute.code, ordered)
    return ordered
  }

  facet(attribute: FacetAttribute): WrittenFacet {
    const { code } = attribute
    let written = this.#facets.get(code)
    if (!written) {
      const label = spoken(attribute.label, this.locale) || code
      const kind = attribute.type === 'boolean' ? 'boolean' : 'choice'
      written = {
        code,
        head: `{"code":${quote(code)},"label":${quote(label)},"kind":"${kind}","values":[`,
        values: new Map(),
      }
      this.#facets.set(code, written)
    }
    return written
  }

  value(attribute: FacetAttribute, code: string): WrittenValue {
    const { values } = this.facet(attribute)
    let written = values.get(code)
    if (!written) {
      const option = attribute.options.get(code)
      const label = (option && spoken(option.label, this.locale)) || this.#plain(attribute, code)
      const swatch = option?.swatch ? `"swatch":${quote(option.swatch)},` : ''
      written = {
        code,
        position: option?.position ?? 0,
        sortKey: sortKey(label, this.locale),
        head: `{"code":${quote(code)},"label":${quote(label)},${swatch}"count":`,
      }
      values.set(code, written)
    }
    return written
  }

  #plain({ type }: FacetAttribute, code: string): string {
    if (type !== 'boolean') return code
    return YES[this.locale]
  }
}

function quote(text: string): string {
  return JSON.stringify(text)
}
