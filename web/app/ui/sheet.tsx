import { useEffect, useRef, type ReactNode } from 'react'
import { useWords } from '#web/lib/i18n'
import { IconX } from './icons'

/** `whole`: full screen; `aside`: at the right edge on larger screens; `content`: as high as its content. */
type Place = 'whole' | 'aside' | 'content'

interface SheetProps {
  title: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
  footer?: ReactNode
  place?: Place
}

const places: Record<Place, string> = {
  whole: 'inset-0 h-dvh w-full',
  aside: 'inset-0 left-auto h-dvh w-full sm:max-w-md',
  content:
    'inset-x-0 top-auto bottom-0 m-0 h-auto max-h-dvh w-full sm:inset-0 sm:m-auto sm:h-fit sm:max-w-md sm:rounded-sm',
}

/** A modal sheet. The native dialog traps the focus and closes on Escape. */
export function Sheet({ title, isOpen, onClose, children, footer, place = 'whole' }: SheetProps) {
  const t = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!isOpen) return undefined
    const opener = document.activeElement
    const sheet = dialog.current
    sheet?.showModal()
    return () => {
      // The browser returns the focus when a dialog is closed, but not when it was removed from the page.
      const hadFocus = sheet?.contains(document.activeElement) || document.activeElement === document.body
      sheet?.close()
      if (hadFocus) restoreFocus(opener)
    }
  }, [isOpen])
  return (
    <dialog
      ref={dialog}
      aria-label={title}
      onClose={onClose}
      className={`fixed overscroll-contain bg-paper backdrop:bg-ink/40 ${places[place]}`}
    >
      {isOpen && (
        <div className={`flex flex-col ${place === 'content' ? 'max-h-dvh' : 'h-full'}`}>
          <div className="flex items-center justify-between border-b border-line py-1 pr-1 pl-4">
            <h2 className="py-2 font-serif text-xl leading-tight">{title}</h2>
            <button
              type="button"
              onClick={onClose}
              aria-label={t('shell.close')}
              className="grid size-11 place-items-center"
            >
              <IconX size={22} />
            </button>
          </div>
          <div className="flex-1 overflow-y-auto px-4 py-4">{children}</div>
          {footer && <div className="border-t border-line p-4">{footer}</div>}
        </div>
      )}
    </dialog>
  )
}

/** Focuses what opened the sheet, or the page's content if that is gone. */
function restoreFocus(opener: Element | null): void {
  if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) {
    opener.focus({ preventScroll: true })
  }
  if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true })
}
