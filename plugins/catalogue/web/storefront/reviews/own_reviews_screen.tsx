import { redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { orRefusal } from '#web/form/refusal'
import { useWords } from '#web/lib/i18n'
import { localePath } from '#web/lib/locale'
import { pageHead } from '#web/lib/page_head'
import { callOrFail, screenAction, screenLoader } from '#web/lib/screen_loader'
import { OwnReviews } from './own_reviews'
import { writingWords, writtenReview } from './written_review'

export const meta = pageHead

export const loader = screenLoader(
  { id: 'catalogue.storefront.own_reviews', title: 'catalogue.own_reviews.title', words: writingWords, noIndex: true },
  async ({ context, locale }) => {
    const { data } = await callOrFail(context, 'GET', 'catalogue.own_reviews.index', { query: { locale } })
    return { products: data }
  }
)

export const action = screenAction(async ({ context, request, locale }) => {
  const form = await request.formData()
  return orRefusal(form, async () => {
    await callOrFail(context, 'POST', 'catalogue.own_reviews.store', { query: { locale }, data: writtenReview(form) })
    throw redirect(localePath(locale, '/account/reviews'), 303)
  })
})

/** What a customer has received, to be reviewed. */
export default function OwnReviewsScreen() {
  const t = useWords()
  const { products } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <>
      <h1 className="mb-4 font-serif text-3xl">{t('catalogue.own_reviews.title')}</h1>
      <p className="mb-8 max-w-prose text-lg text-muted">{t('catalogue.own_reviews.lead')}</p>
      <OwnReviews products={products} refusal={answer?.refusal} route="catalogue.own_review_pictures.store" />
    </>
  )
}
