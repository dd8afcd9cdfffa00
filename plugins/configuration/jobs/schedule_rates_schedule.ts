import type { Schedule } from '#core/jobs/job'

const everyHour: Schedule = { job: 'configuration.schedule_rates', every: 3600 }

export default everyHour
