import { useEffect } from 'react'
import { useWords } from '#web/lib/i18n'
import { saveEmail, savedEmail } from '#web/lib/saved_email'
import { useLocalePath, useShell } from '#web/lib/shell'
import { CountBadge } from '#web/ui/badge'
import { CsrfField } from '#web/ui/csrf_field'
import { IconHeart } from '#web/ui/icons'
import { Link } from '#web/ui/link'
import { useWish } from './use_wish'
import { useWishlist } from './use_wishlist'
import { wishFormId } from './wish_form'
import { initialiseWishlist, readWishes } from './wish_state'

const base = import.meta.env.BASE_URL.replace(/\/$/, '')

/**
 * The wishlist in the head of every page. What is on it comes from a cookie, so that pages can be kept for everybody and
 * none of them asks. The form beside it is the one that all hearts send; without a script it leads to the list.
 */
export default function WishlistLink() {
  const t = useWords()
  const toPath = useLocalePath()
  const wish = useWish()
  const { wishlist } = useWishlist()
  const isCustomer = useShell().visitor.customer !== null
  useInitialised(isCustomer)
  return (
    <>
      <Link
        to={toPath('/account/wishlist')}
        prefetch="intent"
        className="grid min-h-11 min-w-11 place-items-center hover:text-primary"
      >
        <span className="sr-only">{t('catalogue.wish.title')}</span>
        <span className="relative">
          <IconHeart size={20} />
          <CountBadge count={wishlist.length} />
        </span>
      </Link>
      <form
        id={wishFormId}
        method="post"
        action={`${base}${toPath('/account/wishlist')}`}
        hidden
        onSubmit={(event) => {
          event.preventDefault()
          const { submitter } = event.nativeEvent as SubmitEvent
          void wish(Number(submitter?.getAttribute('value')))
        }}
      >
        <CsrfField />
        <input type="hidden" name="intent" value="add" />
      </form>
    </>
  )
}

/** Who signs in has given their address for good: the one that was kept for them goes. */
function useInitialised(isCustomer: boolean): void {
  useEffect(() => {
    if (isCustomer) saveEmail('')
    const read = () => initialiseWishlist(readWishes(document.cookie, isCustomer), savedEmail())
    read()
    // A page that comes back from the browser's memory may have been left long ago.
    window.addEventListener('pageshow', read)
    return () => window.removeEventListener('pageshow', read)
  }, [isCustomer])
}
