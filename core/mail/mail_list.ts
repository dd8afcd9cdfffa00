import { inject } from '@adonisjs/core'
import { PluginRegistry } from '#core/plugin/registry'
import type { MailTemplate } from '#core/mail/mail_template'

/** The mail templates of all plugins. */
@inject()
export class MailList {
  constructor(private readonly registry: PluginRegistry) {}

  /** @throws Error for a name that no plugin contributes */
  async find(name: string): Promise<MailTemplate> {
    const found = this.registry
      .contributions('core.mails')
      .find((contribution) => contribution.name === name && name.startsWith(`${contribution.plugin}.`))
    if (!found) throw new Error(`No plugin contributes the mail "${name}" to core.mails.`)
    return found.load()
  }

  /** All of them, by name, in the order of the plugins. */
  async all(): Promise<Map<string, MailTemplate>> {
    const contributions = this.registry.contributions('core.mails')
    return new Map(await Promise.all(contributions.map(async ({ name, load }) => [name, await load()] as const)))
  }
}
