import { call } from '#web/lib/clients'

export interface NamedCallOptions {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  data?: unknown
  signal?: AbortSignal
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type Loose = (method: Method, name: string, options?: NamedCallOptions) => Promise<unknown>

/**
 * A call whose route name is data: what the kit asks in the name of whichever list or job it is given. Screens call by
 * literal names (`call`), which the compiler checks. Null: this shop has no such route.
 */
export async function callByName<T>(method: Method, name: string, options?: NamedCallOptions): Promise<T | null> {
  const answer = await (call as Loose)(method, name, options)
  return answer === false ? null : (answer as T)
}
