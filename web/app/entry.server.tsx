import type { AppLoadContext, EntryContext, LoaderFunctionArgs } from '@remix-run/node'
import { RemixServer, isRouteErrorResponse } from '@remix-run/react'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { PageBody } from './lib/page_body.server'
import { NonceContext } from './lib/shell'

/** Loaders' deferred data is given up after this many milliseconds; the render a second later. */
export const streamTimeout = 5_000
const renderTimeout = streamTimeout + 1_000

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

/** Streams to browsers; to crawlers and the page cache (`context.renderToEnd`) the page goes out when it is whole. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext
): Promise<Response> {
  const whole = context.renderToEnd === true || isbot(request.headers.get('user-agent'))
  const { nonce } = context
  return new Promise((resolve, reject) => {
    let hasShell = false
    const send = () => {
      const body = new PageBody()
      // The timer would keep the page's memory for its whole time: it ends with the body.
      body.once('close', () => clearTimeout(timer))
      request.signal.addEventListener('abort', () => body.destroy(), { once: true })
      headers.set('content-type', 'text/html; charset=utf-8')
      // Handed over beside the answer: as a web stream it would be copied piece by piece, twice.
      context.body = body
      resolve(new Response(null, { headers, status }))
      // All of a writable stream that React uses.
      pipe(body as unknown as NodeJS.WritableStream)
    }
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <RemixServer context={remixContext} url={request.url} abortDelay={streamTimeout} nonce={nonce} />
      </NonceContext.Provider>,
      {
        nonce,
        ...(whole ? { onAllReady: send } : {}),
        onShellReady() {
          hasShell = true
          if (!whole) send()
        },
        onShellError(error) {
          clearTimeout(timer)
          reject(error)
        },
        onError(error) {
          status = 500
          // Before the shell stands the rejection carries it; after that nobody else would hear of it.
          if (hasShell) handleError(error, { request, context })
        },
      }
    )
    const timer = setTimeout(abort, renderTimeout)
    request.signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  })
}
