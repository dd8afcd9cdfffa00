import { Store } from '#core/database/store'
import { systemOrigin } from '#core/audit/origin'
import { CreateStaff } from '#plugins/users/actions/create_staff'
import { DEMO_CUSTOMERS, DEMO_PASSWORD, DEMO_STAFF } from '#plugins/users/demo/demo_accounts'
import { loadDemoShoppers } from '#plugins/users/demo/load_demo_shoppers'
import type { DemoLoader } from '#core/plugin/contract'

const STANDING = 'select email from users_staff union select email from users_customers'

/** Makes the demo accounts and says how to sign in with them. */
const demoAccounts: DemoLoader = {
  async load({ app, report }) {
    const store = await app.container.make(Store)
    const rows = await store.reader.all<{ email: string }>(STANDING)
    const standing = new Set(rows.map(({ email }) => email))
    const origin = systemOrigin('command', 'demo')
    const secret = { password: DEMO_PASSWORD, isDemo: true }
    if (!standing.has(DEMO_STAFF.email)) {
      const create = await app.container.make(CreateStaff)
      await create.execute({ ...DEMO_STAFF, ...secret }, origin)
    }
    await loadDemoShoppers(app, standing, origin)
    const { address, basePath } = app.config.get<{ address: string; basePath: string }>('cellier')
    const emails = DEMO_CUSTOMERS.map(({ email }) => email).join(', ')
    const [shop, password] = [`${address}${basePath}`, DEMO_PASSWORD]
    report('users.demo.staff', { address: `${shop}/admin/login`, email: DEMO_STAFF.email, password })
    report('users.demo.customers', { address: `${shop}/login`, emails, password })
  },
}

export default demoAccounts
