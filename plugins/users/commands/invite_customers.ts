import { InviteCustomers } from '#plugins/users/actions/customers/invite_customers'
import { Translator } from '#core/i18n/translator'
import { systemOrigin } from '#core/audit/origin'
import type { CliCommand } from '#core/console/command'

const inviteCustomers: CliCommand = {
  name: 'customers:invite',
  summary: {
    fr_FR: 'Invite les clients sans mot de passe à en choisir un, après un import',
    en_GB: 'Invites customers without a password to choose one, after an import',
  },
  options: [
    {
      flags: '--dry-run',
      summary: { fr_FR: 'Dit combien recevraient un email, sans rien envoyer', en_GB: 'Says how many would be mailed' },
    },
  ],
  async run({ app, terminal, options }) {
    const words = await app.container.make(Translator)
    const say = (key: string, parameters: Record<string, number>) =>
      words.translate(terminal.locale, `users.commands.${key}`, parameters)
    const invite = await app.container.make(InviteCustomers)
    if (options.dryRun) {
      terminal.line(say('customers_waiting', { count: (await invite.waiting()).length }))
      return 0
    }
    const { sent, left } = await invite.execute({}, systemOrigin('command', 'customers:invite'))
    terminal.line(say('customers_invited', { sent, left }))
    return left > 0 ? 2 : 0
  },
}

export default inviteCustomers
