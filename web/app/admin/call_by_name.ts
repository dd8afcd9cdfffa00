import { call } from '#web/lib/clients'

export interface NamedCallOptions {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  data?: unknown
  signal?: AbortSignal
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type Loose = (method: Method, name: string, options?: NamedCallOptions) => Promise<unknown>

/**
 * Calls a route whose name is data, such as the route of a list. Screens use `call` with a literal name, which the compiler
 * checks. Null when there is no such route.
 */
export async function callByName<T>(method: Method, name: string, options?: NamedCallOptions): Promise<T | null> {
  const answer = await (call as Loose)(method, name, options)
  return answer === false ? null : (answer as T)
}
