import type { ChannelInput } from '#plugins/configuration/services/check_channel'
import type { ChannelTexts } from '#plugins/configuration/queries/find_channel'

type GivenTexts = { [Field in keyof ChannelTexts]?: string | null }

/** What a form may leave out of a channel. */
interface GivenChannel extends Omit<ChannelInput, 'code' | 'allowedIps' | 'texts'> {
  allowedIps?: string[]
  texts: Record<string, GivenTexts | undefined>
}

/** A channel out of what a form sent: empty hosts and words that were left out are none. */
export function channelInput({ texts, allowedIps = [], hosts, ...given }: GivenChannel): Omit<ChannelInput, 'code'> {
  const told = Object.entries(texts).flatMap(([locale, words]) => (words ? [[locale, fullTexts(words)] as const] : []))
  return { ...given, hosts: hosts.filter(Boolean), allowedIps, texts: Object.fromEntries(told) }
}

function fullTexts({ name, description, homeMetaTitle, homeMetaDescription }: GivenTexts): ChannelTexts {
  return {
    name: name ?? '',
    description: description ?? '',
    homeMetaTitle: homeMetaTitle ?? '',
    homeMetaDescription: homeMetaDescription ?? '',
  }
}
