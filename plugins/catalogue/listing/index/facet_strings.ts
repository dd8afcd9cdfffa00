import { sortKey } from '#core/text/sort_key'
import { labelIn } from '#plugins/catalogue/listing/builders/attributes'
import type { Locale } from '#core/i18n/locales'
import type { Value } from '#plugins/catalogue/listing/index/value_store'
import type { FacetAttribute } from '#plugins/catalogue/listing/read_taxonomy'
import type { TaxonomyState } from '#plugins/catalogue/listing/taxonomy'

/** Label of the only value of a boolean facet. */
export const YES: Record<Locale, string> = { fr_FR: 'Oui', en_GB: 'Yes' }

/** A value of a facet as JSON, without its count. */
export interface WrittenValue {
  code: string
  /** The JSON up to the count. */
  head: string
  position: number
  /** Sort key of the label in the language. */
  sortKey: string
}

/** A value with its JSON. */
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
 * Cache of the facets' JSON in one language, built once per state of the taxonomy: only the counts differ from one list
 * to the next.
 */
export class FacetStrings {
  static #cached = new WeakMap<TaxonomyState, Map<Locale, FacetStrings>>()

  static of(taxonomy: TaxonomyState, locale: Locale): FacetStrings {
    let byLocale = this.#cached.get(taxonomy)
    if (!byLocale) this.#cached.set(taxonomy, (byLocale = new Map()))
    const found = byLocale.get(locale) ?? new FacetStrings(locale)
    byLocale.set(locale, found)
    return found
  }

  #facets = new Map<string, WrittenFacet>()
  #ordered = new Map<string, OrderedValue[]>()

  private constructor(private readonly locale: Locale) {}

  /** Values of an attribute in display order. */
  ordered(attribute: FacetAttribute, values: ReadonlyMap<string, Value>): OrderedValue[] {
    const found = this.#ordered.get(attribute.code)
    // Values are only ever added, so an unchanged number means unchanged values.
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
      const label = labelIn(attribute.label, this.locale) || code
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
      const label = (option && labelIn(option.label, this.locale)) || this.#plain(attribute, code)
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
