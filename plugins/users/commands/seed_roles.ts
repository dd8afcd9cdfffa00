import { SeedRoles } from '#plugins/users/actions/seed_roles'
import { Translator } from '#core/i18n/translator'
import { systemOrigin } from '#core/audit/origin'
import type { CliCommand } from '#core/console/command'

const seedRoles: CliCommand = {
  name: 'seed:roles',
  summary: {
    fr_FR: 'Crée les rôles que les plugins déclarent, sans toucher à ce que vous avez changé',
    en_GB: 'Creates the roles that plugins declare, without touching what you changed',
  },
  async run({ app, terminal }) {
    const action = await app.container.make(SeedRoles)
    const translator = await app.container.make(Translator)
    const { roles, permissions } = await action.execute(systemOrigin('command', 'seed:roles'))
    terminal.line(translator.translate(terminal.locale, 'users.commands.roles_seeded', { roles, permissions }))
    return 0
  },
}

export default seedRoles
