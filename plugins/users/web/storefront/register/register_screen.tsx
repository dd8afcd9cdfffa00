import { redirect } from '@remix-run/node'
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react'
import { orRefusal } from '#web/form/refusal'
import { useWords } from '#web/lib/i18n'
import { localePath } from '#web/lib/locale'
import { noticeHeader } from '#web/lib/notices'
import { pageHead } from '#web/lib/page_head'
import { callOrFail, safeNext, screenAction, screenLoader } from '#web/lib/screen_loader'
import { ComingIn, WayLink, withNext } from '../coming_in'
import { RegisterForm } from './register_form'
import { readRegistration } from './read_registration'

export const meta = pageHead

export const loader = screenLoader(
  {
    id: 'users.storefront.register',
    title: 'users.register.title',
    words: ['users.register', 'users.fields', 'users.password', 'form'],
    noIndex: true,
  },
  async ({ context, url, locale }) => {
    if (context.visitor.customer) {
      throw redirect(safeNext(url.searchParams.get('next'), localePath(locale, '/account')))
    }
    const { data } = await callOrFail(context, 'GET', 'users.registration.show')
    return { consents: data.consents }
  }
)

export const action = screenAction(async ({ context, request, locale }) => {
  const form = await request.formData()
  return orRefusal(form, async () => {
    await callOrFail(context, 'POST', 'users.customers.store', { data: readRegistration(form) })
    const headers = { 'set-cookie': noticeHeader('registered', import.meta.env.BASE_URL) }
    throw redirect(safeNext(form.get('next'), localePath(locale, '/account')), { headers })
  })
})

/** A visitor opens an account, and goes on where they were. */
export default function RegisterScreen() {
  const t = useWords()
  const [search] = useSearchParams()
  const { consents } = useLoaderData<typeof loader>()
  const next = search.get('next')
  return (
    <ComingIn title={t('users.register.title')} intro={t('users.register.intro')} isWide>
      <RegisterForm consents={consents} refusal={useActionData<typeof action>()?.refusal} next={next} />
      <p className="mt-8 border-t border-line pt-4">
        {t('users.register.known')} <WayLink to={withNext('/login', next)}>{t('users.register.to_login')}</WayLink>
      </p>
    </ComingIn>
  )
}
