import type { Locale } from '#core/i18n/locales'
import type { Destination } from '#plugins/sales/contracts/destination'
import type { Label } from '#core/i18n/label'
import type { PostalAddress } from '#plugins/sales/contracts/address'

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

/** An outline in a box of 48 × 32 units, filled. Logos are drawn by us. */
export interface LogoPath {
  /** The `d` of an SVG path. */
  d: string
  /** A colour of the brand, `#1a2b3c`; absent: that of the text. */
  fill?: string
}

/** What customers read of a method before they choose it. */
export interface PaymentDescription {
  title: string
  description: string
}

/** A payment to be explained to the customer. */
export interface PaymentToExplain {
  orderId: number
  /** What people and providers call the order. */
  number: string
  /** Gross minor units that are still to pay. */
  amount: number
  currency: string
  locale: Locale
  channel: string
  email: string
}

/** A line that is paid for. */
export interface PaidLine {
  sku: string
  name: string
  quantity: number
  /** Gross minor units of the whole line, after discounts. */
  amount: number
}

/** An order that is to be paid. It stands already, and stays whatever becomes of the payment. */
export interface PaymentToBegin extends PaymentToExplain {
  /** Of this attempt. Providers refuse to charge twice for it. */
  idempotencyKey: string
  /** When the attempt was made, in UTC. The same each time. */
  at: string
  billing: PostalAddress
  /** Null: nothing ships. */
  delivery: PostalAddress | null
  /**
   * With `shipping` they add up to `amount`. Empty where the amount is not that of the whole order, and for a method whose
   * `state` is `pending`.
   */
  lines: PaidLine[]
  /** Gross minor units of the delivery, after discounts. */
  shipping: number
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

/** An attempt to pay, as the shop knows it. */
export interface AskedPayment {
  /** Number of the order. */
  number: string
  idempotencyKey: string
  /** Minor units. */
  amount: number
  currency: string
  channel: string
  /** The reference of its beginning; null: it told none. */
  begun: string | null
  /** The reference of its first news; null: there is none. */
  reference: string | null
  /** When the attempt was made, in UTC. */
  at: string
}

/** What begins a payment. Amounts are frozen: a provider is told those of `PaymentToBegin`. */
export type PaymentBeginning =
  | { kind: 'pending'; instructions?: PaymentInstructions; reference?: string }
  | {
      kind: 'redirect'
      url: string
      method: 'GET' | 'POST'
      fields: Record<string, string>
      /** The provider's name of what begins here, by which it can be asked later. */
      reference?: string
    }
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
  /** The provider took money back from the shop: a dispute, a chargeback, a reversal. */
  | 'disputed'

/** Why a payment did not go through. Shoppers read a sentence of the shop about it, never the provider's own words. */
export type FailureReason =
  'refused' | 'insufficient_funds' | 'expired_card' | 'authentication' | 'canceled' | 'expired' | 'technical'

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
  /** Of news that a payment failed. Default: `refused`. */
  reason?: FailureReason
  /** Of a payment: it came after its time had run out. It is recorded and pays nothing until staff look at it. */
  isLate?: boolean
  /** What staff should know of it, by the provider's own names: `{ card: '4970 10XX', warranty: 'YES' }`. */
  details?: Record<string, string>
  /** The key of the attempt, or of the `PaymentMovement`, that it is about, where the provider repeats it. */
  idempotencyKey?: string
}

/** The browser's return. It proves nothing by itself: an answer with news has asked the provider. */
export interface ReturnRequest extends AskedPayment {
  query: Record<string, string>
  body: Record<string, string>
}

/** A call of the provider's servers, exactly as it came: signatures are over these bytes. */
export interface RawNotification {
  method: string
  /** As it came, without the question mark. */
  query: string
  /** By their names in lower case. */
  headers: Record<string, string>
  body: Buffer
  ip: string
  /** The channel of the address that was called: it tells which account's keys to use. */
  channel: string
}

