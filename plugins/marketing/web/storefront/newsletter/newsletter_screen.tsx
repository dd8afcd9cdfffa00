import { useActionData } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { FormText } from '#web/form/fields'
import { ShopForm } from '#web/form/shop_form'
import { orRefusal } from '#web/form/refusal'
import { useWords } from '#web/lib/i18n'
import { pageHead } from '#web/lib/page_head'
import { callOrFail, screenAction, screenLoader } from '#web/lib/screen_loader'
import { readTyped } from '#web/form/read_form'
import { NewsletterPage } from './newsletter_page'

export const meta = pageHead

export const loader = screenLoader(
  { id: 'marketing.storefront.newsletter', title: 'marketing.newsletter.title', words: ['marketing.newsletter_page'] },
  async () => ({})
)

export const action = screenAction(async ({ context, request }) => {
  const form = await request.formData()
  return orRefusal(form, async () => {
    const { data } = await callOrFail(context, 'POST', 'marketing.newsletter_subscriptions.store', {
      data: { email: readTyped(form, 'email').trim() },
    })
    return { email: data.email, refusal: undefined }
  })
})

/** Subscribes to the newsletter. A mail then asks whether it is really wanted. */
export default function NewsletterScreen() {
  const t = useWords()
  const answer = useActionData<typeof action>()
  const email = answer && 'email' in answer ? answer.email : null
  const sent = useRef<HTMLParagraphElement>(null)
  // Who subscribed at the foot of a page is still down there.
  useEffect(() => {
    if (!email) return
    sent.current?.scrollIntoView({ block: 'center' })
    sent.current?.focus({ preventScroll: true })
  }, [email])
  if (email) {
    return (
      <NewsletterPage title={t('marketing.newsletter_page.look')}>
        <p ref={sent} role="status" tabIndex={-1}>
          {t('marketing.newsletter_page.sent', { email })}
        </p>
      </NewsletterPage>
    )
  }
  return (
    <NewsletterPage title={t('marketing.newsletter.title')} intro={t('marketing.newsletter.consent')}>
      <ShopForm
        labelOf={() => t('marketing.newsletter.email')}
        refusal={answer?.refusal}
        submit={t('marketing.newsletter.subscribe')}
      >
        <FormText name="email" type="email" inputMode="email" autoComplete="email" required maxLength={254} />
      </ShopForm>
    </NewsletterPage>
  )
}
