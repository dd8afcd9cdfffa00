import { useCallback } from 'react'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { problemOf } from '#web/lib/problem'
import { useNotify } from '#web/ui/notifications'
import { setWishlist, wishlistState } from './wish_state'

/** One after the other: two hearts pressed quickly by somebody who has no list yet must not begin two. */
let tail: Promise<unknown> = Promise.resolve()
let waiting = 0

/** Puts a product on the wishlist, or takes it off: the heart follows at once, and comes back when it was refused. */
export function useWish(): (product: number) => Promise<void> {
  const t = useWords()
  const notify = useNotify()
  return useCallback(
    async (product) => {
      const isWished = wishlistState().wishlist.includes(product)
      place(product, !isWished)
      waiting += 1
      try {
        const products = await inTurn(() => send(product, !isWished))
        // What was pressed meanwhile is not known there yet.
        if (waiting === 1) setWishlist(products)
      } catch (error) {
        place(product, isWished)
        notify({ message: problemOf(error)?.message ?? t('shell.errors.generic'), kind: 'negative' })
      } finally {
        waiting -= 1
      }
    },
    [t, notify]
  )
}

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = tail.then(work)
  tail = done.catch(() => {})
  return done
}

async function send(product: number, isWished: boolean): Promise<readonly number[]> {
  const answer = isWished
    ? await call('POST', 'catalogue.wishlist_items.store', { data: { productId: product }, keepalive: true })
    : await call('DELETE', 'catalogue.wishlist_items.destroy', { params: { product }, keepalive: true })
  if (!answer) throw new Error('The wishlist has no address')
  return answer.data.products
}

function place(product: number, isWished: boolean): void {
  const others = wishlistState().wishlist.filter((one) => one !== product)
  setWishlist(isWished ? [product, ...others] : others)
}
