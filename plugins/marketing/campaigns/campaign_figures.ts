import { integer } from '#core/fields/kinds/integer'
import { CAME_BACK, SENT, anyOf } from '#plugins/marketing/campaigns/delivery_states'
import { label } from '#plugins/marketing/conditions/comparison'
import type { RunRows } from '#core/database/run_rows'

const read = { readOnly: true, stored: false } as const

/** Mails of a campaign, and what came of them. */
export const campaignFigures = {
  mails: integer({
    label: label('Emails', 'Mails'),
    help: label('Emails remis à l’envoi.', 'Mails that were handed over.'),
    ...read,
  }),
  waiting: integer({
    label: label('À envoyer', 'To be sent'),
    help: label('Emails qui attendent.', 'Mails that wait.'),
    ...read,
  }),
  suppressed: integer({
    label: label('Adresses écartées', 'Suppressed addresses'),
    help: label('Rien ne leur a été envoyé.', 'Nothing was sent to them.'),
    ...read,
  }),
  bounced: integer({
    label: label('Retours', 'Bounces'),
    help: label('Emails qui sont revenus.', 'Mails that came back.'),
    ...read,
  }),
  complaints: integer({
    label: label('Plaintes', 'Complaints'),
    help: label('Lecteurs qui l’ont signalé comme indésirable.', 'Readers who reported it as unwanted.'),
    ...read,
  }),
  left: integer({
    label: label('Désinscrits', 'Unsubscribed'),
    help: label('Lecteurs qui se sont désinscrits par cet email.', 'Readers who unsubscribed by this mail.'),
    ...read,
  }),
}

const COUNT = (where: string) =>
  `(select count(*) from marketing_deliveries d where d.campaign_id = $row.id and ${where})`

/** The same as columns of the list. */
export const figureColumns = {
  created_at: {
    label: label('Écrite le', 'Written on'),
    column: { type: 'instant' as const, sql: '$row.created_at' },
  },
  mail_count: {
    label: label('Emails', 'Mails'),
    column: { type: 'number' as const, sql: COUNT(`d.state in ${anyOf(SENT)}`) },
  },
  left_count: {
    label: label('Désinscrits', 'Unsubscribed'),
    column: { type: 'number' as const, sql: COUNT('d.left_at is not null') },
  },
}

interface Counted {
  id: number
  mails: number | null
  waiting: number | null
  suppressed: number | null
  bounced: number | null
  complaints: number | null
  left: number | null
}

const sum = (...states: string[]) => `sum(case when state in ${anyOf(states)} then 1 else 0 end)`

/** Fills in the figures of campaigns. */
export async function fillFigures(campaigns: readonly Counted[], run: RunRows): Promise<void> {
  const found = await run<Record<keyof Counted, number>>(
    `select campaign_id as id, ${sum(...SENT)} as mails, ${sum('waiting')} as waiting,
       ${sum('suppressed')} as suppressed, ${sum(...CAME_BACK)} as bounced, ${sum('complaint')} as complaints,
       count(left_at) as "left"
     from marketing_deliveries where campaign_id in (${campaigns.map(() => '?').join(', ')}) group by campaign_id`,
    campaigns.map(({ id }) => id)
  )
  for (const campaign of campaigns) {
    const row = found.find(({ id }) => Number(id) === campaign.id)
    campaign.mails = Number(row?.mails ?? 0)
    campaign.waiting = Number(row?.waiting ?? 0)
    campaign.suppressed = Number(row?.suppressed ?? 0)
    campaign.bounced = Number(row?.bounced ?? 0)
    campaign.complaints = Number(row?.complaints ?? 0)
    campaign.left = Number(row?.left ?? 0)
  }
}
