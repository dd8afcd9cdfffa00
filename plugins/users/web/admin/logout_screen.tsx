import { useWords } from '#web/lib/i18n'
import { pageHead } from '#web/lib/page_head'
import { screenAction, screenLoader } from '#web/lib/screen_loader'
import { useShell } from '#web/lib/shell'
import { SignOutForm } from '../sign_in/sign_out_form'
import { signOut } from '../sign_in/sign_in.server'

export const meta = pageHead

export const loader = screenLoader(
  { id: 'users.admin.logout', title: 'users.logout.title', words: ['users.logout'], noIndex: true },
  async () => ({})
)

export const action = screenAction((args) => signOut(args, 'users.admin.session.destroy', '/admin/login'))

export default function AdminLogoutScreen() {
  const t = useWords()
  const { staff } = useShell().visitor
  return (
    <div className="mx-auto w-full max-w-md">
      <h1 className="font-serif text-3xl">{t('users.logout.title')}</h1>
      <SignOutForm name={staff?.name ?? null} login="/admin/login" />
    </div>
  )
}
