import { ChannelPort } from '#core/context/shop_context'
import { PluginRegistry } from '#core/plugin/registry'
import { divideHalfUp } from '#core/money/rounding'
import { minorDigits } from '#core/money/currency'
import { writeDecimal } from '#core/money/decimal'
import type { ApplicationService } from '@adonisjs/core/types'

/** Decimals of a net price that count. */
const PLACES = 6

const DECIMAL = /^(-?)(\d{1,12})(?:[.,](\d*))?$/
const HUNDRED_PERCENT = 100_000_000n

/** Makes the prices that a shop shows of net ones. Amounts are text with decimals, `100` → `120.00`. */
export interface NetPrices {
  /** VAT in basis points. */
  rate: number
  /** With VAT, in minor units; null for a text that is no amount. */
  gross(net: string): number | null
  /** An amount as it is, in minor units; null for a text that is none. */
  plain(text: string): number | null
  /** Minor units less a percentage (`5.5`) and less an amount (`100`); null where nothing is taken off, or everything. */
  reduced(amount: number, percent: string, off: string): number | null
  /** Minor units as a cell. */
  cell(amount: number): string
}

/** By the standard rate of the first channel: what the file says of rates are numbers of the old shop. */
export async function netPrices({ container }: Pick<ApplicationService, 'container'>): Promise<NetPrices> {
  const registry = await container.make(PluginRegistry)
  const [channel] = (await container.make(ChannelPort)).all()
  const [source] = registry.contributions('catalogue.tax_categories')
  const rate = source && channel ? (await (await source.load()).shownRates(channel.code)).standard : 0
  const digits = minorDigits(channel?.baseCurrency ?? 'EUR')
  const exactOf = (text: string): { isNegative: boolean; millionths: bigint } | null => {
    const [, sign, whole, fraction = ''] = DECIMAL.exec(text.trim().replace(/^\./, '0.')) ?? []
    if (whole === undefined) return null
    return { isNegative: sign === '-', millionths: BigInt(whole + fraction.slice(0, PLACES).padEnd(PLACES, '0')) }
  }
  const toMinor = 10n ** BigInt(PLACES - digits)
  return {
    rate,
    gross(net) {
      const exact = exactOf(net)
      if (!exact) return null
      const amount = Number(divideHalfUp(exact.millionths * BigInt(10_000 + rate), 10_000n * toMinor))
      return exact.isNegative ? -amount : amount
    },
    plain(text) {
      const exact = exactOf(text)
      return exact && Number(divideHalfUp(exact.millionths, toMinor))
    },
    reduced(amount, percent, off) {
      const share = exactOf(percent)?.millionths ?? 0n
      const less = exactOf(off)?.millionths ?? 0n
      const left =
        divideHalfUp(BigInt(amount) * (HUNDRED_PERCENT - share), HUNDRED_PERCENT) - divideHalfUp(less, toMinor)
      return left > 0n && left < BigInt(amount) ? Number(left) : null
    },
    cell: (amount) => writeDecimal(amount, digits),
  }
}
