import { redirect } from '@remix-run/node'
import { useActionData, useSearchParams } from '@remix-run/react'
import { useWords } from '#web/lib/i18n'
import { localePath } from '#web/lib/locale'
import { pageHead } from '#web/lib/page_head'
import { safeNext, screenAction, screenLoader } from '#web/lib/screen_loader'
import { SignInForm } from '../sign_in/sign_in_form'
import { signIn } from '../sign_in/sign_in.server'

export const meta = pageHead

export const loader = screenLoader(
  { id: 'users.storefront.login', title: 'users.login.title', words: ['users.login'], noIndex: true },
  async ({ context, url, locale }) => {
    if (!context.visitor.customer) return {}
    throw redirect(safeNext(url.searchParams.get('next'), localePath(locale, '/logout')))
  }
)

export const action = screenAction((args) =>
  signIn(args, { route: 'users.session.store', home: localePath(args.locale, '/') })
)

export default function LoginScreen() {
  const t = useWords()
  const [search] = useSearchParams()
  return (
    <div className="shell py-12 md:py-20">
      <div className="mx-auto max-w-md">
        <h1 className="font-serif text-3xl">{t('users.login.title')}</h1>
        <p className="mt-2 mb-8 text-lg text-muted">{t('users.login.intro')}</p>
        <SignInForm failure={useActionData<typeof action>()} next={search.get('next')} />
      </div>
    </div>
  )
}
