import { redirect } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import { FormText } from '#web/form/fields'
import { ShopForm } from '#web/form/shop_form'
import { orRefusal } from '#web/form/refusal'
import { useAccount } from '#web/lib/account'
import { useWords } from '#web/lib/i18n'
import { localePath } from '#web/lib/locale'
import { noticeHeader } from '#web/lib/notices'
import { pageHead } from '#web/lib/page_head'
import { Problem } from '#web/lib/problem'
import { callOrFail, screenAction, screenLoader } from '#web/lib/screen_loader'
import { readTyped } from '#web/form/read_form'
import { EmailState } from './email_state'

export const meta = pageHead

export const loader = screenLoader(
  {
    id: 'users.storefront.email',
    title: 'users.own_email.title',
    words: ['users.own_email', 'users.email_state', 'users.fields'],
    noIndex: true,
  },
  async ({ context }) => {
    if (!context.visitor.customer) throw new Problem(401, [])
    return {}
  }
)

export const action = screenAction(async ({ context, request, locale }) => {
  const form = await request.formData()
  return orRefusal(form, async () => {
    const data = { email: readTyped(form, 'email').trim(), current_password: readTyped(form, 'current_password') }
    await callOrFail(context, 'PUT', 'users.email.update', { data })
    const headers = { 'set-cookie': noticeHeader('confirmation_sent', import.meta.env.BASE_URL) }
    throw redirect(localePath(locale, '/account/email'), { headers })
  })
})

/** The address of the account. Another one takes its place once it is confirmed. */
export default function EmailScreen() {
  const t = useWords()
  const { customer } = useAccount()
  const answer = useActionData<typeof action>()
  return (
    <>
      <h1 className="mb-6 font-serif text-3xl">{t('users.own_email.title')}</h1>
      <p className="mb-4 text-lg">
        {t('users.own_email.present')} <span className="font-semibold break-all">{customer?.email}</span>
      </p>
      <EmailState isTold />
      <section aria-labelledby="other-email" className="mt-8 max-w-md border-t border-line pt-6">
        <h2 id="other-email" className="font-serif text-xl">
          {t('users.own_email.change')}
        </h2>
        <p className="mt-1 mb-5 text-muted">{t('users.own_email.intro')}</p>
        <ShopForm
          key={customer?.pendingEmail}
          labelOf={(name) => t(`users.fields.${name === 'email' ? 'newEmail' : name}`)}
          refusal={answer?.refusal}
          submit={t('users.own_email.submit')}
        >
          <FormText
            name="email"
            type="email"
            inputMode="email"
            required
            minLength={6}
            maxLength={254}
            autoComplete="email"
          />
          <FormText name="current_password" type="password" required maxLength={256} autoComplete="current-password" />
        </ShopForm>
      </section>
    </>
  )
}
