import { bigint, boolean, instant, integer, nullable, table, text } from '#core/database/table'
import type { Locale } from '#core/i18n/locales'

/** `pending`: asked for, and not confirmed yet. */
export type SubscriberState = 'pending' | 'confirmed' | 'unsubscribed'

/** Where somebody agreed, or went. */
export type ConsentSource = 'shop' | 'checkout' | 'account' | 'mail' | 'staff' | 'complaint'

export type ConsentKind = 'asked' | 'confirmed' | 'imported' | 'withdrawn' | 'measured' | 'unmeasured'

/** Who receives the newsletter. */
export const subscribers = table('marketing_subscribers', {
  id: bigint(),
  email: text(),
  state: text<SubscriberState>(),
  locale: text<Locale>(),
  channel: text(),
  source: text<ConsentSource>(),
  /** They agreed that it is measured what they read. */
  isMeasured: boolean(),
  consentedAt: nullable(instant()),
  proof: text(),
  version: integer(),
  createdAt: instant(),
  updatedAt: instant(),
})

/** The proof: who agreed to which words, when and from where, and who withdrew. */
export const consents = table('marketing_consents', {
  id: bigint(),
  subscriberId: bigint(),
  kind: text<ConsentKind>(),
  source: text<ConsentSource>(),
  words: text(),
  locale: text<Locale>(),
  ip: nullable(text()),
  happenedAt: instant(),
  version: integer(),
})