/** What a method tells of a notification when it arrives, without a call to anybody. */
export interface ReceivedNotification {
  /** The provider's name of the event. It is the same when the event is sent again. At most 190 characters. */
  event: string
  /** `unproven`: nothing in it proves its sender; the provider is asked when it is worked on. */
  verdict: 'genuine' | 'unproven' | 'forged'
  /** Why it is forged: staff read it. */
  reason?: string
  /** Number of the order, where it tells one. */
  number?: string
  /** When the provider made it, in UTC. Those older than a month are kept apart. */
  sentAt?: string
  /** The body of the answer that the provider wants, as plain text. */
  answer?: string
}

/** Thrown by `notified`: the provider was asked and does not know the notification. Nothing is recorded, nothing retried. */
export class ForgedNotification extends Error {
  override name = 'ForgedNotification'
}

/** Money to take or to give back of a payment that stands, or what is left of it to let go. */
export interface PaymentMovement {
  /** The provider's name of the payment. */
  reference: string
  /** The reference of its beginning; null: it told none. */
  begun: string | null
  number: string
  channel: string
  /** To let go of a payment: what was not captured of it. */
  amount: number
  currency: string
  /** The same each time that this very movement is asked for: the provider does it once. */
  idempotencyKey: string
  /** What was taken of the payment, oldest first: some providers give back captures, not payments. */
  captures: { reference: string; amount: number }[]
}

/** The result of a look at the shop's account with a provider. */
export interface AccountCheck {
  ok: boolean
  /** What is wrong, in the language of staff, and where to mend it; what was seen, if nothing is. */
  detail: string
}

/** The pages of a payment, after `/checkout/payment/`. Without a name of its own a page is the general one. */
export interface PaymentPages {
  /** Sends the form that leads to the provider: `payzen/redirect`, or with a variant `paypal/standard/redirect`. */
  redirect?: string
  /** Tells of a payment that failed: `payzen/failed`. */
  failed?: string
  /** Shows the instructions: `banktransfer`. */
  instructions?: string
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
  logo?: readonly LogoPath[]
  /** `pending_payment` where the answer comes from elsewhere, `pending` where people pay by themselves. */
  state: 'pending' | 'pending_payment'
  begin(payment: PaymentToBegin): Promise<PaymentBeginning>
  /** `begin` tells the instructions and does nothing else: they are stored with the order, and `begin` is not called. */
  onlyTells?: true
  /** What to do, told again on the order's page and in mails; null: nothing to tell. */
  instructions?(payment: PaymentToExplain): PaymentInstructions | null
  pages?: PaymentPages
  /**
   * The reference that staff enter of money they received, as it is stored: each is recorded once. Empty: they entered
   * none. Throws a refusal of the field `reference` for what is none. Absent: any text.
   */
  readReference?(entered: string): string
  /** Absent: the method has no test mode. Staff see the mode, and shoppers that a payment is a test. */
  isTest?(channel: string): boolean
  /** Days that an order waits for people to pay by themselves, counted from it; 0: until staff call it off. */
  waitDays?(channel: string): number
  /** People pay when the goods are handed over: an invoice names no day on which it is due. */
  isPaidOnDelivery?: boolean
  returned?(request: ReturnRequest): Promise<PaymentNews | null>
  /**
   * Judges a notification while the provider waits, without a call to anybody. Absent: its bytes name it and it is
   * `unproven`.
   */
  received?(notification: RawNotification): ReceivedNotification
  /**
   * What a notification tells, which a job asks; forged ones are not given here. May ask the provider, and throws when
   * it does not answer: the job tries again. Verified news only. @throws ForgedNotification
   */
  notified?(notification: RawNotification): Promise<PaymentNews[]>
  /**
   * All that the provider knows of a payment, oldest first; empty: nothing has happened. Asked of payments that wait too
   * long, and nightly to compare. References and kinds are those of its notifications.
   */
  ask?(payment: AskedPayment): Promise<PaymentNews[]>
  /** Stops an attempt that its customer leaves for another method. Does nothing where it cannot. */
  abandon?(payment: AskedPayment): Promise<void>
  /** Looks at the shop's account with the provider: its keys, its mode, whether it can notify the shop. */
  check?(channel: string, locale: Locale): Promise<AccountCheck>
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
