import { redirect } from '@remix-run/node'
import { localePath } from '#web/lib/locale'
import { noticeHeader } from '#web/lib/notices'
import { isFault, problemOf } from '#web/lib/problem'
import { callOrFail, notFound, screenAction, screenLoader, type ScreenArgs } from '#web/lib/screen_loader'
import { cardData } from '../card/card_data'

/** Why a button of the list did not do what it says. */
export interface WishRefusal {
  product: number
  message: string
  /** The shopper has to say that they are of age. */
  asksAge: boolean
}

export const loadWishlist = screenLoader(
  {
    id: 'catalogue.storefront.wishlist',
    title: 'catalogue.wish.title',
    words: ['catalogue.wishlist', 'catalogue.card', 'catalogue.price', 'catalogue.stock', 'form'],
    noIndex: true,
  },
  async ({ context }) => {
    const { data, meta } = await callOrFail(context, 'GET', 'catalogue.wishlist.show')
    const wishes = data.map(({ product, ...wish }) => ({ ...wish, product: product && cardData(product) }))
    return { wishes, canMove: meta.canMove }
  }
)

/** What the buttons of the list and, without a script, the hearts of the shop do: each leads to the list, or says why not. */
export const changeWishlist = screenAction(async (args): Promise<WishRefusal> => {
  const form = await args.request.formData()
  const product = Number(form.get('product'))
  let notice: string
  try {
    notice = await carryOut(args, form, product)
  } catch (error) {
    const problem = problemOf(error)
    const [first] = problem?.errors ?? []
    if (!problem || !first || isFault(problem) || problem.status === 419) throw error
    return { product, message: first.message, asksAge: first.field === 'isOfAge' }
  }
  const headers = { 'set-cookie': noticeHeader(notice, import.meta.env.BASE_URL) }
  throw redirect(localePath(args.locale, '/account/wishlist'), { status: 303, headers })
})

/** Gives the name of the notice that tells what was done. */
async function carryOut({ context }: ScreenArgs, form: FormData, product: number): Promise<string> {
  switch (form.get('intent')) {
    case 'add':
      await callOrFail(context, 'POST', 'catalogue.wishlist_items.store', { data: { productId: product } })
      return 'wished'
    case 'remove':
      await callOrFail(context, 'DELETE', 'catalogue.wishlist_items.destroy', { params: { product } })
      return 'unwished'
    case 'move': {
      const data = form.has('isOfAge') ? { isOfAge: true } : {}
      await callOrFail(context, 'POST', 'catalogue.wishlist_moves.store', { params: { product }, data })
      return 'moved'
    }
    default:
      throw notFound()
  }
}
