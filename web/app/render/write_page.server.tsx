import type { EntryContext } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { renderToString } from 'react-dom/server'
import { inline } from '../lib/inline'
import { NonceContext } from '../lib/shell'
import { PartCollectorContext } from '../ui/cached_markup'
import { CachedParts } from './cached_parts.server'

export interface Page {
  url: string
  nonce: string
  remix: EntryContext
}

/** React's mark for a part that suspended or failed, which the browser shall render. */
const unfinished = '<!--$!-->'

/** Off in development: a cached part would outlive the edit of its component. */
const cachesMarkup = import.meta.env.PROD

/**
 * A whole page as bytes: the document, and the data that Remix would have streamed after it. React's stream encodes each of
 * the thousands of chunks of a page separately, which takes longer than rendering them; `renderToString` joins them first.
 * Returns null when part of the page is not ready; stream such a page instead.
 */
export function writePage({ url, nonce, remix, handoff }: Page & { handoff: string }): Buffer | null {
  const { serverHandoffStream: _, ...context } = remix
  const parts = new CachedParts(nonce)
  const document = renderToString(
    <NonceContext.Provider value={nonce}>
      <PartCollectorContext.Provider value={cachesMarkup ? parts : null}>
        <RemixServer context={context} url={url} nonce={nonce} />
      </PartCollectorContext.Provider>
    </NonceContext.Provider>
  )
  if (document.includes(unfinished)) return null
  const data = remix.renderMeta?.didRenderScripts ? dataScript(handoff, nonce) : ''
  return parts.fill(`<!DOCTYPE html>${document}${data}`)
}

function dataScript(handoff: string, nonce: string): string {
  const stream = 'window.__remixContext.streamController'
  return `<script nonce="${nonce}">${stream}.enqueue(${inline(handoff)});${stream}.close();</script>`
}
