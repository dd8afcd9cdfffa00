import type { AppLoadContext, EntryContext, LoaderFunctionArgs } from '@remix-run/node'
import { isRouteErrorResponse } from '@remix-run/react'
import { readHandoff } from './render/handoff.server'
import { streamPage, streamTimeout } from './render/stream_page.server'
import { writePage } from './render/write_page.server'

/** Read by Remix: it aborts deferred loader data after this many milliseconds. */
export { streamTimeout }

/**
 * Logs unexpected errors. Refused calls and unknown routes are normal responses; errors of aborted requests are ignored.
 */
export function handleError(
  error: unknown,
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>
): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  if (error instanceof Error && error.name === 'Problem') return
  context.report?.(error)
}

/** Renders a page in one go, or streams it when it has deferred data or suspends. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  const handoff = await readHandoff(remixContext.serverHandoffStream as ReadableStream<Uint8Array>)
  const page = { url: request.url, nonce: context.nonce, remix: remixContext }
  const written = handoff.stream ? null : writePage({ ...page, handoff: handoff.text })
  // Passed in the context: as the body of the response it would become a web stream and be copied chunk by chunk.
  if (written) {
    context.body = written
    return new Response(null, { headers, status })
  }
  const stream = handoff.stream ?? new Blob([handoff.text]).stream()
  const { body, hasFailed } = await streamPage({ ...page, handoff: stream, request, context, handleError })
  context.body = body
  return new Response(null, { headers, status: hasFailed ? 500 : status })
}
