import app from '@adonisjs/core/services/app'
import { CheckLinks, POLITE } from '#plugins/cms/broken_links/check_links'
import { TellBrokenLinks } from '#plugins/cms/broken_links/tell_broken_links'
import { countBroken } from '#plugins/cms/broken_links/broken_links_count'
import type { Job } from '#core/jobs/job'

/**
 * Looks at the links of the shop: at those that are due, or at all that were not looked at since somebody asked. So a run
 * that was stopped goes on where it was. A run by the schedule mails staff what it found.
 */
const checkLinksJob: Job = {
  async run({ since = null }, run) {
    const check = await app.container.make(CheckLinks)
    const looked = await check.execute({ ...POLITE, since: since === null ? null : String(since) }, run)
    // Whoever asks for a check reads the report.
    if (since === null) await (await app.container.make(TellBrokenLinks)).execute()
    run.result({ looked, broken: await countBroken() })
  },
}

export default checkLinksJob
