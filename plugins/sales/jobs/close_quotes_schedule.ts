import type { Schedule } from '#core/jobs/job'

const everyHour: Schedule = { job: 'sales.close_quotes', every: 3600 }

export default everyHour
