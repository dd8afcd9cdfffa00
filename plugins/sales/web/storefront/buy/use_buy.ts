import { useCallback, useState } from 'react'
import { refreshBadges } from '#web/lib/badge'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { problemOf, type ProblemEntry } from '#web/lib/problem'
import { useNotify } from '#web/ui/notifications'
import { initialiseCart } from '../state/checkout_state'
import { showPanel } from '../state/panel'
import type { WantedItem } from './read_items'

/** Why an item was not added to the cart. */
export interface BuyRefusal {
  message: string
  /** Available quantity; null when the stock was not the reason, or is 0. */
  more: number | null
}

/**
 * Adds items to the cart without leaving the page. The form shows a refusal at its field; for a button without a form
 * (`isAlone`) it is a notification. The added items are shown in a sheet, or told in a notification (`isQuiet`).
 */
export function useBuy({ isAlone = false, isQuiet = false } = {}) {
  const t = useWords()
  const notify = useNotify()
  const [isPending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<BuyRefusal | null>(null)

  const buy = useCallback(
    async (items: WantedItem[], isOfAge?: boolean) => {
      if (items.length === 0) {
        notify({ message: t('sales.buy.nothing'), kind: 'negative' })
        return
      }
      setPending(true)
      setRefusal(null)
      try {
        const data = { items, ...(isOfAge ? { isOfAge } : {}) }
        const answer = await call('POST', 'sales.cart_items.store', { data, keepalive: true })
        if (!answer) throw new Error('The cart has no address')
        initialiseCart(answer.data)
        refreshBadges()
        if (isQuiet) notify({ message: t('sales.buy.added'), kind: 'positive' })
        else showPanel({ kind: 'added', added: answer.meta.added })
      } catch (error) {
        const problem = problemOf(error)
        const [first] = problem?.errors ?? []
        if (first?.code === 'E_SALES_AGE_UNCONFIRMED') showPanel({ kind: 'age', items })
        else if (first && !isAlone) setRefusal(refusalOf(first))
        else notify({ message: first?.message ?? t('shell.errors.generic'), kind: 'negative' })
      } finally {
        setPending(false)
      }
    },
    [t, notify, isAlone, isQuiet]
  )

  return { buy, isPending, refusal }
}

function refusalOf({ message, meta }: ProblemEntry): BuyRefusal {
  const more = meta?.more
  return { message, more: typeof more === 'number' && more > 0 ? more : null }
}
