import { Channel } from '#plugins/configuration/models/channel'

/** Every channel with its words, in order. */
export function listChannels(): Promise<Channel[]> {
  return Channel.query().preload('translations').orderBy('position').orderBy('id')
}
