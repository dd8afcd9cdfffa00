import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { orRefusal } from '#web/form/refusal'
import { useWords } from '#web/lib/i18n'
import { pageHead } from '#web/lib/page_head'
import { callOrFail, screenAction, screenLoader } from '#web/lib/screen_loader'
import { Button } from '#web/ui/button'
import { CsrfField } from '#web/ui/csrf_field'
import { NewsletterPage } from './newsletter_page'
import { PreferencesForm, chosenIn } from './preferences_form'

export const meta = pageHead

export const loader = screenLoader(
  {
    id: 'marketing.storefront.newsletter_preferences',
    title: 'marketing.newsletter_page.preferences_title',
    words: ['marketing.newsletter_page'],
    noIndex: true,
  },
  async ({ context, params }) => {
    const token = params.token ?? ''
    const { data } = await callOrFail(context, 'GET', 'marketing.newsletter_preferences.show', { params: { token } })
    return { preferences: data }
  }
)

export const action = screenAction(async ({ context, request, params }) => {
  const form = await request.formData()
  const token = params.token ?? ''
  return orRefusal(form, async () => {
    if (form.get('intent') === 'change') {
      await callOrFail(context, 'PUT', 'marketing.newsletter_preferences.update', {
        params: { token },
        data: chosenIn(form),
      })
      return { did: 'changed', refusal: undefined }
    }
    await callOrFail(context, 'POST', 'marketing.newsletter_unsubscriptions.store', { params: { token } })
    return { did: 'ended', refusal: undefined }
  })
})

/** Where the links at the foot of a newsletter lead: one press ends it, or it is changed. */
export default function PreferencesScreen() {
  const t = useWords()
  const { preferences } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const did = answer && 'did' in answer ? answer.did : null
  const { email, state } = preferences
  if (state !== 'confirmed') {
    return (
      <NewsletterPage title={t('marketing.newsletter_page.preferences_title')}>
        <p role="status">{t('marketing.newsletter_page.ended', { email })}</p>
      </NewsletterPage>
    )
  }
  return (
    <NewsletterPage
      title={t('marketing.newsletter_page.preferences_title')}
      intro={t('marketing.newsletter_page.preferences_intro', { email })}
    >
      <Form method="post" className="mb-8">
        <CsrfField />
        <Button type="submit" name="intent" value="end">
          {t('marketing.newsletter_page.end')}
        </Button>
      </Form>
      <section aria-labelledby="choose" className="border-t border-line pt-6">
        <h2 id="choose" className="mb-4 font-serif text-xl">
          {t('marketing.newsletter_page.change')}
        </h2>
        {did === 'changed' && (
          <p role="status" className="mb-4 text-positive">
            {t('marketing.newsletter_page.changed')}
          </p>
        )}
        <PreferencesForm
          preferences={preferences}
          refusal={answer?.refusal}
          submit={t('marketing.newsletter_page.save')}
        />
      </section>
    </NewsletterPage>
  )
}
