import { Modal, type ModalProps } from '@mantine/core'
import { useEffect, useRef, type ReactNode } from 'react'
import { useWords } from '#web/lib/i18n'
import { FiguresContext, useFigures } from '../form/figures'

/**
 * A dialog of the back office. When it closes or is unmounted, the focus returns to what opened it. Mantine's dialog does
 * not do that when it is mounted only while open.
 */
export function Dialog({ opened, children, ...rest }: Omit<ModalProps, 'returnFocus'>) {
  const t = useWords()
  useOpener(opened)
  return (
    <Modal opened={opened} returnFocus={false} closeButtonProps={{ 'aria-label': t('shell.close') }} {...rest}>
      <DialogFigures>{children}</DialogFigures>
    </Modal>
  )
}

/** Provides the state of number fields while the dialog is open. */
function DialogFigures({ children }: { children: ReactNode }) {
  return <FiguresContext.Provider value={useFigures()}>{children}</FiguresContext.Provider>
}

/** The element that opened the outermost dialog. */
let outside: HTMLElement | null = null

function useOpener(isOpen: boolean): void {
  const wasOpen = useRef(false)
  const opener = useRef<HTMLElement | null>(null)
  // Read while rendering: a field with autofocus takes the focus before effects run.
  if (isOpen && !wasOpen.current && typeof document !== 'undefined') opener.current = openerOf(document.activeElement)
  wasOpen.current = isOpen
  useEffect(() => {
    if (!isOpen) return undefined
    const stay = ({ target, relatedTarget }: FocusEvent) => {
      if (target === opener.current && relatedTarget instanceof HTMLElement && isInDialog(relatedTarget))
        relatedTarget.focus()
    }
    // A menu returns the focus to its button just after its item has opened the dialog.
    document.addEventListener('focusin', stay)
    return () => {
      document.removeEventListener('focusin', stay)
      const here = document.activeElement
      if (here === document.body || isInDialog(here)) restoreFocus(opener.current)
    }
  }, [isOpen])
}

const isInDialog = (element: Element | null) => !!element?.closest('[role="dialog"]')

/** The element to focus after the dialog. For a menu item it is the menu's button, since the menu closes. */
function openerOf(element: Element | null): HTMLElement | null {
  if (!(element instanceof HTMLElement) || element === document.body) return null
  const menu = element.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  const opener = (menu ? document.getElementById(menu) : null) ?? element
  if (!isInDialog(opener)) outside = opener
  return opener
}

/** Focuses the opener, or the page when the opener is gone, such as a deleted row. */
function restoreFocus(opener: HTMLElement | null): void {
  const standing = [opener, outside].find((element) => element?.isConnected)
  standing?.focus({ preventScroll: true })
  if (document.activeElement !== standing) document.getElementById('content')?.focus({ preventScroll: true })
}
