import { useCallback, useState } from 'react'
import { announceBadge } from '#web/lib/badge'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { problemOf } from '#web/lib/problem'
import { useNotify } from '#web/ui/notifications'
import { initialiseCart } from '../state/checkout_state'
import { showPanel } from '../state/panel'
import type { WantedItem } from './read_items'

/** Puts things into the cart without leaving the page; what is refused is said at its edge. */
export function useBuy() {
  const t = useWords()
  const notify = useNotify()
  const [isPending, setPending] = useState(false)

  const buy = useCallback(
    async (items: WantedItem[], isOfAge?: boolean) => {
      if (items.length === 0) {
        notify({ message: t('sales.buy.nothing'), kind: 'negative' })
        return
      }
      setPending(true)
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
        else notify({ message: first?.message ?? t('shell.errors.generic'), kind: 'negative' })
      } finally {
        setPending(false)
      }
    },
    [t, notify]
  )

  return { buy, isPending }
}
