import type { Store } from '#core/database/store'
import type { Label } from '#core/plugin/contract'
import type { Locale } from '#core/i18n/locales'
import type { Picture } from '#plugins/catalogue/listing/shapes/product_shapes'
import type { DisplayMode } from '#plugins/catalogue/services/categories/category_tree'
import { readTaxonomy } from '#plugins/catalogue/listing/read_taxonomy'

/** Topic under which changes of categories, attributes and options are told. */
const TAXONOMY_TOPIC = 'catalogue.categories'

export interface FacetOption {
  label: Partial<Label>
  swatch: string | null
  position: number
}

/** An attribute that lists can be filtered by. */
export interface FacetAttribute {
  code: string
  label: Partial<Label>
  type: string
  options: ReadonlyMap<string, FacetOption>
}

export interface CategoryTexts {
  name: string
  slug: string
  description: string
  metaTitle: string
  metaDescription: string
}

export type CategoryKind = 'category' | 'dish'

/** A published category or dish with its place in the tree. */
export interface Category {
  id: number
  kind: CategoryKind
  texts: Partial<Record<Locale, CategoryTexts>>
  parent: Category | null
  children: Category[]
  /** Ids of itself and of all below it. */
  family: number[]
  /** Codes of the facets it shows; empty: all. */
  facets: string[]
  displayMode: DisplayMode
  logo: Picture | null
  banner: Picture | null
}

/** What lists are filtered by and sorted into, as all of a process remembers it. */
export class Taxonomy {
  static #kept = new WeakMap<Store, Taxonomy>()

  static of(store: Store): Taxonomy {
    const found = this.#kept.get(store) ?? new Taxonomy(store)
    this.#kept.set(store, found)
    return found
  }

  #state: TaxonomyState | null = null
  #reading: Promise<TaxonomyState> | null = null
  /** Moves whenever something of it changed. */
  version = 0

  private constructor(private readonly store: Store) {
    store.changes.follow(TAXONOMY_TOPIC, { apply: () => this.forget(), reset: () => this.forget() })
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
  /** In the order of the facets. */
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

  /** Categories, then dishes: each tree from its root down. */
  everyCategory(): Category[] {
    return [...this.roots('category'), ...this.roots('dish')].flatMap(withDescendants)
  }
}

function withDescendants(category: Category): Category[] {
  return [category, ...category.children.flatMap(withDescendants)]
}
