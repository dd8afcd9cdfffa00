import { Form, useActionData, useNavigation } from '@remix-run/react'
import { orRefusal } from '#web/form/refusal'
import { useWords } from '#web/lib/i18n'
import { pageHead } from '#web/lib/page_head'
import { callOrFail, screenAction, screenLoader } from '#web/lib/screen_loader'
import { Button } from '#web/ui/button'
import { CsrfField } from '#web/ui/csrf_field'
import { NewsletterPage } from './newsletter_page'

export const meta = pageHead

export const loader = screenLoader(
  {
    id: 'marketing.storefront.newsletter_confirmation',
    title: 'marketing.newsletter_page.confirm_title',
    words: ['marketing.newsletter_page'],
    noIndex: true,
  },
  async () => ({})
)

export const action = screenAction(async ({ context, request, params }) => {
  return orRefusal(await request.formData(), async () => {
    const { data } = await callOrFail(context, 'POST', 'marketing.newsletter_confirmations.store', {
      params: { token: params.token ?? '' },
    })
    return { email: data.email, refusal: undefined }
  })
})

/** Where the link of the mail leads. A button confirms: programs that look at mails before people follow every link. */
export default function ConfirmScreen() {
  const t = useWords()
  const answer = useActionData<typeof action>()
  const isPending = useNavigation().formMethod === 'POST'
  const email = answer && 'email' in answer ? answer.email : null
  if (email) {
    return (
      <NewsletterPage title={t('marketing.newsletter_page.done_title')}>
        <p role="status">{t('marketing.newsletter_page.done', { email })}</p>
      </NewsletterPage>
    )
  }
  return (
    <NewsletterPage
      title={t('marketing.newsletter_page.confirm_title')}
      intro={t('marketing.newsletter_page.confirm_intro')}
    >
      {answer?.refusal && (
        <p role="alert" className="mb-4 text-negative">
          {answer.refusal.message}
        </p>
      )}
      <Form method="post">
        <CsrfField />
        <Button type="submit" isBusy={isPending}>
          {t('marketing.newsletter_page.confirm')}
        </Button>
      </Form>
    </NewsletterPage>
  )
}
