import type { Schedule } from '#core/jobs/job'

const everySixHours: Schedule = { job: 'users.sweep_sign_ins', every: 6 * 3600 }

export default everySixHours
