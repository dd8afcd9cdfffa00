import { Modal, type ModalProps } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useWords } from '#web/lib/i18n'

/**
 * A dialog of the back office. When it closes or leaves the page, the focus is back on what opened it: Mantine's own dialog
 * forgets that when it is drawn only while it is open.
 */
export function Dialog({ opened, ...rest }: Omit<ModalProps, 'returnFocus'>) {
  const t = useWords()
  useOpener(opened)
  return <Modal opened={opened} returnFocus={false} closeButtonProps={{ 'aria-label': t('shell.close') }} {...rest} />
}

/** What opened the last dialog that no other dialog opened. */
let outside: HTMLElement | null = null

function useOpener(isOpen: boolean): void {
  const wasOpen = useRef(false)
  const opener = useRef<HTMLElement | null>(null)
  // While it is drawn: a field that takes the focus by itself does so before effects run.
  if (isOpen && !wasOpen.current && typeof document !== 'undefined') opener.current = openerOf(document.activeElement)
  wasOpen.current = isOpen
  useEffect(() => {
    if (!isOpen) return undefined
    const stay = ({ target, relatedTarget }: FocusEvent) => {
      if (target === opener.current && relatedTarget instanceof HTMLElement && isInDialog(relatedTarget))
        relatedTarget.focus()
    }
    // A menu gives the focus back to its button a moment after its entry has opened the dialog.
    document.addEventListener('focusin', stay)
    return () => {
      document.removeEventListener('focusin', stay)
      const here = document.activeElement
      if (here === document.body || isInDialog(here)) giveFocusTo(opener.current)
    }
  }, [isOpen])
}

const isInDialog = (element: Element | null) => !!element?.closest('[role="dialog"]')

/** Of an entry of a menu, which closes with the choice, the button of the menu. */
function openerOf(element: Element | null): HTMLElement | null {
  if (!(element instanceof HTMLElement) || element === document.body) return null
  const menu = element.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  const opener = (menu ? document.getElementById(menu) : null) ?? element
  if (!isInDialog(opener)) outside = opener
  return opener
}

/** What has gone with the dialog's work, such as the row that it deleted, leaves the focus to the page. */
function giveFocusTo(opener: HTMLElement | null): void {
  const standing = [opener, outside].find((element) => element?.isConnected)
  standing?.focus({ preventScroll: true })
  if (document.activeElement !== standing) document.getElementById('content')?.focus({ preventScroll: true })
}
