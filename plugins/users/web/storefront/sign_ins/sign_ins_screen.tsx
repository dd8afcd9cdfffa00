import { redirect } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { formatInstant } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { localePath } from '#web/lib/locale'
import { noticeHeader } from '#web/lib/notices'
import { pageHead } from '#web/lib/page_head'
import { problemOf } from '#web/lib/problem'
import { callOrFail, screenAction, screenLoader } from '#web/lib/screen_loader'
import { useLocale } from '#web/lib/shell'
import { CsrfField } from '#web/ui/csrf_field'
import type { ResponseOf } from '#web/lib/registry'
import { nameOfBrowser } from '../../sign_in/browser_name'
import { readTyped } from '#web/form/read_form'

type SignIn = ResponseOf<'users.sign_ins.index'>['data'][number]

export const meta = pageHead

export const loader = screenLoader(
  {
    id: 'users.storefront.sign_ins',
    title: 'users.own_sign_ins.title',
    words: ['users.own_sign_ins'],
    noIndex: true,
  },
  async ({ context }) => ({ signIns: (await callOrFail(context, 'GET', 'users.sign_ins.index')).data })
)

export const action = screenAction(async ({ context, request, locale }) => {
  const form = await request.formData()
  try {
    await callOrFail(context, 'DELETE', 'users.sign_ins.destroy', { params: { id: readTyped(form, 'id') } })
  } catch (error) {
    // The session has ended meanwhile, which is the wanted result.
    if (problemOf(error)?.status !== 404) throw error
  }
  const headers = { 'set-cookie': noticeHeader('signed_out', import.meta.env.BASE_URL) }
  throw redirect(localePath(locale, '/account/sign-ins'), { headers })
})

/** The sessions of a customer, with buttons to end them. */
export default function SignInsScreen() {
  const t = useWords()
  const { signIns } = useLoaderData<typeof loader>()
  return (
    <>
      <h1 className="mb-2 font-serif text-3xl">{t('users.own_sign_ins.title')}</h1>
      <p className="mb-8 max-w-[60ch] text-muted">{t('users.own_sign_ins.intro')}</p>
      <ul className="border-t border-line">
        {signIns.map((signIn) => (
          <SignInRow key={signIn.id} {...signIn} />
        ))}
      </ul>
    </>
  )
}

function SignInRow({ id, agent, address, createdAt, isCurrent }: SignIn) {
  const t = useWords()
  const locale = useLocale()
  const name = nameOfBrowser(agent) ?? t('users.own_sign_ins.unknown')
  const since = t('users.own_sign_ins.since', { at: formatInstant(locale, createdAt) })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line py-3">
      <div>
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-muted">{[since, address].filter(Boolean).join(' · ')}</p>
      </div>
      {isCurrent ? (
        <p className="text-positive">
          <span aria-hidden>✓ </span>
          {t('users.own_sign_ins.this_one')}
        </p>
      ) : (
        <Form method="post">
          <CsrfField />
          <input type="hidden" name="id" value={id} />
          <button type="submit" className="inline-flex min-h-11 items-center underline hover:text-primary">
            {t('users.own_sign_ins.end')}
            <span className="sr-only"> {`${name}, ${since}`}</span>
          </button>
        </Form>
      )}
    </li>
  )
}
