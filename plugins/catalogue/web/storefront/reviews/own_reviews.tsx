import type { FormRefusal } from '#web/form/refusal'
import { useWords } from '#web/lib/i18n'
import { useLocalePath } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import { Picture } from '#web/ui/picture'
import { ReviewForm } from './review_form'
import { ShopAnswer, Stars } from './review_parts'
import type { ReviewedProduct } from './reviewed_product'

interface OwnReviewsProps {
  products: ReviewedProduct[]
  /** The refused form, and its product. */
  refusal: FormRefusal | undefined
  route: string
  token?: string
}

/** What somebody has received, each with what they said of it and a form to say it. */
export function OwnReviews({ products, refusal, route, token }: OwnReviewsProps) {
  const t = useWords()
  const refused = Number(refusal?.values.productId)
  if (products.length === 0) return <p className="text-lg text-muted">{t('catalogue.own_reviews.none')}</p>
  return (
    <ul className="border-t border-line">
      {products.map((reviewed) => (
        <li key={reviewed.productId} className="grid grid-cols-[4rem_1fr] gap-x-4 border-b border-line py-5 sm:gap-x-6">
          <Bottle reviewed={reviewed} />
          <div className="min-w-0">
            <Said reviewed={reviewed} />
            <details open={refused === reviewed.productId || products.length === 1 ? true : undefined}>
              <summary className="inline-flex min-h-11 cursor-pointer items-center underline">
                {t(reviewed.review ? 'catalogue.own_reviews.edit' : 'catalogue.own_reviews.write')}
                <span className="sr-only"> {reviewed.name}</span>
              </summary>
              <div className="mt-4">
                <ReviewForm
                  key={reviewed.review?.state}
                  reviewed={reviewed}
                  refusal={refused === reviewed.productId ? refusal : undefined}
                  route={route}
                  token={token}
                />
              </div>
            </details>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Bottle({ reviewed: { product } }: { reviewed: ReviewedProduct }) {
  return (
    <div className="relative h-24">
      {product?.image && (
        <Picture
          picture={product.image}
          sizes="4rem"
          isDecorative
          className="absolute inset-0 size-full object-contain mix-blend-darken"
        />
      )}
    </div>
  )
}

function Said({ reviewed: { name, product, review } }: { reviewed: ReviewedProduct }) {
  const t = useWords()
  const toPath = useLocalePath()
  return (
    <>
      <h2 className="font-serif text-xl wrap-anywhere">
        {product ? (
          <Link to={toPath(product.path)} className="no-underline hover:text-primary">
            {name}
          </Link>
        ) : (
          name
        )}
      </h2>
      {review && (
        <div className="mt-1">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <Stars rating={review.rating} />
            <span className={review.state === 'rejected' ? 'text-negative' : 'text-muted'}>
              {t(`catalogue.own_reviews.states.${review.state}`)}
            </span>
          </p>
          {review.title && <p className="font-semibold wrap-anywhere">{review.title}</p>}
          {review.body && <p className="max-w-prose whitespace-pre-line wrap-anywhere">{review.body}</p>}
          {review.answer && <ShopAnswer text={review.answer} />}
        </div>
      )}
    </>
  )
}
