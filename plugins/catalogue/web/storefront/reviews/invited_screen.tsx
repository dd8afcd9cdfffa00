import { redirect } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { orRefusal } from '#web/form/refusal'
import { useWords } from '#web/lib/i18n'
import { pageHead } from '#web/lib/page_head'
import { callOrFail, screenAction, screenLoader } from '#web/lib/screen_loader'
import { CsrfField } from '#web/ui/csrf_field'
import { OwnReviews } from './own_reviews'
import { writingWords, writtenReview } from './written_review'

export const meta = pageHead

export const loader = screenLoader(
  {
    id: 'catalogue.storefront.invited_reviews',
    title: 'catalogue.own_reviews.title',
    words: writingWords,
    noIndex: true,
  },
  async ({ context, params, locale }) => {
    const token = params.token ?? ''
    const { data } = await callOrFail(context, 'GET', 'catalogue.review_invitations.show', {
      params: { token },
      query: { locale },
    })
    return { token, products: data }
  }
)

export const action = screenAction(async ({ context, request, params, locale }) => {
  const form = await request.formData()
  const token = params.token ?? ''
  return orRefusal(form, async () => {
    if (form.get('intent') === 'refuse') {
      const { data } = await callOrFail(context, 'DELETE', 'catalogue.review_invitations.destroy', {
        params: { token },
      })
      return { email: data.email, refusal: undefined }
    }
    await callOrFail(context, 'POST', 'catalogue.invited_reviews.store', {
      params: { token },
      query: { locale },
      data: writtenReview(form),
    })
    throw redirect(request.url, 303)
  })
})

/** The page of the mail that asks for reviews of an order. Nobody needs an account for it. */
export default function InvitedScreen() {
  const t = useWords()
  const { token, products } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const email = answer && 'email' in answer ? answer.email : null
  return (
    <div className="mx-auto max-w-3xl">
      <h1 className="mb-4 font-serif text-3xl">{t('catalogue.own_reviews.title')}</h1>
      <p className="mb-8 max-w-prose text-lg text-muted">{t('catalogue.own_reviews.lead')}</p>
      <OwnReviews
        products={products}
        refusal={answer?.refusal}
        route="catalogue.invited_review_pictures.store"
        token={token}
      />
      {email === null ? (
        <Form method="post" className="mt-8">
          <CsrfField />
          <input type="hidden" name="intent" value="refuse" />
          <button type="submit" className="min-h-11 text-muted underline hover:text-primary">
            {t('catalogue.own_reviews.refuse')}
          </button>
        </Form>
      ) : (
        <p role="status" className="mt-8">
          {t('catalogue.own_reviews.refused', { email })}
        </p>
      )}
    </div>
  )
}
