import type { Locale } from '#core/i18n/locales'
import type { Destination } from '#plugins/sales/contracts/destination'
import type { Label } from '#core/i18n/label'

/** What a method may look at to say whether it is offered. */
export interface PaymentContext {
  channel: string
  locale: Locale
  currency: string
  /** Gross minor units to pay. */
  amount: number
  /** Null: nothing ships. */
  destination: Destination | null
  /** Customers' group code. */
  group: string
}

/** What customers read of a method before they choose it. */
export interface PaymentDescription {
  title: string
  description: string
}

/** An order that is to be paid. It stands already, and stays whatever becomes of the payment. */
export interface PaymentToBegin {
  orderId: number
  /** What people and providers call the order. */
  number: string
  /** Gross minor units that are still to pay. */
  amount: number
  currency: string
  locale: Locale
  channel: string
  email: string
  /** The same at every attempt with the same amount: providers refuse to charge twice for it. */
  idempotencyKey: string
  /** Absolute addresses that the payment page sends the browser back to. */
  returnUrl: string
  cancelUrl: string
  /** Absolute address that the provider's servers call. */
  notificationUrl: string
}

/** What the shop tells people to do: a title and lines of text, some of them to copy (an IBAN). */
export interface PaymentInstructions {
  title: string
  /** Sentences, in the customer's language. */
  text: string[]
  /** Names with what is to be copied. */
  facts: { label: string; value: string }[]
}

/** What begins a payment. Amounts are frozen: a provider is told those of `PaymentToBegin`. */
export type PaymentBeginning =
  | { kind: 'pending'; instructions?: PaymentInstructions }
  | { kind: 'redirect'; url: string; method: 'GET' | 'POST'; fields: Record<string, string> }
  | { kind: 'paid'; reference: string }

/** What may have happened to a payment. Money asked for by the shop may be on its way (`_pending`) or refused (`_failed`). */
export type PaymentNewsKind =
  | 'authorised'
  | 'paid'
  | 'failed'
  | 'canceled'
  | 'refunded'
  | 'capture_pending'
  | 'capture_failed'
  | 'refund_pending'
  | 'refund_failed'
  | 'void_failed'

/** What a provider says happened. Told any number of times, in any order: `reference` and `kind` make it one. */
export interface PaymentNews {
  /**
   * The provider's own name of the payment; of money that was captured or given back its own one, where the provider
   * has several of a payment. What is pending keeps its name when it is done or refused.
   */
  reference: string
  /** Number of the order. */
  number: string
  kind: PaymentNewsKind
  /** Minor units, as the provider says: an amount that is not the order's pays nothing. */
  amount: number
  currency: string
  /** The provider's own word. */
  raw: string
  /** Why it was refused, as the provider puts it: staff read it. */
  message?: string
  /** The key of the `PaymentMovement` that it is about, where the provider repeats it. */
  idempotencyKey?: string
}

/** The browser's return. It proves nothing by itself: an answer with news has asked the provider. */
export interface ReturnRequest {
  number: string
  query: Record<string, string>
  body: Record<string, string>
}

/** A call of the provider's servers, exactly as it came: signatures are over these bytes. */
export interface RawNotification {
  method: string
  query: string
  headers: Record<string, string>
  body: Buffer
  ip: string
}

/** Money to take or to give back of a payment that stands, or what is left of it to let go. */
export interface PaymentMovement {
  /** The provider's name of the payment. */
  reference: string
  number: string
  /** To let go of a payment: what was not captured of it. */
  amount: number
  currency: string
  /** The same each time that this very movement is asked for: the provider does it once. */
  idempotencyKey: string
  /** What was taken of the payment, oldest first: some providers give back captures, not payments. */
  captures: { reference: string; amount: number }[]
}

/**
 * Contribution to `sales.payment_methods`. The order comes first: it stands as `pending` or `pending_payment` before
 * anything here is called, and no transaction is open meanwhile. Every provider runs the contract suite of
 * `plugins/sales/testing.ts`.
 */
export interface PaymentMethod {
  label: Label
  /** Place among the methods, lowest first. */
  sort(channel: string): number
  isOffered(context: PaymentContext): Promise<boolean>
  describe(locale: Locale, channel: string): PaymentDescription
  /** `pending_payment` where the answer comes from elsewhere, `pending` where people pay by themselves. */
  state: 'pending' | 'pending_payment'
  begin(payment: PaymentToBegin): Promise<PaymentBeginning>
  /** What to do, told again on the order's page and in mails; null: nothing to tell. */
  instructions?(payment: Omit<PaymentToBegin, 'idempotencyKey'>): PaymentInstructions | null
  /** Days that an order waits for people to pay by themselves, counted from it; 0: until staff call it off. */
  waitDays?(channel: string): number
  /** People pay when the goods are handed over: an invoice names no day on which it is due. */
  isPaidOnDelivery?: boolean
  returned?(request: ReturnRequest): Promise<PaymentNews | null>
  /** Verified news only; throws when the call is not the provider's. */
  notified?(notification: RawNotification): Promise<PaymentNews[]>
  /** Origins of its payment pages, and of those they send the browser on to: the page that leads there permits them. */
  origins?(channel: string): string[]
  /**
   * Money of an authorised payment is taken. Like the two below it is asked with no transaction open, again with the
   * same key when nobody knows what became of it (it threw, the process died), and answers what came of it: done,
   * pending (a notification tells the rest under the same name) or refused with a message. A refusal is an answer.
   */
  capture?(movement: PaymentMovement): Promise<PaymentNews>
  /** A payment may be captured in parts. */
  capturesParts?: boolean
  /** Money goes back: all that was taken, or a part. */
  refund?(movement: PaymentMovement): Promise<PaymentNews>
  /** An authorised payment is let go: news of the kind `canceled`. */
  void?(movement: PaymentMovement): Promise<PaymentNews>
  /** A payment that failed may be tried again for the same order. */
  retry?: boolean
}
