import type { ServerContext } from '#web/lib/context'
import { notFound } from '#web/lib/screen_loader'
import type { Loose, Method, NamedCallOptions } from './call_by_name'

/** Like `callByName`, for loaders. @throws a 404 page when there is no such route */
export async function callByNameOrFail<T>(
  context: ServerContext,
  method: Method,
  name: string,
  options?: NamedCallOptions
): Promise<T> {
  const answer = await (context.call as Loose)(method, name, options)
  if (answer === false) throw notFound()
  return answer as T
}
