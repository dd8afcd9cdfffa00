import { useCallback, useState } from 'react'
import { announceBadge } from '#web/lib/badge'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { problemOf, type ProblemEntry } from '#web/lib/problem'
import { useNotify } from '#web/ui/notifications'
import { initialiseCart } from '../state/checkout_state'
import { showPanel } from '../state/panel'
import type { WantedItem } from './read_items'

/** Why something did not come into the cart. */
export interface BuyRefusal {
  message: string
  /** How many more may be had; null: it was not for lack of stock, or there are none. */
  more: number | null
}

/**
 * Puts things into the cart without leaving the page. What is refused is for the form to say beside its field; a button
 * without one (`isAlone`) says it at the edge of the page.
 */
export function useBuy({ isAlone = false } = {}) {
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
        announceBadge()
        showPanel({ kind: 'added', added: answer.meta.added })
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
    [t, notify, isAlone]
  )

  return { buy, isPending, refusal }
}

function refusalOf({ message, meta }: ProblemEntry): BuyRefusal {
  const more = meta?.more
  return { message, more: typeof more === 'number' && more > 0 ? more : null }
}
