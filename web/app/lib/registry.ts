import type { Init } from './context'
import type {
  CategoryNode,
  HomePage,
  Metadata,
  ProductList,
  PermalinkTarget,
  ProductPage,
  SearchAnswer,
} from './shapes'

/** One endpoint, in the form that the generated registry uses. */
interface Endpoint<P, Q, B, R> {
  types: { params: P; query: Q; body: B; response: R }
}

interface ListQuery {
  page?: number
  limit?: number
  sort?: string
  q?: string
  /** Option codes joined by comma, ranges as `10..50`. */
  filter?: Record<string, string>
}

interface Credentials {
  email: string
  password: string
  remember?: boolean
}

type None = Record<never, never>

/**
 * The routes the web calls, by name. This is the single place that decides where their types come from: with the generated
 * contract it becomes `export type { Registry as RouteRegistry } from '#contract/registry/schema'`.
 */
export interface RouteRegistry {
  'init': Endpoint<None, None, None, Init>
  'get-metadata': Endpoint<None, { route: string; url: string; title?: string }, None, Metadata>
  'search.index': Endpoint<None, { q: string; limit?: number; suggest?: boolean }, None, SearchAnswer>
  'platform.permalinks.show': Endpoint<None, { path: string }, None, PermalinkTarget>
  'catalogue.home.show': Endpoint<None, None, None, HomePage>
  'catalogue.products.index': Endpoint<None, ListQuery, None, ProductList>
  'catalogue.products.show': Endpoint<{ slug: string }, None, None, ProductPage>
  'catalogue.categories.index': Endpoint<None, { kind?: 'category' | 'dish' }, None, { data: CategoryNode[] }>
  'users.session.store': Endpoint<None, None, Credentials, unknown>
  'users.session.destroy': Endpoint<None, None, None, unknown>
  'users.admin.session.store': Endpoint<None, None, Credentials, unknown>
  'users.admin.session.destroy': Endpoint<None, None, None, unknown>
}

export type RouteName = keyof RouteRegistry & string
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

type Types<N extends RouteName> = RouteRegistry[N]['types']
export type Answer<N extends RouteName> = Types<N>['response']

type ParamsOf<N extends RouteName> = Types<N>['params']
/** Params that the address does not name go to the query string. */
type Params<N extends RouteName> = ParamsOf<N> & Partial<Types<N>['query']>
type ParamsField<N extends RouteName> = None extends ParamsOf<N> ? { params?: Params<N> } : { params: Params<N> }
type DataField<N extends RouteName> = None extends Types<N>['body']
  ? { data?: Types<N>['body'] }
  : { data: Types<N>['body'] }

export type CallOptions<N extends RouteName> = ParamsField<N> &
  DataField<N> & { query?: Types<N>['query']; signal?: AbortSignal }

type Rest<N extends RouteName> = None extends CallOptions<N> ? [options?: CallOptions<N>] : [options: CallOptions<N>]

/**
 * Calls a named route. Answers its parsed body, or false for a name that start-up data does not know (which is logged).
 *
 * @throws a {@link Problem} for an answer of 400 or above
 */
export type Call = <N extends RouteName>(method: Method, name: N, ...rest: Rest<N>) => Promise<Answer<N> | false>

/** A read in nobody's name, whose answer is kept until anything changes. */
export type SharedCall = <N extends RouteName>(name: N, ...rest: Rest<N>) => Promise<Answer<N> | false>
