import type { Schedule } from '#core/jobs/job'

const everyDay: Schedule = { job: 'catalogue.sweep_wishlists', every: 24 * 3600 }

export default everyDay
