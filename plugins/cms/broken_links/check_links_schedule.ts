import type { Schedule } from '#core/jobs/job'

/** Each address is looked at every 72 hours. A run finds those whose time has come. */
const everyHour: Schedule = { job: 'cms.check_links', every: 3600 }

export default everyHour
