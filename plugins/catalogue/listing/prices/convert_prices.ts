import { Money, type MoneyData } from '#core/money/money'
import { exchange } from '#core/money/exchange'
import { isMoney } from '#core/money/is_money'
import type { Channel } from '#core/context/shop_context'
import type { RateTable } from '#plugins/configuration/index'

/** A currency that prices are converted into. */
export interface Conversion {
  currency: string
  rate: string
}

/** The currencies of a channel that prices in `from` are converted into; those without a rate are left out. */
export function conversionsOf(channel: Channel, rates: RateTable, from: string): Conversion[] {
  const wanted = new Set([channel.baseCurrency, ...channel.currencies])
  wanted.delete(from)
  return [...wanted].flatMap((currency) => {
    const rate = rates.between(from, currency)
    return rate === null ? [] : [{ currency, rate }]
  })
}

export function convertAmount(amount: number, from: string, { currency, rate }: Conversion): number {
  return exchange(new Money(amount, from), rate, currency).amount
}

/** The JSON of a card or a page with every amount in it converted, each rounded by itself. */
export function convertJson(json: string, conversion: Conversion): string {
  return JSON.stringify(
    JSON.parse(json, (_key, value: unknown) => (isMoney(value) ? convertMoney(value, conversion) : value))
  )
}

function convertMoney({ amount, currency }: MoneyData, conversion: Conversion): MoneyData {
  return { amount: convertAmount(amount, currency, conversion), currency: conversion.currency }
}
