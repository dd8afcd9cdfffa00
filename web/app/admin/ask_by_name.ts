import type { ServerContext } from '#web/lib/context'
import { notFound } from '#web/lib/screen_loader'
import type { Loose, Method, NamedCallOptions } from './call_by_name'

/** The same for loaders: a route that does not exist is a page that does not. */
export async function askByName<T>(
  context: ServerContext,
  method: Method,
  name: string,
  options?: NamedCallOptions
): Promise<T> {
  const answer = await (context.call as Loose)(method, name, options)
  if (answer === false) throw notFound()
  return answer as T
}
