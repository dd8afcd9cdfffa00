import { saveEmail } from '#web/lib/saved_email'

/** What the page knows of the visitor's wishlist. */
export interface WishlistState {
  /** That a guest gave, kept in the browser's local storage; empty: none. */
  email: string
  /** Numbers of the products, the newest first; empty until loaded. */
  wishlist: readonly number[]
  /** True until the wishlist is initialised. */
  wishlistLoading: boolean
}

export const initialState: WishlistState = { email: '', wishlist: [], wishlistLoading: true }

let state = initialState
const followers = new Set<() => void>()

function change(part: Partial<WishlistState>): void {
  state = { ...state, ...part }
  for (const tell of followers) tell()
}

export function wishlistState(): WishlistState {
  return state
}

export function followWishlist(tell: () => void): () => void {
  followers.add(tell)
  return () => followers.delete(tell)
}

/** Sets all that is known together. */
export function initialiseWishlist(wishlist: readonly number[], email: string): void {
  change({ wishlist, email, wishlistLoading: false })
}

export function setWishlist(wishlist: readonly number[]): void {
  change({ wishlist })
}

/** Keeps a guest's address in this browser; empty: forgets it. */
export function setWishlistEmail(email: string): void {
  saveEmail(email)
  change({ email })
}

const COOKIE = /(?:^|; )wishlist-products=([gc])((?:\.[0-9a-z]+)+)(?:;|$)/

/**
 * The products that a readable cookie tells (plugins/catalogue/wishlist/wish_cookies.ts), so that no page asks
 * for them. Those of a customer who is not signed in any more are nobody's.
 */
export function readWishes(cookies: string, isCustomer: boolean): number[] {
  const [, owner, ids = ''] = COOKIE.exec(cookies) ?? []
  if (owner === 'c' && !isCustomer) return []
  return ids
    .split('.')
    .filter(Boolean)
    .map((id) => Number.parseInt(id, 36))
}
