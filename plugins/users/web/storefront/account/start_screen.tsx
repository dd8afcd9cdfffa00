import { redirect } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import { orRefusal } from '#web/form/refusal'
import { useAccount, type AccountEntry } from '#web/lib/account'
import { useWords } from '#web/lib/i18n'
import { localePath } from '#web/lib/locale'
import { noticeHeader } from '#web/lib/notices'
import { pageHead } from '#web/lib/page_head'
import { Problem } from '#web/lib/problem'
import { callOrFail, screenAction, screenLoader } from '#web/lib/screen_loader'
import { useLocalePath } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import { SignOut } from '#web/ui/sign_out'
import { RefusalBox } from '../../sign_in/plain_refusal'
import { EmailState } from '../email/email_state'

export const meta = pageHead

export const loader = screenLoader(
  {
    id: 'users.storefront.account',
    title: 'users.account.title',
    words: ['users.account', 'users.email_state'],
    noIndex: true,
  },
  async ({ context }) => {
    if (!context.visitor.customer) throw new Problem(401, [])
    return {}
  }
)

/** Sends the mail that asks to confirm the address once more. */
export const action = screenAction(async ({ context, request, locale }) => {
  const form = await request.formData()
  return orRefusal(form, async () => {
    await callOrFail(context, 'POST', 'users.email_confirmations.store')
    const headers = { 'set-cookie': noticeHeader('confirmation_sent', import.meta.env.BASE_URL) }
    throw redirect(localePath(locale, '/account'), { headers })
  })
})

/** The first page of the account: its pages, each with what is found there. */
export default function AccountScreen() {
  const t = useWords()
  const { customer, entries } = useAccount()
  const refusal = useActionData<typeof action>()?.refusal
  return (
    <div className="max-w-3xl">
      <h1 className="font-serif text-3xl md:text-4xl">{t('users.account.hello', { name: customer?.name ?? '' })}</h1>
      <p className="mt-2 break-words text-muted">{customer?.email}</p>
      <div className="mt-6 grid gap-4 empty:hidden">
        {refusal && <RefusalBox refusal={refusal} />}
        <EmailState />
      </div>
      <ul className="mt-8 border-t border-line md:mt-12">
        {entries.map((entry) => (
          <Entry key={entry.path} {...entry} />
        ))}
      </ul>
      <div className="mt-6">
        <SignOut />
      </div>
    </div>
  )
}

function Entry({ label, caption, path }: AccountEntry) {
  const toPath = useLocalePath()
  return (
    <li className="border-b border-line">
      <Link
        to={toPath(path)}
        prefetch="intent"
        className="group flex min-h-16 items-center justify-between gap-4 py-3 no-underline"
      >
        <span>
          <span className="block font-serif text-xl group-hover:text-primary">{label}</span>
          {caption && <span className="text-muted">{caption}</span>}
        </span>
        <span aria-hidden className="text-2xl text-muted group-hover:text-primary">
          ›
        </span>
      </Link>
    </li>
  )
}
