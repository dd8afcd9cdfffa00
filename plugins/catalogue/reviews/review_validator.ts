import vine from '@vinejs/vine'
import { described } from '#core/http/described_fields'
import { strictNumber } from '#core/http/strict_number'
import { LOCALES } from '#core/i18n/locales'
import { MOST_PICTURES } from '#plugins/catalogue/reviews/review_pictures'

/** Stars in tenths, in steps of a half. */
const STEP = 5

const steps = vine.createRule((value: unknown, _options, field) => {
  if (typeof value === 'number' && value % STEP !== 0) field.report('The {{ field }} field is invalid', 'enum', field)
})

/** A review that somebody writes, or writes anew. */
export const storeReview = vine.create({
  productId: strictNumber().withoutDecimals().min(1),
  rating: strictNumber()
    .withoutDecimals()
    .range([10, 50])
    .use(steps(undefined))
    .use(described({ multipleOf: STEP, examples: [45] })),
  title: vine.string().trim().maxLength(120).nullable().optional(),
  body: vine.string().trim().maxLength(5000).nullable().optional(),
  attachments: vine.array(vine.string().trim().maxLength(64)).maxLength(MOST_PICTURES).optional(),
})

const REVIEW_ORDERS = ['helpful', 'latest', 'best', 'worst'] as const

export type ReviewOrder = (typeof REVIEW_ORDERS)[number]

export const indexReviews = vine.create({
  locale: vine.enum(LOCALES).optional(),
  page: strictNumber().withoutDecimals().min(1).max(10_000).optional(),
  /** Whole stars. */
  stars: strictNumber().withoutDecimals().range([1, 5]).optional(),
  order: vine.enum(REVIEW_ORDERS).optional(),
})

export const showReviewPicture = vine.create({ preview: vine.boolean().optional() })
