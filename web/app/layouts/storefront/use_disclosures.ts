import { useLocation } from '@remix-run/react'
import { useEffect, type RefObject } from 'react'

/**
 * Closes the `details` inside an element when the visitor goes to another page, presses Escape or turns to another part of the
 * page. They open and close without scripts, too.
 */
export function useDisclosures(element: RefObject<HTMLElement | null>): void {
  const { key } = useLocation()
  useEffect(() => close(element.current, null), [element, key])
  useEffect(() => {
    const leave = ({ target }: Event) => close(element.current, target as Node)
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const open = element.current?.querySelector<HTMLDetailsElement>('details[open]')
      close(element.current, null)
      open?.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', escape)
    }
  }, [element])
}

/** Closes all but those that `inside` is in. */
function close(element: HTMLElement | null, inside: Node | null): void {
  for (const details of element?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []) {
    if (!inside || !details.contains(inside)) details.open = false
  }
}
