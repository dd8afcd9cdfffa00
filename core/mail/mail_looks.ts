import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { DEFAULT_LOOK, type MailLook } from '#core/mail/mail_look'
import { PluginRegistry } from '#core/plugin/registry'
import type { Locale } from '#core/i18n/locales'

/** The look of mails, from all plugins. */
@inject()
export class MailLooks {
  constructor(
    private readonly registry: PluginRegistry,
    private readonly channels: ChannelPort
  ) {}

  /** Without a channel: that of the first one. */
  async of(locale: Locale, channel: string | null = null): Promise<MailLook> {
    const place = { locale, channel: channel ?? this.channels.all()[0]?.code ?? '' }
    let look = DEFAULT_LOOK
    for (const { load } of this.registry.contributions('core.mail_looks')) {
      const known = await (await load()).look(place)
      look = Object.assign({}, look, known, { footer: [...look.footer, ...(known.footer ?? [])] })
    }
    return look
  }
}
