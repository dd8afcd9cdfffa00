import { useEffect, useRef, type FocusEvent } from 'react'

/** When the focused row is gone, such as a deleted one, the page takes the focus: it would be lost otherwise. */
export function useFocusAfterRows(rows: readonly unknown[]): (event: FocusEvent) => void {
  const last = useRef<Element | null>(null)
  useEffect(() => {
    if (!last.current || last.current.isConnected || document.activeElement !== document.body) return
    last.current = null
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [rows])
  return ({ target }) => {
    last.current = target
  }
}
