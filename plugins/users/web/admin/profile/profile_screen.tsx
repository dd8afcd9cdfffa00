import { useLoaderData } from '@remix-run/react'
import { useCan } from '#web/admin/admin_data'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { AdminPage } from '#web/admin/frame/page'
import { useWords } from '#web/lib/i18n'
import { callOrFail } from '#web/lib/screen_loader'
import { DeleteAccount } from './delete_account'
import { IdentityTab } from './identity_tab'
import { PasswordTab } from './password_tab'
import { SignInsTab } from './sign_ins_tab'
import { TokensTab } from './tokens_tab'
import { TwoFactorTab } from './two_factor_tab'

export const meta = adminHead

export const loader = adminLoader(
  { id: 'users.admin.profile', words: ['users.profile', 'users.password', 'users.presets'] },
  async ({ context }) => {
    const [profile, signIns, tokens, scopes] = await Promise.all([
      callOrFail(context, 'GET', 'users.admin.profile.show'),
      callOrFail(context, 'GET', 'users.admin.sign_ins.index'),
      callOrFail(context, 'GET', 'users.admin.tokens.index'),
      callOrFail(context, 'GET', 'users.admin.token_scopes.index'),
    ])
    return {
      profile: profile.data,
      signIns: signIns.data,
      tokens: tokens.data,
      scopes: scopes.data,
      presets: scopes.meta.presets,
    }
  }
)

/** One's own account: name and language, password, second step, where one is signed in, tokens for programs. */
export default function ProfileScreen() {
  const t = useWords()
  const can = useCan()
  const { profile, signIns, tokens, scopes, presets } = useLoaderData<typeof loader>()
  const tab = (key: string) => ({ key, label: t(`users.profile.tabs.${key}`) })
  const mayLeave = can('users.admins.delete_self') && can('users.admins.confirm')
  return (
    <AdminPage
      tabs={[
        {
          ...tab('identity'),
          content: (
            <div className="admin-narrow grid gap-4">
              <IdentityTab profile={profile} />
              {mayLeave && <DeleteAccount />}
            </div>
          ),
        },
        { ...tab('password'), content: <PasswordTab /> },
        { ...tab('two_factor'), content: <TwoFactorTab isOn={profile.hasTwoFactor} /> },
        { ...tab('sign_ins'), count: signIns.length, content: <SignInsTab signIns={signIns} /> },
        { ...tab('tokens'), count: tokens.length, content: <TokensTab {...{ tokens, scopes, presets }} /> },
      ]}
    />
  )
}
