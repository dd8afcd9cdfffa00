import type { Registry } from '#contract/registry/schema'

type None = Record<never, never>

/**
 * The named routes, generated from the server's own (`npm run codegen`): what each takes and answers. Types only: of the
 * addresses a page is given those that its screens call (`calls` of their manifests).
 */
export type RouteName = keyof Registry & string
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

type Types<N extends RouteName> = Registry[N]['types']
export type Answer<N extends RouteName> = Types<N>['response']
export type QueryOf<N extends RouteName> = Types<N>['query']

type ParamsOf<N extends RouteName> = Types<N>['params']
/** Params that the address does not name go to the query string. */
type Params<N extends RouteName> = ParamsOf<N> & Partial<Types<N>['query']>
type ParamsField<N extends RouteName> = None extends ParamsOf<N> ? { params?: Params<N> } : { params: Params<N> }
type DataField<N extends RouteName> = None extends Types<N>['body']
  ? { data?: Types<N>['body'] }
  : { data: Types<N>['body'] }

export type CallOptions<N extends RouteName> = ParamsField<N> &
  DataField<N> & {
    query?: Types<N>['query']
    headers?: Record<string, string>
    signal?: AbortSignal
    keepalive?: boolean
  }

type Rest<N extends RouteName> = None extends CallOptions<N> ? [options?: CallOptions<N>] : [options: CallOptions<N>]

/**
 * Calls a named route. Answers its parsed body, or false for a name that start-up data does not know (which is logged).
 *
 * @throws a {@link Problem} for an answer of 400 or above
 */
export type Call = <N extends RouteName>(method: Method, name: N, ...rest: Rest<N>) => Promise<Answer<N> | false>

/** A read in nobody's name, whose answer is kept until anything changes. */
export type SharedCall = <N extends RouteName>(name: N, ...rest: Rest<N>) => Promise<Answer<N> | false>
