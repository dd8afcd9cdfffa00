import { useEffect, useSyncExternalStore } from 'react'

const changed = 'cellier:badge'

/** Tells the badges on the page that their cookies may say something else now. */
export function announceBadge(): void {
  window.dispatchEvent(new Event(changed))
}

function follow(onChange: () => void): () => void {
  window.addEventListener(changed, onChange)
  window.addEventListener('pageshow', onChange)
  return () => {
    window.removeEventListener(changed, onChange)
    window.removeEventListener('pageshow', onChange)
  }
}

function read(cookie: string): number {
  const [, text = ''] = new RegExp(`(?:^|; )${cookie}=(\\d{1,7})(?:;|$)`).exec(document.cookie) ?? []
  return Number(text)
}

/**
 * The number that a readable cookie holds, for a place on pages that are kept for everybody: 0 on the server, and until
 * the page is alive.
 */
export function useBadge(cookie: string | undefined): number {
  useEffect(announceBadge, [])
  return useSyncExternalStore(
    follow,
    () => (cookie ? read(cookie) : 0),
    () => 0
  )
}
