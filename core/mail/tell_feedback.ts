import { inject } from '@adonisjs/core'
import { PluginRegistry } from '#core/plugin/registry'
import type { MailFeedback } from '#core/mail/mail_feedback'
import type { Transaction } from '#core/database/store'

/** Tells the plugins what became of mails. */
@inject()
export class TellFeedback {
  constructor(private readonly registry: PluginRegistry) {}

  async execute(trx: Transaction, feedback: readonly MailFeedback[]): Promise<void> {
    const keepers = await Promise.all(this.registry.contributions('core.mail_feedback').map(({ load }) => load()))
    for (const keeper of keepers) await keeper.keep(trx, feedback)
  }
}
