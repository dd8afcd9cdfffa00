import { useWords } from '#web/lib/i18n'
import { localePath } from '#web/lib/locale'
import { pageHead } from '#web/lib/page_head'
import { screenAction, screenLoader } from '#web/lib/screen_loader'
import { useLocalePath, useShell } from '#web/lib/shell'
import { SignOutForm } from '../sign_in/sign_out_form'
import { signOut } from '../sign_in/sign_in.server'

export const meta = pageHead

export const loader = screenLoader(
  { id: 'users.storefront.logout', title: 'users.logout.title', words: ['users.logout'], noIndex: true },
  async () => ({})
)

export const action = screenAction((args) => signOut(args, 'users.session.destroy', localePath(args.locale, '/')))

export default function LogoutScreen() {
  const t = useWords()
  const toPath = useLocalePath()
  const { customer } = useShell().visitor
  return (
    <div className="shell py-12 md:py-20">
      <div className="mx-auto max-w-md">
        <h1 className="font-serif text-3xl">{t('users.logout.title')}</h1>
        <SignOutForm name={customer?.name ?? null} login={toPath('/login')} />
      </div>
    </div>
  )
}
