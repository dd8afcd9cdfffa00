import { ChangePassword } from '#plugins/users/actions/change_password'
import { Translator } from '#core/i18n/translator'
import { systemOrigin } from '#core/audit/origin'
import { optionOrPrompt, passwordOf } from '#plugins/users/commands/questions'
import type { CliCommand } from '#core/console/command'

const changeAdminPassword: CliCommand = {
  name: 'admin:password',
  summary: {
    fr_FR: 'Change le mot de passe d’un compte de l’administration et le déconnecte partout',
    en_GB: 'Changes the password of an account of the back office and signs it out everywhere',
  },
  options: [
    { flags: '--email <email>', summary: { fr_FR: 'Adresse email', en_GB: 'Email address' } },
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
    const password = email ? await passwordOf(call, say('password_prompt')) : ''
    if (!password) {
      terminal.error(say(email ? 'password_missing' : 'email_missing'))
      return 1
    }
    const change = await app.container.make(ChangePassword)
    await change.execute('staff', email, password, systemOrigin('command', 'admin:password'))
    terminal.line(say('password_changed', { email }))
    return 0
  },
}

export default changeAdminPassword
