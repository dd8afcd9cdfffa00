import type { Schedule } from '#core/jobs/job'

const everyTenMinutes: Schedule = { job: 'sales.cancel_unpaid', every: 600 }

export default everyTenMinutes
