import { languageTag, type Locale } from './locale'
import type { Money } from './shapes'

const cache = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat | Intl.PluralRules>()

function cached<T extends Intl.NumberFormat | Intl.DateTimeFormat | Intl.PluralRules>(key: string, make: () => T): T {
  const known = cache.get(key) as T | undefined
  if (known) return known
  const made = make()
  cache.set(key, made)
  return made
}

const moneyFormats = new Map<string, { format: Intl.NumberFormat; unit: number }>()

/** `{ amount: 123450, currency: 'EUR' }` → « 1 234,50 € », "€1,234.50". */
export function formatMoney(locale: Locale, { amount, currency }: Money): string {
  const key = `${locale} ${currency}`
  let known = moneyFormats.get(key)
  if (!known) {
    const format = new Intl.NumberFormat(languageTag(locale), { style: 'currency', currency })
    known = { format, unit: 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2) }
    moneyFormats.set(key, known)
  }
  return known.format.format(amount / known.unit)
}

/** A unit price. `exact` has as many decimals as quantity × price needs to equal the line total: « 19,0850 € ». */
export function formatUnitPrice(locale: Locale, { exact, ...price }: Money & { exact?: string | undefined }): string {
  if (exact === undefined) return formatMoney(locale, price)
  const digits = exact.split('.')[1]?.length ?? 0
  return cached(`unit ${locale} ${price.currency} ${digits}`, () => {
    const precise = { minimumFractionDigits: digits, maximumFractionDigits: digits }
    return new Intl.NumberFormat(languageTag(locale), { style: 'currency', currency: price.currency, ...precise })
  }).format(Number(exact))
}

/** An amount in whole currency units, for price ranges: « 25 € ». */
export function formatWholeMoney(locale: Locale, units: number, currency = 'EUR'): string {
  return cached(`whole ${locale} ${currency}`, () => {
    return new Intl.NumberFormat(languageTag(locale), { style: 'currency', currency, maximumFractionDigits: 0 })
  }).format(units)
}

const signCache = new Map<string, string>()

/** The symbol of a currency: « € ». */
export function currencySign(locale: Locale, currency: string): string {
  const key = `${locale} ${currency}`
  let sign = signCache.get(key)
  if (sign === undefined) {
    const format = new Intl.NumberFormat(languageTag(locale), { style: 'currency', currency })
    sign = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency
    signCache.set(key, sign)
  }
  return sign
}

export function formatNumber(locale: Locale, value: number): string {
  return cached(`number ${locale}`, () => new Intl.NumberFormat(languageTag(locale))).format(value)
}

/** A day: « 3 janvier 2027 ». */
export function formatDate(locale: Locale, iso: string, timeZone = 'Europe/Paris'): string {
  return cached(`date ${locale} ${timeZone}`, () => {
    return new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeZone })
  }).format(Date.parse(iso))
}

/** A day and time on a 24-hour clock: « 03/01/2027 17:05 ». */
export function formatInstant(locale: Locale, iso: string, timeZone = 'Europe/Paris'): string {
  return cached(`instant ${locale} ${timeZone}`, () => {
    return new Intl.DateTimeFormat(languageTag(locale), {
      dateStyle: 'short',
      timeStyle: 'short',
      hourCycle: 'h23',
      timeZone,
    })
  }).format(Date.parse(iso))
}

/** The time of an instant on a 24-hour clock: « 17:05 ». */
export function formatTime(locale: Locale, iso: string, timeZone = 'Europe/Paris'): string {
  return cached(`time ${locale} ${timeZone}`, () => {
    return new Intl.DateTimeFormat(languageTag(locale), { timeStyle: 'short', hourCycle: 'h23', timeZone })
  }).format(Date.parse(iso))
}

/** Names of the days, Monday first. */
export function weekDays(locale: Locale, width: 'long' | 'short' | 'narrow' = 'long'): string[] {
  const format = cached(`day ${locale} ${width}`, () => {
    return new Intl.DateTimeFormat(languageTag(locale), { weekday: width, timeZone: 'UTC' })
  })
  // 1 January 2024 was a Monday.
  return Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(2024, 0, 1 + day)))
}

const sizeUnits: Record<Locale, string[]> = {
  fr_FR: ['o', 'Ko', 'Mo', 'Go', 'To'],
  en_GB: ['B', 'KB', 'MB', 'GB', 'TB'],
}

/** A file size in steps of 1024: 1536 → « 1,5 Ko ». */
export function formatFileSize(locale: Locale, bytes: number): string {
  const units = sizeUnits[locale]
  const last = units.length - 1
  const inUnit = (step: number) => Math.round((bytes / 1024 ** step) * 10) / 10
  const rough = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), last)
  // 1023.96 KB rounds to 1024 KB, which is 1 MB.
  const step = inUnit(rough) >= 1024 && rough < last ? rough + 1 : rough
  const value = inUnit(step)
  return `${formatNumber(locale, value)}\u00a0${units[step]}`
}

/** Chooses between the singular and the plural word: French says « 0 article », English "0 items". */
export function pluralWord(locale: Locale, count: number, one: string, other: string): string {
  const rules = cached(`plural ${locale}`, () => new Intl.PluralRules(languageTag(locale)))
  return rules.select(count) === 'one' ? one : other
}
