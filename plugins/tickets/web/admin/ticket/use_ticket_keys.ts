import { useWindowEvent } from '@mantine/hooks'

/** Keys of a ticket: the part of the page that each leads to. */
const PARTS: Record<string, string> = { a: 'assigneeId', s: 'statusId', n: 'note', t: 'subtask' }

/** `a` assigns, `s` moves, `n` writes a note, `t` adds a subtask: without the mouse. */
export function useTicketKeys(): void {
  useWindowEvent('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    const part = PARTS[event.key]
    const place = part && document.querySelector(`[data-ticket-part="${part}"]`)
    const input = place && place.querySelector<HTMLElement>('input:not([type="hidden"]), textarea, button')
    if (!input) return
    event.preventDefault()
    if (input.tagName === 'BUTTON') input.click()
    else input.focus()
  })
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]') !== null
  )
}
