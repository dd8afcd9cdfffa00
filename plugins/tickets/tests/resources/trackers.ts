import { seedTicketWords, ticketWords } from '#plugins/tickets/testing'
import type { ResourceSamples } from '#core/testing/resource_samples'

let statusId = 0

const tracker = (turn: number) => ({
  name: { fr_FR: `Essai ${turn}`, en_GB: `Trial ${turn}` },
  statusId,
  fields: ['description', 'priority'],
  isOpenToCustomers: turn % 2 === 0,
})

/** Each begins with a status. */
export default {
  async prepare() {
    await seedTicketWords()
    statusId = (await ticketWords()).Nouveau ?? 0
  },
  create: tracker,
  change: tracker,
} satisfies ResourceSamples
