import type { Schedule } from '#core/jobs/job'

const everyMinute: Schedule = { job: 'catalogue.relist_prices', every: 60 }

export default everyMinute
