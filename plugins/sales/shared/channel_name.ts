/** SQL of what the channel of a code is called in the language of a list; else in its own, else by its code. */
export const channelName = (code: string): string =>
  `coalesce((select t.name from configuration_channels c join configuration_channel_translations t
    on t.channel_id = c.id and t.locale in (:locale, c.default_locale) where c.code = ${code} and t.name <> ''
    order by case when t.locale = :locale then 0 else 1 end limit 1), ${code})`
