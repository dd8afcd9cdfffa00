import { listChannels } from '#plugins/configuration/queries/list_channels'

/** The channels of the house, for staff. */
export default class ChannelsController {
  async index() {
    const channels = await listChannels()
    return {
      data: channels.map((channel) => ({
        id: channel.id,
        code: channel.code,
        hosts: channel.hosts,
        timezone: channel.timezone,
        defaultLocale: channel.defaultLocale,
        locales: channel.locales,
        baseCurrency: channel.baseCurrency,
        currencies: channel.currencies,
        version: channel.version,
        translations: channel.translations.map(({ locale, name, description }) => ({
          locale,
          name,
          description,
        })),
      })),
      meta: { total: channels.length },
    }
  }
}
