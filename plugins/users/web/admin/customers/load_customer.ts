import { callOrFail } from '#web/lib/screen_loader'
import type { AdminArgs } from '#web/admin/admin_loader'

/** Everything that the screen of a customer shows, as far as the person may see it. */
export async function loadCustomer({ context, params, locale, staff }: AdminArgs) {
  const id = String(params.id)
  const holds = (key: string) => staff.permissions === 'all' || staff.permissions.includes(key)
  const [customer, figures, choices, timeline, addresses, notes, held] = await Promise.all([
    callOrFail(context, 'GET', 'users.admin.customers.show', { params: { id } }),
    callOrFail(context, 'GET', 'users.admin.customer_figures.index', { params: { id }, query: { locale } }),
    callOrFail(context, 'GET', 'users.admin.customer_choices.index'),
    callOrFail(context, 'GET', 'platform.admin.timeline.index', {
      params: { subject: 'users.customers', id },
    }),
    holds('users.customers.addresses')
      ? callOrFail(context, 'GET', 'users.admin.customer_addresses.index', { params: { id } })
      : null,
    holds('users.customers.notes')
      ? callOrFail(context, 'GET', 'users.admin.customer_notes.index', { params: { id } })
      : null,
    holds('users.customers.gdpr.list')
      ? callOrFail(context, 'GET', 'users.admin.personal_data.show', { params: { id } })
      : null,
  ])
  return {
    customer: customer.data,
    figures: figures.data,
    choices: choices.data,
    timeline,
    addresses: addresses?.data ?? null,
    notes: notes?.data ?? null,
    held: held?.data ?? null,
  }
}
