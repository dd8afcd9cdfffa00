import type { MouseEvent } from 'react'

/**
 * Moves from an error message to its field, without changing the address. Following the link would count as a new visit of
 * the page and lose the refusal. Without JavaScript it is a plain link.
 */
export function leadTo(event: MouseEvent<HTMLAnchorElement>): void {
  const target = document.getElementById(event.currentTarget.hash.slice(1))
  if (!target) return
  event.preventDefault()
  target.scrollIntoView({ block: 'center' })
  target.focus({ preventScroll: true })
}
