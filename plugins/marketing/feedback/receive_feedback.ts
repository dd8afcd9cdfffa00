import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { FEEDBACK_SECRET } from '#plugins/marketing/feedback/settings'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { TellFeedback } from '#core/mail/tell_feedback'
import { isSigned } from '#plugins/marketing/feedback/signature'
import { readEvents } from '#plugins/marketing/feedback/read_events'
import { unauthorised } from '#core/identity/errors'

/** Older events are not taken. Less than events are remembered, so that a replay is never new. */
const OLDEST = 365 * 24 * 3600

/** Takes the signed events of a mail provider. */
@inject()
export class ReceiveFeedback {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly tell: TellFeedback
  ) {}

  /** Returns how many events there were. @throws unauthorised, feedbackUnreadable */
  async execute(body: Buffer, signature: string): Promise<number> {
    if (!isSigned(body, signature, this.settings.get<string>(FEEDBACK_SECRET))) throw unauthorised()
    const events = await readEvents(body, { since: this.clock.isoIn(-OLDEST), now: this.clock.iso() })
    await this.store.transaction((trx) => this.tell.execute(trx, events))
    return events.length
  }
}
