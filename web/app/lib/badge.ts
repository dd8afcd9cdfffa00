import { useEffect, useSyncExternalStore } from 'react'

const changeEvent = 'cellier:badge'

/** Makes the badges on the page read their cookies again. */
export function refreshBadges(): void {
  window.dispatchEvent(new Event(changeEvent))
}

function follow(onChange: () => void): () => void {
  window.addEventListener(changeEvent, onChange)
  window.addEventListener('pageshow', onChange)
  return () => {
    window.removeEventListener(changeEvent, onChange)
    window.removeEventListener('pageshow', onChange)
  }
}

function read(cookie: string): number {
  const [, text = ''] = new RegExp(`(?:^|; )${cookie}=(\\d{1,7})(?:;|$)`).exec(document.cookie) ?? []
  return Number(text)
}

/**
 * The number in a readable cookie. Pages are cached and shared between visitors, so it is 0 on the server and until the
 * page is hydrated.
 */
export function useBadge(cookie: string | undefined): number {
  useEffect(refreshBadges, [])
  return useSyncExternalStore(
    follow,
    () => (cookie ? read(cookie) : 0),
    () => 0
  )
}
