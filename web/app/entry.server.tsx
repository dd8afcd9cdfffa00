import type { AppLoadContext, EntryContext, LoaderFunctionArgs } from '@remix-run/node'
import { isRouteErrorResponse } from '@remix-run/react'
import { readHandoff } from './render/handoff.server'
import { streamPage, streamTimeout } from './render/stream_page.server'
import { writePage } from './render/write_page.server'

/** Read by Remix, which gives up loaders' deferred data after this many milliseconds. */
export { streamTimeout }

/**
 * Has the server write down what nobody expected. What a call of ours was refused, or what the router does not know, is
 * an answer and no fault; whoever went away before the end misses nothing.
 */
export function handleError(
  error: unknown,
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>
): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  if (error instanceof Error && error.name === 'Problem') return
  context.report?.(error)
}

/** A page that waits for nothing is written in one go; only one that waits, for its data or in a screen, is streamed. */
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
  // Handed over beside the answer: in it, it would become a web stream and be copied piece by piece.
  if (written) {
    context.body = written
    return new Response(null, { headers, status })
  }
  const stream = handoff.stream ?? new Blob([handoff.text]).stream()
  const { body, hasFailed } = await streamPage({ ...page, handoff: stream, request, context, handleError })
  context.body = body
  return new Response(null, { headers, status: hasFailed ? 500 : status })
}
