import { createHash, randomFillSync } from 'node:crypto'
import type { Area } from '#core/pages/page_area'

const NONCE_BYTES = 16

/** Random bytes for many nonces: one call to the system costs as much as routing a page. */
const pool = Buffer.alloc(256 * NONCE_BYTES)
let used = pool.length

export function newNonce(): string {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  used += NONCE_BYTES
  return pool.toString('base64', used - NONCE_BYTES, used)
}

/** Origins other than the shop's that a page may embed in frames, and that its forms may redirect to. */
export interface ForeignOrigins {
  frames?: readonly string[]
  forms?: readonly string[]
}

/** CSP sources of the shop's own inline scripts and styles: a nonce, or hashes. */
export interface OwnInline {
  scripts: readonly string[]
  styles: readonly string[]
}

/**
 * The CSP sources of a page that is rendered with a nonce. The back office allows any inline style, because Mantine adds
 * styles at run time.
 */
export function byNonce(nonce: string, area: Area): OwnInline {
  const own = [`'nonce-${nonce}'`]
  return { scripts: own, styles: area === 'admin' ? ["'unsafe-inline'"] : own }
}

/** The Content-Security-Policy of a page. */
export function contentPolicy(own: OwnInline, { frames = [], forms = [] }: ForeignOrigins = {}): string {
  return [
    `frame-src ${frames.length > 0 ? frames.join(' ') : "'none'"}`,
    "default-src 'self'",
    ["script-src 'self'", ...own.scripts].join(' '),
    // This forbids `style` attributes too. Scripts set styles by the properties of an element.
    ["style-src 'self'", ...own.styles].join(' '),
    // `blob:` shows a chosen picture before it is sent.
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    // Browsers apply it to redirects after a form, too: the origins that our forms are redirected to must be in it.
    ["form-action 'self'", ...new Set(forms)].join(' '),
    "frame-ancestors 'self'",
  ].join('; ')
}

/** Makes a page that was rendered with a nonce cacheable: replaces the nonce by hashes. */
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
