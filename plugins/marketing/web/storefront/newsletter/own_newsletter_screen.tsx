import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { orRefusal } from '#web/form/refusal'
import { useWords } from '#web/lib/i18n'
import { pageHead } from '#web/lib/page_head'
import { callOrFail, screenAction, screenLoader } from '#web/lib/screen_loader'
import { CsrfField } from '#web/ui/csrf_field'
import { PreferencesForm, chosenIn } from './preferences_form'

export const meta = pageHead

export const loader = screenLoader(
  {
    id: 'marketing.storefront.own_newsletter',
    title: 'marketing.own_newsletter.title',
    words: ['marketing.own_newsletter', 'marketing.newsletter_page'],
    noIndex: true,
  },
  async ({ context }) => ({ preferences: (await callOrFail(context, 'GET', 'marketing.own_newsletter.show')).data })
)

export const action = screenAction(async ({ context, request }) => {
  const form = await request.formData()
  return orRefusal(form, async () => {
    const isSubscribed = form.get('intent') === 'change'
    await callOrFail(context, 'PUT', 'marketing.own_newsletter.update', { data: { isSubscribed, ...chosenIn(form) } })
    return { isDone: true, refusal: undefined }
  })
})

/** The newsletter in the account of a customer. */
export default function OwnNewsletterScreen() {
  const t = useWords()
  const { preferences } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { state, email } = preferences
  const isDone = answer !== undefined && 'isDone' in answer
  return (
    <>
      <h1 className="mb-4 font-serif text-3xl">{t('marketing.own_newsletter.title')}</h1>
      <p role={isDone ? 'status' : undefined} className="mb-2 text-lg">
        {t(`marketing.own_newsletter.${state}`, { email })}
      </p>
      <div className="max-w-md">
        {state !== 'confirmed' && <p className="mb-6 text-muted">{t('marketing.newsletter.consent')}</p>}
        <PreferencesForm
          preferences={preferences}
          refusal={answer?.refusal}
          submit={t(state === 'confirmed' ? 'marketing.newsletter_page.save' : 'marketing.newsletter.subscribe')}
        />
        {state !== 'unsubscribed' && (
          <Form method="post" className="mt-6">
            <CsrfField />
            <button
              type="submit"
              name="intent"
              value="end"
              className="min-h-11 text-muted underline hover:text-primary"
            >
              {t('marketing.newsletter_page.end')}
            </button>
          </Form>
        )}
      </div>
    </>
  )
}
