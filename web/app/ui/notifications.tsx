import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useWords } from '#web/lib/i18n'
import { takeNotice } from '#web/lib/notices'
import { IconX } from './icons'

export interface Notification {
  message: string
  caption?: string
  kind?: 'positive' | 'negative'
}

type Shown = Notification & { id: number }

/** Milliseconds that a notification is shown. The pointer or the focus on it pauses the time. */
export const notificationTime = 5_000

const Context = createContext<(notification: Notification) => void>(() => {})

/** Shows a short message at the edge of the page for {@link notificationTime}. */
export function useNotify() {
  return useContext(Context)
}

export function NotificationsProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown[]>([])
  const last = useRef(0)
  const notify = useCallback((notification: Notification) => {
    last.current += 1
    const id = last.current
    setShown((before) => [...before.slice(-2), { ...notification, id }])
  }, [])
  const close = useCallback((id: number) => setShown((before) => before.filter((entry) => entry.id !== id)), [])
  useCookieNotice(notify)
  return (
    <Context.Provider value={notify}>
      {children}
      <div
        role="status"
        className="pointer-events-none fixed print:hidden inset-x-4 bottom-[calc(var(--bars)+1rem)] z-40 grid justify-items-center gap-2 md:bottom-6"
      >
        {shown.map((entry) => (
          <Toast key={entry.id} {...entry} onClose={close} />
        ))}
      </div>
    </Context.Provider>
  )
}

/** Shows the notice that an action left in a cookie. */
function useCookieNotice(notify: (notification: Notification) => void) {
  const t = useWords()
  useEffect(() => {
    const key = takeNotice()
    if (key) notify({ message: t(`shell.notice.${key}`), kind: 'positive' })
  })
}

function Toast({ id, message, caption, kind, onClose }: Shown & { onClose: (id: number) => void }) {
  const t = useWords()
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return undefined
    const timer = setTimeout(onClose, notificationTime, id)
    return () => clearTimeout(timer)
  }, [isHeld, id, onClose])
  const hold = useMemo(() => {
    const start = () => setHeld(true)
    const end = () => setHeld(false)
    return { onMouseEnter: start, onMouseLeave: end, onFocus: start, onBlur: end }
  }, [])
  const edge = kind === 'negative' ? 'border-l-negative' : 'border-l-positive'
  return (
    <div
      {...hold}
      className={`pointer-events-auto flex max-w-md items-start gap-4 rounded-sm border border-l-4 border-line bg-surface py-3 pr-2 pl-4 shadow-soft ${edge}`}
    >
      <p className="py-1">
        <span className="font-semibold">{message}</span>
        {caption && <span className="block text-sm text-muted">{caption}</span>}
      </p>
      <button
        type="button"
        onClick={() => onClose(id)}
        aria-label={t('shell.close')}
        className="grid size-9 place-items-center"
      >
        <IconX size={18} />
      </button>
    </div>
  )
}
