import { isIP } from 'node:net'
import {
  addressInvalid,
  baseCurrencyMissing,
  channelCodeInvalid,
  channelNameMissing,
  currencyUnknown,
  defaultLocaleMissing,
  hostInvalid,
  hostTaken,
  localeUnknown,
} from '#plugins/configuration/errors'
import { findChannels } from '#plugins/configuration/queries/find_channels'
import { LOCALES, type Locale } from '#core/i18n/locales'
import type { RunRows } from '#core/database/run_rows'

type Texts = Record<Locale, string | null>

/** Its texts in each language: one that it has no name in has none of them. */
interface ChannelTexts {
  name: Texts
  description: Texts
  homeMetaTitle: Texts
  homeMetaDescription: Texts
}

/** The values of a channel that are looked at together. */
export interface ChannelValues extends ChannelTexts {
  code: string
  hosts: readonly string[]
  timezone: string
  defaultLocale: string
  locales: readonly string[]
  baseCurrency: string
  currencies: readonly string[]
  allowedIps: readonly string[]
}

const CODE = /^[a-z0-9][a-z0-9_-]{0,39}$/

const HOST = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/

/** What was typed or pasted as a host: "https://Cave.fr:8080/accueil" is "cave.fr". */
export function hostOf(text: string): string {
  const bare = text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
  return bare
    .replace(/[/?#].*$/, '')
    .replace(/:\d+$/, '')
    .replace(/\.$/, '')
}

/** Texts stand in the languages that the channel offers and has a name in, empty rather than absent. */
export function offeredTexts(channel: ChannelValues): ChannelTexts {
  const of = (texts: Texts) =>
    Object.fromEntries(
      LOCALES.map((locale) => {
        const isOffered = channel.locales.includes(locale) && channel.name[locale]
        return [locale, isOffered ? (texts[locale] ?? '') : null]
      })
    ) as Texts
  return {
    name: of(channel.name),
    description: of(channel.description),
    homeMetaTitle: of(channel.homeMetaTitle),
    homeMetaDescription: of(channel.homeMetaDescription),
  }
}

/** Throws for an invalid channel; each error names its field. `before`: null for a new one. */
export async function checkChannel(run: RunRows, before: ChannelValues | null, channel: ChannelValues): Promise<void> {
  if (!CODE.test(channel.code)) throw channelCodeInvalid({}, 'code')
  for (const address of channel.allowedIps) if (!isIP(address)) throw addressInvalid({ address }, 'allowedIps')
  const isChanged = (name: 'hosts' | 'locales' | 'currencies') => {
    return JSON.stringify(before?.[name]) !== JSON.stringify(channel[name])
  }
  if (isChanged('hosts')) await checkHosts(run, channel)
  if (isChanged('locales') || isChanged('currencies')) await checkOffered(run, channel)
  if (!channel.locales.includes(channel.defaultLocale)) throw defaultLocaleMissing({}, 'defaultLocale')
  if (!channel.currencies.includes(channel.baseCurrency)) throw baseCurrencyMissing({}, 'baseCurrency')
  if (!channel.name[channel.defaultLocale as Locale]) throw channelNameMissing({}, `name.${channel.defaultLocale}`)
}

async function checkHosts(run: RunRows, { code, hosts }: ChannelValues): Promise<void> {
  const others = (await findChannels(run)).filter((other) => other.code !== code)
  for (const host of hosts) {
    if (!HOST.test(host) && !isIP(host)) throw hostInvalid({ host }, 'hosts')
    const owner = others.find((other) => other.hosts.includes(host))
    if (owner) throw hostTaken({ host, channel: owner.code }, 'hosts')
  }
}

/** What was offered when the form was checked may be gone by now: a deletion waits for this transaction, or came first. */
async function checkOffered(run: RunRows, { locales, currencies }: ChannelValues): Promise<void> {
  const known = await run<{ code: string }>(
    `select code from configuration_locales where is_enabled union all select code from configuration_currencies`
  )
  const isUnknown = (one: string) => !known.some(({ code }) => code === one)
  const locale = locales.find(isUnknown)
  if (locale) throw localeUnknown({ locale }, 'locales')
  const currency = currencies.find(isUnknown)
  if (currency) throw currencyUnknown({ currency }, 'currencies')
}
