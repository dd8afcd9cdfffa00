import { useLoaderData, useLocation, Outlet, type ShouldRevalidateFunctionArgs } from '@remix-run/react'
import type { LoaderFunctionArgs } from '@remix-run/node'
import type { AccountFrame } from '#web/lib/account'
import { problemOf } from '#web/lib/problem'
import { callOrFail } from '#web/lib/screen_loader'
import { selectWords } from '#web/lib/words.server'
import { withoutLocale } from '#web/lib/locale'
import { AccountMenu, BackToAccount } from './account/menu'
import { openLinks } from './navigation.server'

/** The customer and the account pages that their group may open. Both are empty for guests. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { locale } = context
  const words = selectWords(locale, ['account', 'form'])
  const none: AccountFrame = { customer: null, entries: [] }
  if (!context.visitor.customer) return { words, ...none }
  try {
    const { data } = await callOrFail(context, 'GET', 'users.account.show')
    const { name, email, isEmailConfirmed, pendingEmail } = data
    const mayOpen = (permission: string | undefined) => !permission || data.permissions.includes(permission)
    const frame: AccountFrame = {
      customer: { name, email, isEmailConfirmed, pendingEmail },
      entries: openLinks(locale, 'account', mayOpen).map(({ label, caption = '', path }) => ({ label, caption, path })),
    }
    return { words, ...frame }
  } catch (error) {
    // The layout is still shown. The page inside reports the error.
    if (problemOf(error)) return { words, ...none }
    throw error
  }
}

export function shouldRevalidate({ formMethod }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod !== undefined && formMethod !== 'GET'
}

/** The layout of the account: a menu beside the page, on phones a link back to the list of pages. */
export default function Account() {
  const { customer, entries } = useLoaderData<typeof loader>()
  const isFirstPage = withoutLocale(useLocation().pathname).replace(/\/$/, '') === '/account'
  const context: AccountFrame = { customer, entries }
  if (!customer || isFirstPage) {
    return (
      <div className="shell py-8 md:py-14">
        <Outlet context={context} />
      </div>
    )
  }
  return (
    <div className="shell py-4 md:grid md:grid-cols-[14rem_minmax(0,1fr)] md:gap-x-12 md:py-14 lg:gap-x-20">
      <BackToAccount />
      <AccountMenu entries={entries} />
      <div className="max-w-3xl">
        <Outlet context={context} />
      </div>
    </div>
  )
}
