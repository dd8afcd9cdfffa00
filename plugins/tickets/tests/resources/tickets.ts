import { seedTicketWords, ticketWords } from '#plugins/tickets/testing'
import type { ResourceSamples } from '#core/testing/resource_samples'

let words: Record<string, number> = {}

const ticket = (turn: number) => ({
  subject: `Bouteille cassée ${turn}`,
  trackerId: words.Anomalie,
  description: `Numéro ${turn} est arrivée cassée.`,
  priorityId: words.Haut,
  startOn: '2026-11-02',
  dueOn: '2026-11-20',
  doneRatio: 10 * turn,
  estimatedMinutes: 30 * turn,
  isPrivate: turn % 2 === 0,
})

/** With the words of a new shop. Workflow, subtasks and clocks have specs of their own. */
export default {
  async prepare() {
    await seedTicketWords()
    words = await ticketWords()
  },
  create: ticket,
  // The subject is personal, and changing it leaves no entry in the audit log.
  change: (turn) => ({ statusId: words['En cours'], ...ticket(turn), subject: `Autre sujet ${turn}` }),
  // The context of the rules, custom fields, the history and its event.
  beyond: 8,
} satisfies ResourceSamples
