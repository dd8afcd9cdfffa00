import type { Schedule } from '#core/jobs/job'

/** What comes back without an event about its product, such as by a stock source that opens, is told then. */
const everyHour: Schedule = { job: 'catalogue.tell_stock_back', every: 3600 }

export default everyHour
