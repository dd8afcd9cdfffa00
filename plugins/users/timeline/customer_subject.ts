import type { TimelineSubjectSource } from '#plugins/platform/index'

/** The timeline of a customer. What guests did with the same address is on it, too. */
const customerSubject: TimelineSubjectSource = {
  permission: 'users.customers.list',
  async find(reader, id) {
    const row = await reader.first<{ email: string; erased_at: string | null }>(
      'select email, erased_at from users_customers where id = ?',
      [id]
    )
    return row && { email: row.erased_at === null ? row.email : null, number: null }
  },
}

export default customerSubject
