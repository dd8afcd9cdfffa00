import type { AppLoadContext } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { NonceContext } from '../lib/shell'
import { PageBody } from './page_body.server'
import type { Page } from './write_page.server'

/** Milliseconds after which Remix aborts deferred loader data. The render is aborted a second later. */
export const streamTimeout = 5_000
const renderTimeout = streamTimeout + 1_000

interface StreamedPage extends Page {
  /** The loader data, part of which may be pending. */
  handoff: ReadableStream<Uint8Array>
  request: Request
  context: AppLoadContext
  handleError: (error: unknown, at: Pick<StreamedPage, 'request' | 'context'>) => void
}

/**
 * Streams a page before all of its data is loaded. Crawlers and the page cache (`context.renderToEnd`) get it when it is
 * complete.
 */
export function streamPage({ url, nonce, remix, handoff, request, context, handleError }: StreamedPage) {
  const waitsForAll = context.renderToEnd === true || isbot(request.headers.get('user-agent'))
  return new Promise<{ body: PageBody; hasFailed: boolean }>((resolve, reject) => {
    let hasShell = false
    let hasFailed = false
    const send = () => {
      const body = new PageBody()
      // A running timer would keep the page in memory until it fires.
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
        ...(waitsForAll ? { onAllReady: send } : {}),
        onShellReady() {
          hasShell = true
          if (!waitsForAll) send()
        },
        onShellError(error) {
          clearTimeout(timer)
          reject(error)
        },
        onError(error) {
          hasFailed = true
          // Before the shell is ready, the rejection reports the error. Afterwards only this call does.
          if (hasShell) handleError(error, { request, context })
        },
      }
    )
    const timer = setTimeout(abort, renderTimeout)
    request.signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  })
}
