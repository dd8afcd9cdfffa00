import { createContext, useCallback, useContext, useRef, useState } from 'react'
import { formatMoney } from '#web/lib/formats'
import { useLocale } from '#web/lib/shell'
import { isJump } from './read_figure'

/** An unreadable or ambiguous input of a number field. */
export interface Unread {
  text: string
  /** Error at the field. */
  message: string
}

/** An amount before and after the change. */
export interface Amount {
  label: string
  currency: string
  from: number | null
  to: number | null
}

/** Label and currency of an amount, for the confirmation of a jump. */
export interface MoneyWords {
  label: string
  currency: string
}

/** A change of an amount that needs a confirmation, with formatted amounts. */
export interface Jump {
  key: string
  label: string
  from: string
  to: string
}

/** State of the number fields of a form or dialog: errors to fix and jumps to confirm before it is sent. */
export interface Figures {
  /** By path or id of the field. */
  unread: Readonly<Record<string, Unread>>
  /** True after an attempt to submit with errors: then a focused field shows its error, too. */
  areErrorsShown: boolean
  setUnread: (id: string, unread: Unread | null) => void
  /** Watches an amount for jumps. Null stops watching it. */
  watch: (id: string, amount: Amount | null) => void
  jumps: readonly Jump[]
  /** Whether everything may be sent. If not, the fields show their errors, or `jumps` needs a confirmation. */
  mayGo: (amounts?: Iterable<readonly [string, Amount]>) => boolean
  /** Confirms the jumps. */
  agree: () => void
  /** Closes the question without confirming. */
  dismiss: () => void
  /** Resets the state, for values reloaded from the server. */
  clear: () => void
}

const none: readonly Jump[] = []

export function useFigures(): Figures {
  const locale = useLocale()
  const [unread, setAllUnread] = useState<Record<string, Unread>>({})
  const [areErrorsShown, setErrorsShown] = useState(false)
  const [jumps, setJumps] = useState(none)
  const watched = useRef(new Map<string, Amount>()).current
  const agreed = useRef(new Set<string>()).current
  const setUnread = useCallback<Figures['setUnread']>((id, found) => {
    setAllUnread((before) => {
      if (found?.text === before[id]?.text && found?.message === before[id]?.message) return before
      const { [id]: _, ...others } = before
      return found ? { ...others, [id]: found } : others
    })
  }, [])
  const watch = useCallback<Figures['watch']>(
    (id, amount) => {
      if (amount) watched.set(id, amount)
      else watched.delete(id)
    },
    [watched]
  )
  const dismiss = useCallback(() => setJumps(none), [])
  const mayGo: Figures['mayGo'] = (amounts = watched) => {
    const isReadable = Object.keys(unread).length === 0
    setErrorsShown(!isReadable)
    if (!isReadable) return false
    const found = [...amounts]
      .filter(([id, { from, to }]) => isJump(from, to) && !agreed.has(`${id} ${to}`))
      .map(([id, { label, currency, from, to }]) => ({
        key: `${id} ${to}`,
        label,
        from: formatMoney(locale, { amount: from ?? 0, currency }),
        to: formatMoney(locale, { amount: to ?? 0, currency }),
      }))
    setJumps(found.length > 0 ? found : none)
    return found.length === 0
  }
  const agree = () => {
    jumps.forEach(({ key }) => agreed.add(key))
    setJumps(none)
  }
  const clear = useCallback(() => {
    setAllUnread({})
    setErrorsShown(false)
    setJumps(none)
  }, [])
  return { unread, areErrorsShown, setUnread, watch, jumps, mayGo, agree, dismiss, clear }
}

/** State of the surrounding form or dialog; null when each field has its own. */
export const FiguresContext = createContext<Figures | null>(null)

/** The check before submitting a dialog that is not a form, and the question to show first. */
export function useFigureCheck() {
  const figures = useContext(FiguresContext)
  return {
    mayGo: () => figures?.mayGo() ?? true,
    question: figures && figures.jumps.length > 0 ? figures : null,
  }
}
