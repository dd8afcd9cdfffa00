import type { Schedule } from '#core/jobs/job'

const everyHour: Schedule = { job: 'sales.sweep_keys', every: 3600 }

export default everyHour
