import { bigint, boolean, instant, integer, nullable, table, text } from '#core/database/table'
import type { Locale } from '#core/i18n/locales'

export type ReviewState = 'pending' | 'approved' | 'rejected'

export const reviews = table('catalogue_reviews', {
  id: bigint(),
  productId: bigint(),
  /** Null: a guest, an imported review, or a customer who is gone. */
  customerId: nullable(bigint()),
  /** Who wrote it: one review a product. `customer:12`, `order:<number>`, or that of an import. */
  authorKey: text(),
  /** As the shop shows it; empty for a customer who is gone. */
  authorName: text(),
  /** Tenths of a star, in steps of a half: 10 to 50. */
  rating: integer(),
  title: text(),
  body: text(),
  locale: text<Locale>(),
  state: text<ReviewState>(),
  /** The author has received the product. */
  isVerified: boolean(),
  /** Customers who found it helpful. */
  helpful: integer(),
  /** Of the shop. */
  answer: text(),
  version: integer(),
  createdAt: instant(),
  updatedAt: instant(),
})

export const reviewInvitations = table('catalogue_review_invitations', {
  id: bigint(),
  orderNumber: text(),
  sentAt: instant(),
})

export const reviewRefusals = table('catalogue_review_refusals', { email: text(), createdAt: instant() })
