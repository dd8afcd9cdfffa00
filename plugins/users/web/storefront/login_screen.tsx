import { redirect } from '@remix-run/node'
import { useActionData, useSearchParams } from '@remix-run/react'
import { useRef } from 'react'
import { useWords } from '#web/lib/i18n'
import { useSavedEmail } from '#web/lib/saved_email'
import { localePath } from '#web/lib/locale'
import { pageHead } from '#web/lib/page_head'
import { safeNext, screenAction, screenLoader } from '#web/lib/screen_loader'
import { useLocalePath } from '#web/lib/shell'
import { buttonStyle } from '#web/ui/button'
import { Link } from '#web/ui/link'
import { SignInForm } from '../sign_in/sign_in_form'
import { signIn } from '../sign_in/sign_in.server'
import { ComingIn, WayLink, withNext } from './coming_in'

export const meta = pageHead

export const loader = screenLoader(
  { id: 'users.storefront.login', title: 'users.login.title', words: ['users.login'], noIndex: true },
  async ({ context, url, locale }) => {
    if (!context.visitor.customer) return {}
    throw redirect(safeNext(url.searchParams.get('next'), localePath(locale, '/account')))
  }
)

export const action = screenAction((args) =>
  signIn(args, { route: 'users.session.store', home: localePath(args.locale, '/') })
)

/** A customer comes in. `after=password`: they just chose another password, and were signed out. */
export default function LoginScreen() {
  const t = useWords()
  const toPath = useLocalePath()
  const [search] = useSearchParams()
  const place = useRef<HTMLDivElement>(null)
  useSavedEmail(place)
  const next = search.get('next')
  const isOrdering = /^\/(?:en\/)?checkout\//.test(next ?? '')
  const isAfterPassword = search.get('after') === 'password'
  return (
    <ComingIn title={t('users.login.title')} intro={t('users.login.intro')}>
      {isOrdering && (
        <div className="mb-8 border-l-4 border-positive bg-surface px-4 py-3">
          <p className="mb-3">{t('users.login.cart_kept')}</p>
          <Link to={toPath(withNext('/register', next))} className={`${buttonStyle()} w-full`}>
            {t('users.login.to_register')}
          </Link>
        </div>
      )}
      {isAfterPassword && (
        <p role="status" className="mb-6 border-l-4 border-positive bg-surface px-4 py-3">
          {t('users.login.password_changed')}
        </p>
      )}
      <div ref={place}>
        <SignInForm failure={useActionData<typeof action>()} next={next} />
      </div>
      <p className="mt-2">
        <WayLink to="/forgot-password">{t('users.login.forgot')}</WayLink>
      </p>
      {!isOrdering && (
        <section aria-labelledby="no-account" className="mt-8 border-t border-line pt-6">
          <h2 id="no-account" className="font-serif text-xl">
            {t('users.login.no_account')}
          </h2>
          <p className="mt-1 text-muted">{t('users.login.account_gives')}</p>
          <p className="mt-4">
            <Link to={toPath(withNext('/register', next))} className={`${buttonStyle('quiet')} w-full`}>
              {t('users.login.to_register')}
            </Link>
          </p>
        </section>
      )}
    </ComingIn>
  )
}
