import type { Registry } from '#contract/registry/schema'

type None = Record<never, never>

/**
 * The named routes with the types of their requests and responses, generated from the server's (`npm run codegen`). The
 * addresses come with the page, which carries only those of its manifests' `calls`.
 */
export type RouteName = keyof Registry & string
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

type Types<N extends RouteName> = Registry[N]['types']
export type ResponseOf<N extends RouteName> = Types<N>['response']
export type QueryOf<N extends RouteName> = Types<N>['query']
export type BodyOf<N extends RouteName> = Types<N>['body']

type ParamsOf<N extends RouteName> = Types<N>['params']
/** Params without a placeholder in the address go to the query string. */
type Params<N extends RouteName> = ParamsOf<N> & Partial<Types<N>['query']>
type ParamsField<N extends RouteName> = None extends ParamsOf<N> ? { params?: Params<N> } : { params: Params<N> }
/** A form with a file is sent as `FormData`, whose fields the compiler cannot check. */
type DataField<N extends RouteName> =
  None extends BodyOf<N> ? { data?: BodyOf<N> | FormData } : { data: BodyOf<N> | FormData }

export type CallOptions<N extends RouteName> = ParamsField<N> &
  DataField<N> & {
    query?: Types<N>['query']
    headers?: Record<string, string>
    signal?: AbortSignal
    keepalive?: boolean
  }

type Rest<N extends RouteName> = None extends CallOptions<N> ? [options?: CallOptions<N>] : [options: CallOptions<N>]

/**
 * Calls a named route: the parsed body of the response, or false for a name that is not in the start-up data (logged).
 *
 * @throws a {@link Problem} for a status of 400 or above
 */
export type Call = <N extends RouteName>(method: Method, name: N, ...rest: Rest<N>) => Promise<ResponseOf<N> | false>

/** A GET request without a user. Its response is cached until any data changes. */
export type SharedCall = <N extends RouteName>(name: N, ...rest: Rest<N>) => Promise<ResponseOf<N> | false>
