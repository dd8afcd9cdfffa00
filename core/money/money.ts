import { minorDigits } from '#core/money/currency'
import { readDecimal, writeDecimal } from '#core/money/decimal'
import { MoneyError } from '#core/money/errors'
import { divideHalfUp } from '#core/money/rounding'

/** Money as the API and the database see it. */
export interface MoneyData {
  /** Integer minor units: 1290 is 12.90 EUR. */
  amount: number
  /** ISO 4217. */
  currency: string
}

/**
 * An amount in integer minor units of one currency. Immutable. Amounts outside the safe integers and
 * operations on two currencies throw a `MoneyError`.
 */
export class Money implements MoneyData {
  readonly amount: number
  readonly currency: string

  constructor(amount: number, currency: string) {
    minorDigits(currency)
    if (!Number.isSafeInteger(amount)) throw new MoneyError('amount_unsafe', { amount })
    this.amount = amount === 0 ? 0 : amount
    this.currency = currency
    Object.freeze(this)
  }

  static zero(currency: string): Money {
    return new Money(0, currency)
  }

  static from(data: MoneyData): Money {
    return data instanceof Money ? data : new Money(data.amount, data.currency)
  }

  /** Parses a decimal with a point: `fromDecimal('12.90', 'EUR')`. Never rounds: "12.905" is refused for EUR. */
  static fromDecimal(text: string, currency: string): Money {
    return new Money(readDecimal(text, minorDigits(currency)), currency)
  }

  /** `currency`: of the sum of an empty list. */
  static sum(parts: Iterable<Money>, currency: string): Money {
    let total = Money.zero(currency)
    for (const part of parts) total = total.add(part)
    return total
  }

  add(other: Money): Money {
    this.#mustMatch(other)
    return new Money(this.amount + other.amount, this.currency)
  }

  subtract(other: Money): Money {
    this.#mustMatch(other)
    return new Money(this.amount - other.amount, this.currency)
  }

  negate(): Money {
    return new Money(-this.amount, this.currency)
  }

  /** Whole quantities only. A share of an amount is `ratio`. */
  multiply(quantity: number): Money {
    if (!Number.isSafeInteger(quantity)) throw new MoneyError('quantity_not_whole', { quantity })
    return new Money(this.amount * quantity, this.currency)
  }

  /** A share of this amount in basis points, rounded half up: 20 % is `percentage(2000)`. */
  percentage(basisPoints: number): Money {
    return this.ratio(basisPoints, 10_000)
  }

  /**
   * `amount × numerator / denominator`, rounded half up once. Net of a gross price at 20 %: `ratio(10_000, 12_000)`;
   * price of a litre of a 75 cl bottle: `ratio(100, 75)`.
   */
  ratio(numerator: number, denominator: number): Money {
    const whole = Number.isSafeInteger(numerator) && Number.isSafeInteger(denominator)
    if (!whole || denominator <= 0) {
      throw new MoneyError('ratio_invalid', { numerator, denominator })
    }
    const result = divideHalfUp(BigInt(this.amount) * BigInt(numerator), BigInt(denominator))
    return new Money(Number(result), this.currency)
  }

  /**
   * Splits the amount in proportion; the parts always add up to it. Each part is rounded towards zero and the
   * remainder goes to the last part with a share, so a part with a ratio of 0 stays 0.
   */
  allocate(ratios: readonly number[]): Money[] {
    const valid = ratios.every((ratio) => Number.isSafeInteger(ratio) && ratio >= 0)
    const total = ratios.reduce((sum, ratio) => sum + BigInt(valid ? ratio : 0), 0n)
    if (total === 0n) throw new MoneyError('ratio_invalid', { ratios: ratios.join(', ') })
    const shares = ratios.map((ratio) => Number((BigInt(this.amount) * BigInt(ratio)) / total))
    const last = ratios.findLastIndex((ratio) => ratio > 0)
    const rest = shares.reduce((left, share) => left - share, this.amount)
    return shares.map((share, i) => new Money(i === last ? share + rest : share, this.currency))
  }

  /** Negative, 0 or positive, as for `sort`. */
  compare(other: Money): number {
    this.#mustMatch(other)
    return Math.sign(this.amount - other.amount)
  }

  equals(other: Money): boolean {
    return this.currency === other.currency && this.amount === other.amount
  }

  isZero(): boolean {
    return this.amount === 0
  }

  isNegative(): boolean {
    return this.amount < 0
  }

  /** "12.90": a plain decimal for files and inputs. For display use `formatMoney`. */
  toDecimal(): string {
    return writeDecimal(this.amount, minorDigits(this.currency))
  }

  toJSON(): MoneyData {
    return { amount: this.amount, currency: this.currency }
  }

  #mustMatch(other: Money) {
    if (other.currency !== this.currency) {
      throw new MoneyError('currencies_differ', { left: this.currency, right: other.currency })
    }
  }
}
