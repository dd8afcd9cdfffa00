import { StartRefused } from '#core/boot/start_refused'
import { Store } from '#core/database/store'
import { terminalLocale } from '#core/i18n/terminal_locale'
import { Translator } from '#core/i18n/translator'
import { systemOrigin } from '#core/audit/origin'
import { SeedRoles } from '#plugins/users/actions/seed_roles'
import type { Preparation } from '#core/boot/preparation'

const DEMO = `select id from users_staff where is_demo
  union all select id from users_customers where is_demo`

/** Seeds roles and groups, refuses a real shop that still has the demo accounts, and says how its first account is made. */
const prepareAccounts: Preparation = {
  async prepare(app, report) {
    await (await app.container.make(SeedRoles)).execute(systemOrigin('command', 'seed:roles'))
    if (app.config.get<boolean>('cellier.demo', false)) return
    const { reader } = await app.container.make(Store)
    if (await reader.first(DEMO)) {
      const translator = await app.container.make(Translator)
      const say = (key: string) => translator.translate(terminalLocale(process.env), key)
      throw new StartRefused(say('users.start.demo_accounts'), say('users.commands.demo_mend'))
    }
    if (!(await reader.first('select id from users_staff limit 1'))) report('users.start.first_admin')
  },
}

export default prepareAccounts
