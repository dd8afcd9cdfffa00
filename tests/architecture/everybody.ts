import { IdentityPort, type Person } from '#core/identity/identity_port'

/** Everybody at once: may come in by every door. */
export class Everybody extends IdentityPort {
  async customer(): Promise<Person> {
    return { kind: 'customer', id: 1, name: 'Test', email: 'test@example.com', permissions: 'all' }
  }

  async staff(): Promise<Person> {
    return { ...(await this.customer()), kind: 'staff' }
  }

  async recall() {
    return null
  }

  async end() {}
}
