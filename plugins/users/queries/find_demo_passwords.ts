import { inject } from '@adonisjs/core'
import hash from '@adonisjs/core/services/hash'
import { Store } from '#core/database/store'
import { DEMO_PASSWORD } from '#plugins/users/demo/demo_accounts'

/** Addresses of accounts that the demo shop's password opens. */
export interface DemoPasswords {
  /** The demo shop's own accounts. */
  demo: string[]
  /** Members of staff who took its password. */
  others: string[]
}

const DEMO = `select email from users_staff where is_demo
  union all select email from users_customers where is_demo and password is not null order by email`
const STAFF = 'select email, password from users_staff where not is_demo order by email'

/** Looks for the demo shop's password. Trying it takes its time with every member of staff. */
@inject()
export class FindDemoPasswords {
  constructor(private readonly store: Store) {}

  async execute(): Promise<DemoPasswords> {
    const { reader } = this.store
    const demo = await reader.all<{ email: string }>(DEMO)
    const others: string[] = []
    for (const { email, password } of await reader.all<{ email: string; password: string }>(STAFF)) {
      if (await hash.verify(password, DEMO_PASSWORD)) others.push(email)
    }
    return { demo: demo.map(({ email }) => email), others }
  }
}
