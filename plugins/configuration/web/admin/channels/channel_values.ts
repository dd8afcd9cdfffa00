import type { Locale } from '#web/lib/locale'

export interface ChannelTexts {
  name: string
  description: string
  homeMetaTitle: string
  homeMetaDescription: string
}

/** A channel as its form edits it: lists of names are typed one a line. */
export interface ChannelValues {
  code: string
  hosts: string
  timezone: string
  defaultLocale: string
  locales: string[]
  baseCurrency: string
  currencies: string[]
  allowedIps: string
  isClosed: boolean
  texts: Record<string, ChannelTexts>
  [field: string]: unknown
}

/** A channel as the API answers it. */
export interface Channel {
  id: number
  code: string
  hosts: string[]
  timezone: string
  defaultLocale: string
  locales: string[]
  baseCurrency: string
  currencies: string[]
  allowedIps: string[]
  isClosed: boolean
  version: number
  texts: Record<string, ChannelTexts>
}

export interface ChannelChoices {
  locales: { code: string; name: string }[]
  currencies: { code: string; name: string; symbol: string }[]
  /** Of the first channel. */
  timezone: string
}

const noTexts: ChannelTexts = { name: '', description: '', homeMetaTitle: '', homeMetaDescription: '' }

const lines = (text: string) =>
  text
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter(Boolean)

export function valuesOf({ id: _, version: __, texts, ...channel }: Channel, all: readonly Locale[]): ChannelValues {
  return {
    ...channel,
    hosts: channel.hosts.join('\n'),
    allowedIps: channel.allowedIps.join('\n'),
    texts: Object.fromEntries(all.map((locale) => [locale, texts[locale] ?? noTexts])),
  }
}

/** A new channel: in the first language and currency of the shop. */
export function emptyChannel({ locales, currencies, timezone }: ChannelChoices, all: readonly Locale[]): ChannelValues {
  const [locale = { code: '' }] = locales
  const [currency = { code: '' }] = currencies
  return {
    code: '',
    hosts: '',
    timezone,
    defaultLocale: locale.code,
    locales: [locale.code],
    baseCurrency: currency.code,
    currencies: [currency.code],
    allowedIps: '',
    isClosed: true,
    texts: Object.fromEntries(all.map((each) => [each, noTexts])),
  }
}

/** What the API takes. */
export function sent({ code: _, hosts, allowedIps, ...values }: ChannelValues) {
  return { ...values, hosts: lines(hosts), allowedIps: lines(allowedIps) }
}
