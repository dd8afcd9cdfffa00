import type { Store } from '#core/database/store'
import type { Locale } from '#core/i18n/locales'
import {
  readTaxonomy,
  type Category,
  type CategoryKind,
  type FacetAttribute,
} from '#plugins/catalogue/listing/read_taxonomy'

/** Change feed topic of categories, attributes and options. */
const TAXONOMY_TOPIC = 'catalogue.categories'

/** Cache of the filterable attributes and published categories. One per store, cleared by the change feed. */
export class Taxonomy {
  static #caches = new WeakMap<Store, Taxonomy>()

  static of(store: Store): Taxonomy {
    const found = this.#caches.get(store) ?? new Taxonomy(store)
    this.#caches.set(store, found)
    return found
  }

  #state: TaxonomyState | null = null
  #reading: Promise<TaxonomyState> | null = null
  /** Incremented by every change, also of an address that a description may lead to. */
  version = 0

  private constructor(private readonly store: Store) {
    store.changes.follow(TAXONOMY_TOPIC, { apply: () => this.forget(), reset: () => this.forget() })
    const readdressed = () => {
      this.version += 1
    }
    store.changes.follow('core.permalinks', { apply: readdressed, reset: readdressed })
  }

  read(): TaxonomyState | Promise<TaxonomyState> {
    return this.#state ?? (this.#reading ??= this.#read())
  }

  forget(): void {
    this.#state = null
    this.#reading = null
    this.version += 1
  }

  async #read(): Promise<TaxonomyState> {
    const { version } = this
    const state = new TaxonomyState(await readTaxonomy(this.store.reader))
    if (this.version !== version) return this.read()
    this.#reading = null
    this.#state = state
    return state
  }
}

/** One state of the taxonomy, immutable. */
export class TaxonomyState {
  /** In display order. */
  readonly attributes: readonly FacetAttribute[]
  readonly #byCode: ReadonlyMap<string, FacetAttribute>
  readonly #byId: ReadonlyMap<number, Category>
  readonly #bySlug = new Map<string, Category>()

  constructor({ attributes, categories }: { attributes: FacetAttribute[]; categories: Category[] }) {
    this.attributes = attributes
    this.#byCode = new Map(attributes.map((attribute) => [attribute.code, attribute]))
    this.#byId = new Map(categories.map((category) => [category.id, category]))
    for (const category of categories) {
      for (const [locale, { slug }] of Object.entries(category.texts)) {
        this.#bySlug.set(`${category.kind} ${locale} ${slug}`, category)
      }
    }
  }

  attribute(code: string): FacetAttribute | undefined {
    return this.#byCode.get(code)
  }

  category(id: number): Category | undefined {
    return this.#byId.get(id)
  }

  bySlug(kind: CategoryKind, locale: Locale, slug: string): Category | undefined {
    return this.#bySlug.get(`${kind} ${locale} ${slug}`)
  }

  roots(kind: CategoryKind): Category[] {
    return [...this.#byId.values()].filter((category) => category.kind === kind && !category.parent)
  }

  /** All categories, then all dishes, parents before children. */
  everyCategory(): Category[] {
    return [...this.roots('category'), ...this.roots('dish')].flatMap(withDescendants)
  }
}

function withDescendants(category: Category): Category[] {
  return [category, ...category.children.flatMap(withDescendants)]
}
