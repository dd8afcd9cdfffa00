import app from '@adonisjs/core/services/app'
import { CampaignAudience } from '#plugins/marketing/campaigns/audience'
import { CampaignMail, writtenIn, type CampaignTexts, type Reader } from '#plugins/marketing/campaigns/campaign_mail'
import { AuditLog } from '#core/audit/audit_log'
import { CheckSegment } from '#plugins/marketing/campaigns/check_segment'
import { Clock } from '#core/time/clock'
import { IllegalTransition } from '#core/state_machine/illegal_transition'
import { Mailer } from '#core/mail/mailer'
import { Statements } from '#core/database/statements'
import {
  audienceEmpty,
  campaignBegun,
  campaignClosed,
  campaignMoveRefused,
  campaignUnwritten,
} from '#plugins/marketing/campaigns/errors'
import {
  campaignLife,
  isOpen,
  STATE_LABELS,
  type CampaignAction,
  type CampaignState,
} from '#plugins/marketing/campaigns/campaign_states'
import { keepFigures, type Figures } from '#plugins/marketing/campaigns/campaign_figures'
import { DomainError } from '#core/errors/domain_error'
import { partsIn, type Conditions } from '#plugins/marketing/rules/cart_rule'
import type { Locale } from '#core/i18n/locales'
import type { ResourceHooks, RowAction } from '#core/resources/resource'
import type { Transaction } from '#core/database/store'

/** A campaign as its form edits it. */
export interface CampaignRow extends CampaignTexts, Figures {
  version: number
  name: string
  state: CampaignState
  topicId: number | null
  eventId: number | null
  channels: string[]
  segment: Conditions
  sendAt: string | null
}

/** What somebody reads who is not there: for checks and tests. */
const SAMPLE: Omit<Reader, 'locale'> = {
  subscriberId: 0,
  email: 'prenom.nom@exemple.fr',
  firstName: 'Camille',
  lastName: 'Durand',
  channel: '',
}

export const campaignHooks: ResourceHooks<CampaignRow> = {
  async validate({ before, after }) {
    if (before && !isOpen(before.state)) throw campaignClosed()
    const known = new Set(before ? partsIn(before.segment).map(({ kind }) => kind) : [])
    after.segment = await (await app.container.make(CheckSegment)).execute(after.segment, known)
    await checkTexts(after)
  },
  async afterSave({ before, after }) {
    keepFigures(after, before)
  },
  async beforeDelete({ row }) {
    if (row.state === 'sending' || row.state === 'scheduled') throw campaignBegun()
  },
}

/** Every variable is known, in each language. */
async function checkTexts(campaign: CampaignRow): Promise<void> {
  const letters = (await app.container.make(CampaignMail)).of(campaign)
  for (const locale of writtenIn(campaign)) {
    try {
      await letters.write({ ...SAMPLE, locale })
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      throw new DomainError(error.kind, error.parameters, `body.${locale}`)
    }
  }
}

const SUBJECT = 'marketing.campaigns'

type Action = RowAction<CampaignRow>

const move =
  (action: CampaignAction, check?: (row: CampaignRow) => Promise<void>): Action['run'] =>
  async ({ trx, row, origin, locale }) => {
    const to = nextState(row.state, action, locale)
    await check?.(row)
    await write(trx, row.id, to)
    const audit = await app.container.make(AuditLog)
    const changes: Record<string, [unknown, unknown]> = { state: [row.state, to] }
    await audit.record(trx, origin, { subject: SUBJECT, subjectId: String(row.id), action: 'updated', changes })
  }

function nextState(from: CampaignState, action: CampaignAction, locale: Locale): CampaignState {
  try {
    return campaignLife.transition(from, action)
  } catch (error) {
    if (error instanceof IllegalTransition) throw campaignMoveRefused({ state: STATE_LABELS[from][locale] })
    throw error
  }
}

async function write(trx: Transaction, id: number, state: CampaignState): Promise<void> {
  const now = (await app.container.make(Clock)).iso()
  const sql = 'update marketing_campaigns set state = ?, version = version + 1, updated_at = ? where id = ?'
  await new Statements(trx).all(sql, state, now, id)
}

/** What is sent has words, and somebody to read them. An occasion may find its readers later. */
async function checkReady(row: CampaignRow): Promise<void> {
  if (writtenIn(row).length === 0) throw campaignUnwritten()
  if (row.eventId !== null) return
  const audience = await app.container.make(CampaignAudience)
  if ((await audience.count(row)) === 0) throw audienceEmpty()
}

export const moves = {
  send: move('send', checkReady),
  pause: move('pause'),
  resume: move('resume'),
  stop: move('stop'),
}

/** Sends it to the one who asks, in every language that it is written in. */
export const sendTest: Action['run'] = async ({ trx, row, origin }) => {
  if (writtenIn(row).length === 0) throw campaignUnwritten()
  const [staff] = await new Statements(trx).all<{ email: string }>(
    'select email from users_staff where id = ?',
    origin.actor.id
  )
  if (!staff) return
  const letters = (await app.container.make(CampaignMail)).of(row)
  const mailer = await app.container.make(Mailer)
  for (const locale of writtenIn(row)) {
    const letter = await letters.write({ ...SAMPLE, locale })
    if (!letter) continue
    const mail = { to: staff.email, locale, channel: null, template: 'marketing.campaign_test' }
    await mailer.sendComposed(trx, { ...mail, ...letter })
  }
}

/** A draft of the same words and readers. */
export const copy: Action['run'] = async ({ trx, row, origin }) => {
  const now = (await app.container.make(Clock)).iso()
  const [made] = await new Statements(trx).all<{ id: number }>(
    `insert into marketing_campaigns (name, state, subject, preheader, body, topic_id, event_id, channels, segment,
       last_occasion, created_at, updated_at)
     select name, 'draft', subject, preheader, body, topic_id, event_id, channels, segment, '', ?, ?
     from marketing_campaigns where id = ? returning id`,
    now,
    now,
    row.id
  )
  const open = Number(made?.id)
  const audit = await app.container.make(AuditLog)
  await audit.record(trx, origin, { subject: SUBJECT, subjectId: String(open), action: 'created', changes: {} })
  return { open }
}
