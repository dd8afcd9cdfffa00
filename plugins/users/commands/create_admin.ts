import { CreateStaff } from '#plugins/users/actions/create_staff'
import { RemoveDemoAccounts } from '#plugins/users/actions/remove_demo_accounts'
import { SeedRoles } from '#plugins/users/actions/seed_roles'
import { Translator } from '#core/i18n/translator'
import { systemOrigin } from '#core/audit/origin'
import { optionOrPrompt, passwordOf } from '#plugins/users/commands/questions'
import { isEmail } from '#plugins/users/services/email_rule'
import type { CliCommand, CommandCall } from '#core/console/command'

const LONGEST_NAME = 80

const createAdmin: CliCommand = {
  name: 'admin:create',
  summary: {
    fr_FR: 'Crée un administrateur de la boutique',
    en_GB: 'Creates an administrator of the shop',
  },
  options: [
    { flags: '--email <email>', summary: { fr_FR: 'Adresse email', en_GB: 'Email address' } },
    {
      flags: '--name <name>',
      value: { fr_FR: 'nom', en_GB: 'name' },
      summary: { fr_FR: 'Nom affiché', en_GB: 'Name shown' },
    },
    {
      flags: '--password-stdin',
      summary: {
        fr_FR: 'Lit le mot de passe sur l’entrée standard',
        en_GB: 'Reads the password from standard input',
      },
    },
  ],
  async run(call) {
    const { app, terminal } = call
    const words = await app.container.make(Translator)
    const say = (key: string, parameters = {}) => words.translate(terminal.locale, `users.commands.${key}`, parameters)
    const email = await optionOrPrompt(call, 'email', say('email_prompt'))
    if (!email) return refuse(call, say('email_missing'))
    if (!isEmail(email)) return refuse(call, say('email_invalid', { email }))
    const name = await optionOrPrompt(call, 'name', say('name_prompt'))
    if (!name || name.length > LONGEST_NAME) return refuse(call, say('name_missing'))
    const password = await passwordOf(call, say('password_prompt'))
    if (!password) return refuse(call, say('password_missing'))
    const origin = systemOrigin('command', 'admin:create')
    await (await app.container.make(SeedRoles)).execute(origin)
    const create = await app.container.make(CreateStaff)
    await create.execute({ email, name, password, role: 'admin' }, origin)
    terminal.line(say('admin_created', { email, address: addressOf(call) }))
    if (!app.config.get<boolean>('cellier.demo', false)) {
      const remove = await app.container.make(RemoveDemoAccounts)
      if (await remove.execute(origin)) terminal.line(say('demo_removed'))
    }
    return 0
  },
}

export default createAdmin

function refuse({ terminal }: CommandCall, sentence: string): number {
  terminal.error(sentence)
  return 1
}

function addressOf({ app }: CommandCall): string {
  return `${app.config.get<string>('cellier.address')}${app.config.get<string>('cellier.basePath')}/admin/login`
}
