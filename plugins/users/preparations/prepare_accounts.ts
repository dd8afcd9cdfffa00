import { BootError } from '#core/plugin/boot_error'
import { Store } from '#core/database/store'
import { systemOrigin } from '#core/audit/origin'
import { SeedRoles } from '#plugins/users/actions/seed_roles'
import type { Preparation } from '#core/boot/preparation'

const DEMO = `select id from users_staff where is_demo
  union all select id from users_customers where is_demo`

/** Seeds roles and groups, and refuses a real shop that still has the demo accounts. */
const prepareAccounts: Preparation = {
  async prepare(app) {
    await (await app.container.make(SeedRoles)).execute(systemOrigin('command', 'seed:roles'))
    if (app.config.get<boolean>('cellier.demo', false)) return
    const store = await app.container.make(Store)
    if (!(await store.reader.first(DEMO))) return
    throw new BootError(
      'users',
      'the demo accounts, whose password everybody knows, are still there.',
      'Run "npx cli admin:create": it makes your own administrator and removes the demo accounts.'
    )
  },
}

export default prepareAccounts
