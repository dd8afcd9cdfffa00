import type { Schedule } from '#core/jobs/job'

const everyDay: Schedule = { job: 'sales.check_numbers', every: 24 * 3600 }

export default everyDay
