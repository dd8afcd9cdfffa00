import { FindDemoPasswords } from '#plugins/users/queries/find_demo_passwords'
import { Translator } from '#core/i18n/translator'
import type { Inspection } from '#core/console/inspection'

/** Checks that no account of a real shop has the password of the demo shop. */
const inspectDemoAccounts: Inspection = {
  title: { fr_FR: 'Comptes de démonstration', en_GB: 'Demo accounts' },
  async look(app, locale) {
    const words = await app.container.make(Translator)
    const say = (key: string, parameters = {}) => words.translate(locale, `users.commands.${key}`, parameters)
    if (app.config.get<boolean>('cellier.demo', false)) return { ok: true, detail: say('demo_open') }
    const find = await app.container.make(FindDemoPasswords)
    const { demo, others } = await find.execute()
    if (demo.length > 0) return { ok: false, detail: list(demo), mend: say('demo_mend') }
    const [email] = others
    if (email) return { ok: false, detail: list(others), mend: say('demo_password_mend', { email }) }
    return { ok: true, detail: say('demo_none') }
  },
}

export default inspectDemoAccounts

function list(emails: readonly string[]): string {
  return emails.join(', ')
}
