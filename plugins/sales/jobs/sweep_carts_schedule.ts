import type { Schedule } from '#core/jobs/job'

const everyDay: Schedule = { job: 'sales.sweep_carts', every: 24 * 3600 }

export default everyDay
