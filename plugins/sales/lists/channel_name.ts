/** SQL of what the channel of a code is called; by its code where nobody gave it a name. */
export const channelName = (code: string): string =>
  `coalesce((select t.name from configuration_channels c join configuration_channel_translations t
    on t.channel_id = c.id and t.locale = c.default_locale where c.code = ${code}), ${code})`
