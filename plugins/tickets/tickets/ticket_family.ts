import tickets from '#plugins/tickets/resources/tickets'
import { customValues } from '#core/custom_fields/custom_values'
import { joinHooks } from '#core/custom_fields/join_hooks'
import { readTicketFields, ticketFields } from '#plugins/tickets/tickets/ticket_fields'
import { ticketHooks } from '#plugins/tickets/tickets/ticket_hooks'
import type { AnyResource, ResourceHooks } from '#core/resources/resource'
import type { ResourceFamily } from '#core/resources/resource_family'

/** Tickets with the fields that staff added to them. */
const ticketFamily: ResourceFamily = {
  topics: ['tickets.custom_fields', 'tickets.trackers'],
  async read(reader) {
    const custom = ticketFields(await readTicketFields(reader))
    const plain = tickets as unknown as AnyResource
    const names = Object.keys(custom.fields)
    if (names.length === 0) return [plain]
    const [first, ...rest] = plain.form?.main ?? []
    const main = [...(first ? [first] : []), { fields: names }, ...rest]
    return [
      {
        ...plain,
        fields: { ...plain.fields, ...custom.fields },
        form: { ...plain.form, main },
        hooks: joinHooks(
          ticketHooks(custom) as unknown as ResourceHooks<never>,
          customValues('tickets_tickets', custom.fields)
        ),
      },
    ]
  },
}

export default ticketFamily
