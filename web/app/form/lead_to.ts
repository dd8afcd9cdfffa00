import type { MouseEvent } from 'react'

/**
 * Leads from a refusal to what it is about. Left to the browser, the new address would count as another visit of the page,
 * and what was refused would be forgotten; without a script it is a link like any other.
 */
export function leadTo(event: MouseEvent<HTMLAnchorElement>): void {
  const target = document.getElementById(event.currentTarget.hash.slice(1))
  if (!target) return
  event.preventDefault()
  target.scrollIntoView({ block: 'center' })
  target.focus({ preventScroll: true })
}
