import { useActionData, useLoaderData } from '@remix-run/react'
import { redirect } from '@remix-run/node'
import { Form } from '@remix-run/react'
import { AttachmentList, type ShownAttachment } from '#web/attachments/attachment_list'
import { buildAddress } from '#web/lib/address'
import { orRefusal } from '#web/form/refusal'
import { useWords } from '#web/lib/i18n'
import { pageHead } from '#web/lib/page_head'
import type { ResponseOf } from '#web/lib/registry'
import { callOrFail, screenAction, screenLoader } from '#web/lib/screen_loader'
import { useLocalePath, useShell } from '#web/lib/shell'
import { Button } from '#web/ui/button'
import { CsrfField } from '#web/ui/csrf_field'
import { Link } from '#web/ui/link'
import { Pagination } from '#web/ui/pagination'
import { Select } from '#web/ui/select'
import { ReviewItem, WriteLink } from './review_parts'

export const meta = pageHead

const ORDERS = ['helpful', 'latest', 'best', 'worst'] as const

type Order = (typeof ORDERS)[number]

const orderOf = (text: string | null): Order => ORDERS.find((one) => one === text) ?? 'helpful'

export const loader = screenLoader(
  {
    id: 'catalogue.storefront.reviews',
    title: 'catalogue.reviews.title',
    words: ['catalogue.reviews', 'attachments'],
    noIndex: true,
  },
  async ({ context, params, url, locale }) => {
    const page = Math.min(10_000, Math.max(1, Math.trunc(Number(url.searchParams.get('page')) || 1)))
    const stars = [1, 2, 3, 4, 5].find((one) => String(one) === url.searchParams.get('stars')) ?? null
    const order = orderOf(url.searchParams.get('order'))
    const query = { page, order, locale, ...(stars === null ? {} : { stars }) }
    const slug = params.slug ?? ''
    const { data, meta: about } = await callOrFail(context, 'GET', 'catalogue.reviews.index', {
      params: { slug },
      query,
    })
    const pages = Math.ceil(about.total / about.limit)
    return { slug, reviews: data, product: about.product, total: about.total, page, pages, stars, order }
  }
)

/** A customer finds a review helpful, or takes that back. */
export const action = screenAction(async ({ context, request }) => {
  const form = await request.formData()
  return orRefusal(form, async () => {
    const params = { id: String(form.get('review')) }
    if (form.get('helpful') === 'yes') await callOrFail(context, 'POST', 'catalogue.review_votes.store', { params })
    else await callOrFail(context, 'DELETE', 'catalogue.review_votes.destroy', { params })
    throw redirect(request.url, 303)
  })
})

type Shown = ResponseOf<'catalogue.reviews.index'>['data'][number]

/** All reviews of a product. */
export default function ReviewsScreen() {
  const t = useWords()
  const toPath = useLocalePath()
  const { slug, reviews, product, total, page, pages, stars, order } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const own = toPath(`/reviews/${slug}`)
  const query = (number: number) => {
    const wanted = { ...(stars === null ? {} : { stars: String(stars) }), order, page: String(number) }
    return `${own}?${new URLSearchParams(wanted).toString()}`
  }
  return (
    <div className="shell">
      <p className="mb-4">
        <Link to={toPath(product.path)} className="inline-flex min-h-11 items-center underline">
          {product.name}
        </Link>
      </p>
      <h1 id="reviews-title" tabIndex={-1} className="font-serif text-3xl">
        {t('catalogue.reviews.title')}
      </h1>
      <p role="status" className="mt-2 text-muted">
        {t('catalogue.reviews.count', { count: total })}
        {stars !== null && (
          <>
            {' · '}
            {t('catalogue.reviews.stars', { count: stars })}{' '}
            <Link to={own} className="inline-flex min-h-6 items-center underline">
              {t('catalogue.reviews.show_all')}
            </Link>
          </>
        )}
      </p>
      {total > 1 && <OrderField order={order} stars={stars} />}
      {answer?.refusal && (
        <p role="alert" className="mt-4 text-negative">
          {answer.refusal.message}
        </p>
      )}
      <div className="mt-6">
        {reviews.map((review) => (
          <ReviewItem key={review.id} review={review} heading="h2" foot={<Helpful review={review} />}>
            <Pictures review={review} />
          </ReviewItem>
        ))}
      </div>
      {total === 0 && <p className="text-lg">{t('catalogue.reviews.none')}</p>}
      <p className="my-6 max-w-prose text-sm text-muted">{t('catalogue.reviews.how')}</p>
      <p className="mb-6">
        <WriteLink />
      </p>
      <Pagination page={page} pages={pages} toPage={query} top="reviews-title" />
    </div>
  )
}

function OrderField({ order, stars }: { order: Order; stars: number | null }) {
  const t = useWords()
  return (
    <Form method="get" className="mt-4 flex flex-wrap items-center gap-3">
      {stars !== null && <input type="hidden" name="stars" value={stars} />}
      <label htmlFor="reviews-order">{t('catalogue.reviews.order')}</label>
      <Select
        id="reviews-order"
        name="order"
        defaultValue={order}
        onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
      >
        {ORDERS.map((one) => (
          <option key={one} value={one}>
            {t(`catalogue.reviews.orders.${one}`)}
          </option>
        ))}
      </Select>
      <noscript>
        <Button type="submit" tone="quiet">
          {t('catalogue.reviews.sort')}
        </Button>
      </noscript>
    </Form>
  )
}

function Pictures({ review: { id, pictures } }: { review: Shown }) {
  const { routes } = useShell()
  const uri = routes['catalogue.review_pictures.show']?.uri ?? ''
  const addressOf = (file: ShownAttachment, isPreview: boolean) =>
    buildAddress(uri, { id, file: file.id }, isPreview ? { preview: 'true' } : {})
  if (pictures.length === 0) return null
  return (
    <div className="mt-3">
      <AttachmentList files={pictures} addressOf={addressOf} />
    </div>
  )
}

/** Guests are asked to sign in by the account's pages. */
function Helpful({ review: { id, helpful, isVoted, isOwn } }: { review: Shown }) {
  const t = useWords()
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 text-sm">
      {helpful > 0 && <span className="text-muted">{t('catalogue.reviews.helpful', { count: helpful })}</span>}
      {!isOwn && (
        <Form method="post" preventScrollReset>
          <CsrfField />
          <input type="hidden" name="review" value={id} />
          <button
            type="submit"
            name="helpful"
            value={isVoted ? 'no' : 'yes'}
            aria-pressed={isVoted}
            className="min-h-11 underline hover:text-primary"
          >
            {t(isVoted ? 'catalogue.reviews.not_helpful' : 'catalogue.reviews.say_helpful')}
          </button>
        </Form>
      )}
    </div>
  )
}
