import { redirect } from '@remix-run/node'
import { useActionData, useSearchParams } from '@remix-run/react'
import { useWords } from '#web/lib/i18n'
import { pageHead } from '#web/lib/page_head'
import { safeNext, screenAction, screenLoader } from '#web/lib/screen_loader'
import { Link } from '#web/ui/link'
import { SignInForm } from '../sign_in/sign_in_form'
import { signIn } from '../sign_in/sign_in.server'

const home = '/admin'

export const meta = pageHead

export const loader = screenLoader(
  {
    id: 'users.admin.login',
    title: 'users.admin_login.title',
    words: ['users.login', 'users.admin_login'],
    noIndex: true,
  },
  async ({ context, url }) => {
    if (!context.visitor.staff) return {}
    throw redirect(safeNext(url.searchParams.get('next'), home))
  }
)

export const action = screenAction((args) => signIn(args, { route: 'users.admin.session.store', home }))

export default function AdminLoginScreen() {
  const t = useWords()
  const [search] = useSearchParams()
  return (
    <div className="mx-auto w-full max-w-md">
      <h1 className="font-serif text-3xl">{t('users.admin_login.title')}</h1>
      <p className="mt-2 mb-8 text-lg text-muted">{t('users.admin_login.intro')}</p>
      <SignInForm failure={useActionData<typeof action>()} next={search.get('next')} />
      <p className="mt-6 flex flex-wrap gap-x-8">
        <Link to="/admin/forgot-password" className="inline-flex min-h-11 items-center text-primary underline">
          {t('users.admin_login.forgot')}
        </Link>
        <Link to="/" reloadDocument className="inline-flex min-h-11 items-center text-primary underline">
          {t('users.admin_login.to_shop')}
        </Link>
      </p>
    </div>
  )
}
