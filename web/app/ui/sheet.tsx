import { useEffect, useRef, type ReactNode } from 'react'
import { useWords } from '#web/lib/i18n'
import { IconX } from './icons'

interface SheetProps {
  title: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
  footer?: ReactNode
  /** Stands at the right edge where there is room, instead of over everything. */
  isAside?: boolean
}

/** A sheet over the whole height. The browser's own modal dialog keeps the focus inside and closes on Escape. */
export function Sheet({ title, isOpen, onClose, children, footer, isAside = false }: SheetProps) {
  const t = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  return (
    <dialog
      ref={dialog}
      aria-label={title}
      onClose={onClose}
      className={`fixed inset-0 h-dvh w-full overscroll-contain bg-paper backdrop:bg-ink/40 ${isAside ? 'left-auto sm:max-w-md' : ''}`}
    >
      {isOpen && (
        <div className="flex h-full flex-col">
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
