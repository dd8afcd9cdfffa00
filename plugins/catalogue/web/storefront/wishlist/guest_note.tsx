import { useState, type FormEvent } from 'react'
import { useWords } from '#web/lib/i18n'
import { useLocalePath } from '#web/lib/shell'
import { Button } from '#web/ui/button'
import { Link } from '#web/ui/link'
import { TextField } from '#web/ui/field'
import { setWishlistEmail } from './wish_state'
import { useWishlist } from './use_wishlist'

/** Tells a guest where their list is kept, and keeps their address ready for the day they sign in. */
export function GuestNote() {
  const t = useWords()
  const toPath = useLocalePath()
  const next = encodeURIComponent(toPath('/account/wishlist'))
  const link = 'inline-flex min-h-11 items-center text-primary underline'
  return (
    <section aria-label={t('catalogue.wishlist.guest_title')} className="border border-line bg-surface p-5">
      <p className="max-w-[60ch]">{t('catalogue.wishlist.guest')}</p>
      <p className="flex flex-wrap gap-x-6">
        <Link to={`${toPath('/login')}?next=${next}`} className={link}>
          {t('catalogue.wishlist.sign_in')}
        </Link>
        <Link to={`${toPath('/register')}?next=${next}`} className={link}>
          {t('catalogue.wishlist.register')}
        </Link>
      </p>
      <EmailForm />
    </section>
  )
}

/** The address never leaves the browser from here; without a script nothing could be kept, and it is not asked for. */
function EmailForm() {
  const t = useWords()
  const { email, wishlistLoading } = useWishlist()
  const [isFaulty, setFaulty] = useState(false)
  const keep = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('email') as HTMLInputElement
    const typed = field.value.trim()
    setFaulty(typed !== '' && !field.validity.valid)
    if (field.validity.valid) setWishlistEmail(typed)
  }
  return (
    <form noValidate onSubmit={keep} className="mt-3 border-t border-line pt-4 noscript:hidden">
      <div key={`${wishlistLoading} ${email}`} className="flex max-w-lg flex-wrap items-end gap-3">
        <div className="min-w-56 grow">
          <TextField
            label={t('catalogue.wishlist.email')}
            hint={t('catalogue.wishlist.email_hint')}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            defaultValue={email}
            error={isFaulty ? t('form.email') : undefined}
          />
        </div>
        <Button type="submit" tone="quiet">
          {t('catalogue.wishlist.email_keep')}
        </Button>
      </div>
      <p role="status" className="mt-2 text-sm text-positive">
        {email && t('catalogue.wishlist.email_kept', { email })}
      </p>
    </form>
  )
}
