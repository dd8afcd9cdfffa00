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
  timezoneUnknown,
} from '#plugins/configuration/errors'
import { findChannels } from '#plugins/configuration/queries/find_channels'
import type { ChannelRow } from '#plugins/configuration/queries/find_channel'
import type { RowSource } from '#plugins/configuration/services/written_row'

/** A channel as a form gives it. */
export type ChannelInput = Omit<ChannelRow, 'id' | 'version' | 'position'>

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

function isZone(timezone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: timezone }))
  } catch {
    return false
  }
}

/** Throws for an invalid channel; each error names its field. */
export async function checkChannel(rows: RowSource, channel: ChannelInput): Promise<void> {
  if (!CODE.test(channel.code)) throw channelCodeInvalid({}, 'code')
  if (!isZone(channel.timezone)) throw timezoneUnknown({ timezone: channel.timezone }, 'timezone')
  for (const address of channel.allowedIps) if (!isIP(address)) throw addressInvalid({ address }, 'allowedIps')
  await checkHosts(rows, channel)
  await checkLocales(rows, channel)
  await checkCurrencies(rows, channel)
  if (!channel.texts[channel.defaultLocale]?.name) throw channelNameMissing({}, `texts.${channel.defaultLocale}.name`)
}

async function checkHosts(rows: RowSource, { code, hosts }: ChannelInput): Promise<void> {
  const others = (await findChannels(rows)).filter((other) => other.code !== code)
  for (const host of hosts) {
    if (!HOST.test(host) && !isIP(host)) throw hostInvalid({ host }, 'hosts')
    const owner = others.find((other) => other.hosts.includes(host))
    if (owner) throw hostTaken({ host, channel: owner.code }, 'hosts')
  }
}

async function checkLocales(rows: RowSource, { locales, defaultLocale }: ChannelInput): Promise<void> {
  const enabled = await rows<{ code: string }>('select code from configuration_locales where is_enabled')
  const unknown = locales.find((locale) => !enabled.some(({ code }) => code === locale))
  if (unknown) throw localeUnknown({ locale: unknown }, 'locales')
  if (!locales.includes(defaultLocale)) throw defaultLocaleMissing({}, 'defaultLocale')
}

async function checkCurrencies(rows: RowSource, { currencies, baseCurrency }: ChannelInput): Promise<void> {
  const known = await rows<{ code: string }>('select code from configuration_currencies')
  const unknown = currencies.find((currency) => !known.some(({ code }) => code === currency))
  if (unknown) throw currencyUnknown({ currency: unknown }, 'currencies')
  if (!currencies.includes(baseCurrency)) throw baseCurrencyMissing({}, 'baseCurrency')
}
