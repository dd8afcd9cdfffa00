import { FormText, FormTextArea } from '#web/form/fields'
import { useField } from '#web/form/form_context'
import { ShopForm } from '#web/form/shop_form'
import type { FormRefusal } from '#web/form/refusal'
import { useWords } from '#web/lib/i18n'
import { AttachmentField } from '#web/attachments/attachment_field'
import { useAttachments } from '#web/attachments/use_attachments'
import type { ReviewedProduct } from './reviewed_product'

const MOST_PICTURES = 4

interface ReviewFormProps {
  reviewed: ReviewedProduct
  refusal: FormRefusal | undefined
  /** Route that takes a picture. */
  route: string
  /** Of the link of a mail. */
  token?: string | undefined
}

/** What somebody says of a product. It works without JavaScript, but for pictures. */
export function ReviewForm({ reviewed: { productId, review }, refusal, route, token }: ReviewFormProps) {
  const t = useWords()
  const pictures = useAttachments({
    route,
    most: MOST_PICTURES - (review?.pictures.length ?? 0),
    ...(token === undefined ? {} : { params: { token } }),
  })
  return (
    <ShopForm
      labelOf={(name) => t(`catalogue.own_reviews.fields.${name}`)}
      values={{ rating: review?.rating, title: review?.title, body: review?.body }}
      refusal={refusal}
      incomplete={t('catalogue.own_reviews.incomplete')}
      submit={t(review ? 'catalogue.own_reviews.change' : 'catalogue.own_reviews.send')}
      intent={`write-${productId}`}
    >
      <input type="hidden" name="productId" value={productId} />
      <RatingField />
      <FormText name="title" maxLength={120} isOptional autoComplete="off" />
      <FormTextArea name="body" rows={5} maxLength={5000} isOptional />
      <AttachmentField
        attachments={pictures}
        label={t('catalogue.own_reviews.pictures')}
        hint={t('catalogue.own_reviews.pictures_hint', { most: MOST_PICTURES })}
        accept="image/*"
        name="attachments"
      />
    </ShopForm>
  )
}

/** One to five stars, as buttons of which one is chosen. */
function RatingField() {
  const t = useWords()
  const { id, label, value, error } = useField('rating')
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-x-4">
        {[5, 4, 3, 2, 1].map((stars) => (
          <label key={stars} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              id={stars === 5 ? id : undefined}
              name="rating"
              value={stars * 10}
              defaultChecked={Math.ceil(Number(value) / 10) === stars}
              className="size-5 accent-primary"
            />
            <span>
              <span aria-hidden className="text-primary">
                {'★'.repeat(stars)}
              </span>
              <span className="sr-only">{t('catalogue.reviews.stars', { count: stars })}</span>
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm text-negative">
          {error}
        </p>
      )}
    </fieldset>
  )
}
