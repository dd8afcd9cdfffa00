import { encode } from 'uqr'
import { inject } from '@adonisjs/core'
import { amountNotDue } from '#plugins/payment_crypto/errors'
import { Clock } from '#core/time/clock'
import { coinOf } from '#plugins/payment_crypto/wallet/coins'
import { FindAmount } from '#plugins/payment_crypto/queries/find_amount'
import { FindDuePayment, type DuePayment } from '#plugins/sales/index'
import { readInstant } from '#core/time/instant'
import { Settings } from '#core/settings/settings'
import type { Locale } from '#core/i18n/locales'
import type { MoneyData } from '#core/money/money'

const METHOD = 'payment_crypto.wallet'

/** Modules around a QR code that must stay empty. */
const QUIET = 4

/** What a customer pays in coins. */
export interface AmountAnswer {
  number: string
  /** 0: the order is paid, or nothing is to be paid any more. */
  due: MoneyData
  /** What staff add for every customer; empty: nothing. */
  note: string
  /** Null: its time is over, and the customer asks for a new one. */
  amount: {
    coin: string
    coinName: string
    address: string
    quantity: string
    link: string
    /** Its outline in a square of `size` units. */
    qr: { size: number; path: string }
    rate: string
    ratedAt: string
    expiresAt: string
    secondsLeft: number
  } | null
}

/** Shows a customer the amount in coins of an order of theirs. */
@inject()
export class ShowAmount {
  constructor(
    private readonly due: FindDuePayment,
    private readonly amounts: FindAmount,
    private readonly clock: Clock,
    private readonly settings: Settings
  ) {}

  /** @throws orderNotFound, amountNotDue */
  async dueOf(customerId: number, number: string): Promise<DuePayment> {
    const due = await this.due.execute(customerId, number)
    if (due.method !== METHOD) throw amountNotDue()
    return due
  }

  /** @throws orderNotFound, amountNotDue */
  async execute(customerId: number, number: string, locale: Locale): Promise<AmountAnswer> {
    const due = await this.dueOf(customerId, number)
    const { amount, currency, channel } = due
    const note = this.settings.get<string>(`${METHOD}.instructions`, { channel, locale }).trim()
    const standing = amount > 0 ? await this.amounts.standing(due) : null
    const coin = standing && coinOf(standing.coin)
    const told = { number, due: { amount, currency }, note }
    if (!standing || !coin) return { ...told, amount: null }
    const { address, quantity, rate, ratedAt, expiresAt } = standing
    const link = coin.link(address, quantity)
    const secondsLeft = Math.max(Math.floor(readInstant(expiresAt).diff(this.clock.now(), 'seconds').seconds), 0)
    return {
      ...told,
      amount: {
        coin: standing.coin,
        coinName: coin.name,
        address,
        quantity,
        link,
        rate,
        ratedAt,
        expiresAt,
        secondsLeft,
        qr: drawQr(link),
      },
    }
  }
}

/** Each run of dark modules in a row is a rectangle of the path. */
function drawQr(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET })
  const rows = data.map((row, y) =>
    [
      ...row
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ]
      .map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
      .join('')
  )
  return { size, path: rows.join('') }
}
