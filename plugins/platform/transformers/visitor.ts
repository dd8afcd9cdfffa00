import type { Person } from '#core/identity/identity_port'

/** A signed-in person as their own browser sees them. */
export interface VisitorPerson {
  name: string
  email: string
}

export interface VisitorStaff extends VisitorPerson {
  /** Keys held: menus and buttons go by them; the server checks each call itself. */
  permissions: string[] | 'all'
}

export interface Visitor {
  customer: VisitorPerson | null
  staff: VisitorStaff | null
}

export function visitorOf(customer: Person | null, staff: Person | null): Visitor {
  return {
    customer: customer && { name: customer.name, email: customer.email },
    staff: staff && {
      name: staff.name,
      email: staff.email,
      permissions: staff.permissions === 'all' ? 'all' : [...staff.permissions],
    },
  }
}
