import { createHash, randomFillSync } from 'node:crypto'
import type { Area } from '#core/pages/page_area'

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

/** Inline scripts and styles that are ours: by the nonce that they bear, or by their hashes. */
export interface OwnInline {
  scripts: readonly string[]
  styles: readonly string[]
}

/**
 * What a page rendered with a nonce lets run. The back office is drawn with Mantine, which writes styles into the page as it
 * goes: there any inline style holds.
 */
export function byNonce(nonce: string, area: Area): OwnInline {
  const own = [`'nonce-${nonce}'`]
  return { scripts: own, styles: area === 'admin' ? ["'unsafe-inline'"] : own }
}

/** The policy of a page whose inline scripts and styles are known. */
export function contentPolicy(own: OwnInline, { frames = [], forms = [] }: ForeignOrigins = {}): string {
  return [
    // A page embeds what it says it embeds, and nothing else.
    `frame-src ${frames.length > 0 ? frames.join(' ') : "'none'"}`,
    "default-src 'self'",
    ["script-src 'self'", ...own.scripts].join(' '),
    // No `style` attribute holds either: scripts set styles by the properties of an element.
    ["style-src 'self'", ...own.styles].join(' '),
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

/** Turns a page of the shop rendered with a nonce into one that can be kept: hashes instead of the nonce. */
export function hashInline(
  html: string,
  nonce: string,
  origins: ForeignOrigins = {}
): { html: string; policy: string } {
  const hashes = { script: new Set<string>(), style: new Set<string>() }
  const inline = new RegExp(`<(script|style)[^>]* nonce="${escape(nonce)}"[^>]*>([\\s\\S]*?)</\\1>`, 'g')
  for (const [, kind, text = ''] of html.matchAll(inline)) {
    if (text) hashes[kind as 'script' | 'style'].add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  }
  return {
    html: html.replaceAll(` nonce="${nonce}"`, ''),
    policy: contentPolicy({ scripts: [...hashes.script], styles: [...hashes.style] }, origins),
  }
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
