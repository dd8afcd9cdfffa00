import type { AppLoadContext } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { NonceContext } from '../lib/shell'
import { PageBody } from './page_body.server'
import type { Page } from './write_page.server'

/** Loaders' deferred data is given up after this many milliseconds; the render a second later. */
export const streamTimeout = 5_000
const renderTimeout = streamTimeout + 1_000

interface StreamedPage extends Page {
  /** The page's data, some of it still on its way. */
  handoff: ReadableStream<Uint8Array>
  request: Request
  context: AppLoadContext
  handleError: (error: unknown, at: Pick<StreamedPage, 'request' | 'context'>) => void
}

/**
 * A page that goes out before all of its data is there. To crawlers and the page cache (`context.renderToEnd`) it goes out
 * when it is whole.
 */
export function streamPage({ url, nonce, remix, handoff, request, context, handleError }: StreamedPage) {
  const isWhole = context.renderToEnd === true || isbot(request.headers.get('user-agent'))
  return new Promise<{ body: PageBody; hasFailed: boolean }>((resolve, reject) => {
    let hasShell = false
    let hasFailed = false
    const send = () => {
      const body = new PageBody()
      // The timer would keep the page's memory for its whole time: it ends with the body.
      body.once('close', () => clearTimeout(timer))
      request.signal.addEventListener('abort', () => body.destroy(), { once: true })
      resolve({ body, hasFailed })
      // All of a writable stream that React uses.
      pipe(body as unknown as NodeJS.WritableStream)
    }
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <RemixServer
          context={{ ...remix, serverHandoffStream: handoff }}
          url={url}
          abortDelay={streamTimeout}
          nonce={nonce}
        />
      </NonceContext.Provider>,
      {
        nonce,
        ...(isWhole ? { onAllReady: send } : {}),
        onShellReady() {
          hasShell = true
          if (!isWhole) send()
        },
        onShellError(error) {
          clearTimeout(timer)
          reject(error)
        },
        onError(error) {
          hasFailed = true
          // Before the shell stands the rejection carries it; after that nobody else would hear of it.
          if (hasShell) handleError(error, { request, context })
        },
      }
    )
    const timer = setTimeout(abort, renderTimeout)
    request.signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  })
}
