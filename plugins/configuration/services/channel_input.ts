import type { ChannelInput } from '#plugins/configuration/services/check_channel'
import type { ChannelTexts } from '#plugins/configuration/queries/find_channel'

type GivenTexts = { [Field in keyof ChannelTexts]?: string | null }

/** The optional fields of the form of a channel. */
interface GivenChannel extends Omit<ChannelInput, 'code' | 'allowedIps' | 'texts'> {
  allowedIps?: string[]
  texts: Record<string, GivenTexts | undefined>
}

/** A channel from the input of a form, without empty hosts and absent texts. */
export function channelInput({ texts, allowedIps = [], hosts, ...given }: GivenChannel): Omit<ChannelInput, 'code'> {
  const filled = Object.entries(texts).flatMap(([locale, words]) =>
    words ? [[locale, fullTexts(words)] as const] : []
  )
  return { ...given, hosts: hosts.filter(Boolean), allowedIps, texts: Object.fromEntries(filled) }
}

function fullTexts({ name, description, homeMetaTitle, homeMetaDescription }: GivenTexts): ChannelTexts {
  return {
    name: name ?? '',
    description: description ?? '',
    homeMetaTitle: homeMetaTitle ?? '',
    homeMetaDescription: homeMetaDescription ?? '',
  }
}
