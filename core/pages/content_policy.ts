import { createHash, randomFillSync } from 'node:crypto'

const NONCE_BYTES = 16

/** Drawn for many pages at once: asking the system costs as much as the page's whole way through the router. */
const drawn = Buffer.alloc(256 * NONCE_BYTES)
let used = drawn.length

export function newNonce(): string {
  if (used === drawn.length) {
    randomFillSync(drawn)
    used = 0
  }
  used += NONCE_BYTES
  return drawn.toString('base64', used - NONCE_BYTES, used)
}

/** Origins beside the shop's own that a page has to do with: those it embeds, and those its forms may lead to. */
export interface ForeignOrigins {
  frames?: readonly string[]
  forms?: readonly string[]
}

/** The policy of a page whose inline scripts bear a nonce or are known by their hashes. */
export function contentPolicy(scripts: string[], { frames = [], forms = [] }: ForeignOrigins = {}): string {
  return [
    // A page embeds what it says it embeds, and nothing else.
    `frame-src ${frames.length > 0 ? frames.join(' ') : "'none'"}`,
    "default-src 'self'",
    `script-src 'self' ${scripts.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    // Browsers hold the answers of a form to it too: a form of ours that is answered by a way elsewhere needs its origin.
    ["form-action 'self'", ...new Set(forms)].join(' '),
    "frame-ancestors 'self'",
  ].join('; ')
}

/** Turns a page rendered with a nonce into one that can be kept: hashes instead of the nonce. */
export function hashScripts(
  html: string,
  nonce: string,
  origins: ForeignOrigins = {}
): { html: string; policy: string } {
  const hashes = new Set<string>()
  const script = new RegExp(`<script[^>]* nonce="${escape(nonce)}"[^>]*>([\\s\\S]*?)</script>`, 'g')
  for (const [, text = ''] of html.matchAll(script)) {
    if (text) hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  }
  return {
    html: html.replaceAll(` nonce="${nonce}"`, ''),
    policy: contentPolicy([...hashes], origins),
  }
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
