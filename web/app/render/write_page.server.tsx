import type { EntryContext } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { renderToString } from 'react-dom/server'
import { inline } from '../lib/inline'
import { NonceContext } from '../lib/shell'
import { KeeperContext } from '../ui/kept'
import { Pieces } from './pieces.server'

export interface Page {
  url: string
  nonce: string
  remix: EntryContext
}

/** What React leaves for the browser to draw: part of the page was not ready, or failed. */
const unfinished = '<!--$!-->'

/** While screens are being written no markup is kept: it would outlive the screen it was made by. */
const keeps = import.meta.env.PROD

/**
 * A whole page as bytes. React's stream encodes each of the thousands of pieces of a page by itself, which takes longer than
 * rendering them; here they are joined as text. The page's data follows as Remix' own stream would have sent it. Null when
 * part of the page is not ready: such a page is one to stream.
 */
export function writePage({ url, nonce, remix, handoff }: Page & { handoff: string }): Buffer | null {
  const { serverHandoffStream: _, ...context } = remix
  const pieces = new Pieces(nonce)
  const document = renderToString(
    <NonceContext.Provider value={nonce}>
      <KeeperContext.Provider value={keeps ? pieces : null}>
        <RemixServer context={context} url={url} nonce={nonce} />
      </KeeperContext.Provider>
    </NonceContext.Provider>
  )
  if (document.includes(unfinished)) return null
  const data = remix.renderMeta?.didRenderScripts ? dataScript(handoff, nonce) : ''
  return pieces.fill(`<!DOCTYPE html>${document}${data}`)
}

function dataScript(handoff: string, nonce: string): string {
  const stream = 'window.__remixContext.streamController'
  return `<script nonce="${nonce}">${stream}.enqueue(${inline(handoff)});${stream}.close();</script>`
}
