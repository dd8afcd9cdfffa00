import type { Registry } from '#contract/registry/schema'
import type {
  CategoryNode,
  HomePage,
  Metadata,
  ProductList,
  ProductPage,
  SearchAnswer,
} from '../../web/app/lib/shapes.js'

type Answer<Name extends keyof Registry> = Registry[Name]['types']['response']

/** Names of routes whose answer the generated registry does not know: a controller imported by a relative path, mostly. */
type Unknown = {
  [Name in keyof Registry]: unknown extends Answer<Name> ? Name : never
}[keyof Registry]

/** Does not compile as long as there is one: the compiler names it. */
export const unknownAnswers: [Unknown] extends [never] ? true : Unknown = true

/** The same for reads that answer, as far as the registry knows, nothing. */
type Empty = {
  [Name in keyof Registry]: 'GET' extends Registry[Name]['methods'][number]
    ? [Answer<Name>] extends [void]
      ? Name
      : never
    : never
}[keyof Registry]

export const emptyAnswers: [Empty] extends [never] ? true : Empty = true

/** What the server answers is what screens are written for. */
export const sameMetadata: Answer<'get-metadata'> extends Metadata ? true : Metadata = true
export const sameSearch: Answer<'search.index'> extends SearchAnswer ? true : SearchAnswer = true

type Same<Name extends keyof Registry, Shape> = Answer<Name> extends Shape ? true : Answer<Name>

export const sameList: Same<'catalogue.products.index', ProductList> = true
export const sameProduct: Same<'catalogue.products.show', ProductPage> = true
export const sameCategories: Same<'catalogue.categories.index', { data: CategoryNode[] }> = true
export const sameHome: Same<'catalogue.home.show', HomePage> = true
