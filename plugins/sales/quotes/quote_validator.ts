import vine from '@vinejs/vine'
import { acceptance } from '#core/http/described_fields'
import { strictNumber } from '#core/http/strict_number'

/** What somebody says with the request of a quote: the cart says the rest. Left out: the comment of the cart. */
export const storeQuote = vine.compile(
  vine.object({ comment: vine.string().trim().maxLength(2000).nullable().optional() })
)

const key = () => vine.string().maxLength(64).optional()
const revision = () => strictNumber().withoutDecimals().min(1).max(100_000)

/** The key of a signed link opens a guest's quote; customers need none for their own. */
export const showQuote = vine.compile(
  vine.object({
    key: key(),
    /** Absent: what was sent last. */
    revision: revision().optional(),
  })
)

/** Why somebody takes back their request, or does not want what was offered. */
export const storeQuoteCancellation = vine.compile(
  vine.object({ key: key(), reason: vine.string().trim().maxLength(1000).nullable().optional() })
)

/** What somebody says when they accept: they read this revision, and are obliged to pay it. */
export const storeQuoteAcceptance = vine.compile(
  vine.object({
    key: key(),
    revision: revision(),
    /** Code of a way to pay; left out where there is nothing to pay. */
    payment: vine.string().trim().maxLength(120).nullable().optional(),
    acceptsTerms: acceptance(),
    /** Version of the terms that was read; absent: the one that stands. */
    termsVersion: vine.string().maxLength(64).nullable().optional(),
    /** They say they are of age, where nobody asked them before. */
    isOfAge: vine.boolean().optional(),
  })
)

/** Which page of one's own quotes. */
export const indexQuotes = vine.compile(
  vine.object({ page: strictNumber().withoutDecimals().min(1).max(100_000).optional() })
)
