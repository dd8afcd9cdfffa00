import { DEMO_CUSTOMERS, DEMO_PASSWORD, DEMO_STAFF } from '../../../plugins/users/demo/demo_accounts.js'
import { Visitor, type Answer } from '#core/testing/visitor'

/** Somebody who speaks to the shop as its screens do; what is refused is thrown. */
export class Caller {
  readonly visitor = new Visitor()

  async call<Data = { id: number }>(method: string, path: string, body?: unknown): Promise<Data> {
    return answered<Data>(await this.visitor.send(method, `/api/${path}`, body), path)
  }

  async upload(path: string, file: { name: string; content: string }): Promise<void> {
    answered(await this.visitor.upload(`/api/${path}`, file), path)
  }
}

/** Staff of the shop, signed in. */
export async function aMemberOfStaff(): Promise<Caller> {
  const staff = new Caller()
  await staff.call('POST', 'admin/users/session', { email: DEMO_STAFF.email, password: DEMO_PASSWORD })
  return staff
}

/** One of the customers whose password is known, signed in. */
export async function aCustomer(at: 0 | 1): Promise<Caller> {
  const customer = new Caller()
  await customer.call('POST', 'users/session', { email: DEMO_CUSTOMERS[at]?.email, password: DEMO_PASSWORD })
  return customer
}

function answered<Data>({ status, body }: Answer, path: string): Data {
  if (status >= 400) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`)
  return (body as { data?: Data } | null)?.data as Data
}
