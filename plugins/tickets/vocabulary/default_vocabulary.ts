/** The words that a new shop begins with, as Redmine has them in French. */
export const STATUSES = [
  { name: { fr_FR: 'Nouveau', en_GB: 'New' }, isClosed: false, doneRatio: 0 },
  { name: { fr_FR: 'En cours', en_GB: 'In progress' }, isClosed: false, doneRatio: 30 },
  { name: { fr_FR: 'Résolu', en_GB: 'Resolved' }, isClosed: false, doneRatio: 90 },
  { name: { fr_FR: 'Commentaire', en_GB: 'Feedback' }, isClosed: false, doneRatio: 50 },
  { name: { fr_FR: 'Fermé', en_GB: 'Closed' }, isClosed: true, doneRatio: 100 },
  { name: { fr_FR: 'Rejeté', en_GB: 'Rejected' }, isClosed: true, doneRatio: 100 },
]

export const TRACKERS = [
  {
    name: { fr_FR: 'Anomalie', en_GB: 'Bug' },
    description: { fr_FR: 'Quelque chose ne va pas.', en_GB: 'Something is wrong.' },
    isOpenToCustomers: true,
  },
  {
    name: { fr_FR: 'Evolution', en_GB: 'Feature' },
    description: { fr_FR: 'Une idée pour la boutique.', en_GB: 'An idea for the shop.' },
    isOpenToCustomers: false,
  },
  {
    name: { fr_FR: 'Assistance', en_GB: 'Support' },
    description: { fr_FR: 'Une question, une demande.', en_GB: 'A question, a request.' },
    isOpenToCustomers: true,
  },
]

const HOUR = 60
/** Eight hours of work. */
const DAY = 8 * HOUR

export const PRIORITIES = [
  { name: { fr_FR: 'Bas', en_GB: 'Low' }, answerMinutes: 2 * DAY, solutionMinutes: null },
  { name: { fr_FR: 'Normal', en_GB: 'Normal' }, answerMinutes: DAY, solutionMinutes: 5 * DAY, isDefault: true },
  { name: { fr_FR: 'Haut', en_GB: 'High' }, answerMinutes: 4 * HOUR, solutionMinutes: 2 * DAY },
  { name: { fr_FR: 'Urgent', en_GB: 'Urgent' }, answerMinutes: 2 * HOUR, solutionMinutes: DAY },
  { name: { fr_FR: 'Immédiat', en_GB: 'Immediate' }, answerMinutes: HOUR, solutionMinutes: 4 * HOUR },
]
